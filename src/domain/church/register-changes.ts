import type { ToolInUse } from './church-file.ts';

// A change goes by what the list holds now: another tab may have changed it since this one read it, so no place in an older list counts.

/** Where an entry stands, by what it says; -1 where another tab changed or removed it. */
const placeOf = (tools: readonly ToolInUse[], entry: ToolInUse): number => {
  const says = JSON.stringify(entry);
  return tools.findIndex((one) => JSON.stringify(one) === says);
};

/** The list with another entry, or none, in place of one; as it is where that one isn't in it any more. */
export const withReplaced = (tools: readonly ToolInUse[], entry: ToolInUse, by?: ToolInUse): ToolInUse[] => {
  const place = placeOf(tools, entry);
  return place === -1 ? [...tools] : tools.toSpliced(place, 1, ...(by ? [by] : []));
};

/** The list with an entry that somebody filled in, in place of what it began with; at the end where that isn't in it any more, so that nothing typed is lost. */
export const withSaved = (tools: readonly ToolInUse[], entry: ToolInUse, begun: ToolInUse | undefined): ToolInUse[] =>
  begun && placeOf(tools, begun) !== -1 ? withReplaced(tools, begun, entry) : [...tools, entry];

/** The list with an entry back where it was before it was removed. */
export const withPutBack = (tools: readonly ToolInUse[], entry: ToolInUse, place: number): ToolInUse[] =>
  tools.toSpliced(place, 0, entry);
