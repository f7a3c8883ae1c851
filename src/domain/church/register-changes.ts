import type { ToolInUse } from './church-file.ts';

// A change finds its entry by content in the current list: another tab may have changed the list since, so an index in an older
// list is invalid.

/** Finds the index of an entry by its content; -1 if another tab changed or removed it. */
const placeOf = (tools: readonly ToolInUse[], entry: ToolInUse): number => {
  const says = JSON.stringify(entry);
  return tools.findIndex((one) => JSON.stringify(one) === says);
};

/** Copies the list with one entry replaced or removed; unchanged if the entry isn't in it any more. */
export const withReplaced = (tools: readonly ToolInUse[], entry: ToolInUse, by?: ToolInUse): ToolInUse[] => {
  const place = placeOf(tools, entry);
  return place === -1 ? [...tools] : tools.toSpliced(place, 1, ...(by ? [by] : []));
};

/**
 * Copies the list with an edited entry in place of its former version, or at the end if that isn't in it any more, so that no
 * input is lost.
 */
export const withSaved = (tools: readonly ToolInUse[], entry: ToolInUse, former: ToolInUse | undefined): ToolInUse[] =>
  former && placeOf(tools, former) !== -1 ? withReplaced(tools, former, entry) : [...tools, entry];

/** Copies the list with a removed entry back at its former index. */
export const withPutBack = (tools: readonly ToolInUse[], entry: ToolInUse, place: number): ToolInUse[] =>
  tools.toSpliced(place, 0, entry);
