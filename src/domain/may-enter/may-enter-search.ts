/** Question in the address: a kind or a name for it, and a tool’s slug or name. */
export interface MayEnterSearch {
  what?: string;
  tool?: string;
}

/** Longest name that is looked up, in characters. */
export const longestAsked = 80;

/** Value in the address for every tool at once. */
export const anyTool = 'any';
/** Text of that choice in the field. */
export const nameOfAnyTool = 'Any tool';

/** Normalizes the tool of a question: anything that means any tool is `anyTool`, as is an empty field. */
export const toolAskedFor = (text: string): string =>
  ['', anyTool, nameOfAnyTool.toLowerCase()].includes(text.trim().toLowerCase()) ? anyTool : text.trim();

/** Parses the address. A form with an empty field asks for any tool; without the field nothing was asked yet. */
export function parseMayEnter(raw: Record<string, unknown>): MayEnterSearch {
  const what = typeof raw.what === 'string' ? raw.what.trim().slice(0, longestAsked) : '';
  return {
    what: what || undefined,
    tool: typeof raw.tool === 'string' ? toolAskedFor(raw.tool.slice(0, longestAsked)) : undefined,
  };
}
