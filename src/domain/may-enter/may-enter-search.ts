/** What is asked, as it stands in the address: a kind or what people call it, and a tool’s slug or name. */
export interface MayEnterSearch {
  what?: string;
  tool?: string;
}

/** The longest name that is looked up, in characters. */
export const longestAsked = 80;

/** Stands in the address for every tool at once. */
export const anyTool = 'any';
/** … and in the field. */
export const nameOfAnyTool = 'Any tool';

/** A tool as it was asked for: whatever means any of them is `anyTool`, as is a field that was left empty. */
export const toolAskedFor = (typed: string): string =>
  ['', anyTool, nameOfAnyTool.toLowerCase()].includes(typed.trim().toLowerCase()) ? anyTool : typed.trim();

/** Reads the address. A form that was sent with an empty field asks for any tool; without the field nothing was asked yet. */
export function parseMayEnter(raw: Record<string, unknown>): MayEnterSearch {
  const what = typeof raw.what === 'string' ? raw.what.trim().slice(0, longestAsked) : '';
  return {
    what: what || undefined,
    tool: typeof raw.tool === 'string' ? toolAskedFor(raw.tool.slice(0, longestAsked)) : undefined,
  };
}
