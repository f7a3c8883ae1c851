/** What is asked, as it stands in the address: a kind or what people call it, and a tool’s slug or name. */
export interface MayEnterSearch {
  what?: string;
  tool?: string;
}

/** The longest name that is looked up, in characters. */
export const longestAsked = 80;

/** Reads the address; 'any' is no tool. */
export function parseMayEnter(raw: Record<string, unknown>): MayEnterSearch {
  const said = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longestAsked) : undefined;
  return { what: said(raw.what), tool: said(raw.tool) };
}
