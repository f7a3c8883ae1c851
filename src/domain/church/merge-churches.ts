import type { ChurchFile, KeptPolicy, ToolInUse, TrainingResult } from './church-file.ts';

/**
 * Merges two people's files without loss: what both contain alike is in it once, and what differs is in it twice (`doubles` finds
 * it), except for the days, of which the later look and the earlier start count. Of fields that this version does not know, those
 * of `mine` win where both have them.
 */
export function mergeChurches(mine: ChurchFile, theirs: ChurchFile): ChurchFile {
  return {
    ...theirs,
    ...mine,
    version: Math.max(mine.version, theirs.version),
    policies: joined(mine.policies, theirs.policies).toSorted(newestFirst),
    tools: mergeTools(mine.tools, theirs.tools),
    training: joinedResults(mine.training, theirs.training),
  };
}

/** Merges the tools alone, as a shared link brings them. */
export function mergeTools(mine: readonly ToolInUse[], theirs: readonly ToolInUse[]): ToolInUse[] {
  const merged = [...mine];
  const places = new Map(merged.map((tool, at) => [inOrder(withoutDays(tool)), at] as const).toReversed());
  for (const tool of theirs) {
    const says = inOrder(withoutDays(tool));
    const at = places.get(says) ?? merged.length;
    const known = merged[at];
    merged[at] = known ? withDaysOf(known, tool) : tool;
    places.set(says, at);
  }
  return merged;
}

/** Tools that are listed more than once under the same plan: someone decides which of the lines is right. */
export const doubles = (tools: readonly ToolInUse[]): Set<ToolInUse> =>
  new Set([...Map.groupBy(tools, whatAndPlan).values()].filter((group) => group.length > 1).flat());

const whatAndPlan = ({ tool, name = '', plan = '' }: ToolInUse) => `${tool ?? `=${name.trim().toLowerCase()}`} ${plan}`;

/** An entry without its days; the name of a tool of the hub adds nothing to its slug. */
const withoutDays = ({ added: _, looked: _looked, name, ...rest }: ToolInUse) => (rest.tool ? rest : { ...rest, name });

function withDaysOf(one: ToolInUse, other: ToolInUse): ToolInUse {
  const added = [one.added, other.added].filter((day) => day !== undefined).sort()[0];
  const looked = [one.looked, other.looked]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return { ...one, ...(added && { added }), ...(looked && { looked }) };
}

function joined<T extends object>(mine: readonly T[], theirs: readonly T[]): T[] {
  const said = new Set(mine.map(inOrder));
  return [...mine, ...theirs.filter((one) => !said.has(inOrder(one)))];
}

/**
 * One result for each person and version of the policy, the better one; results without an id are kept once if they are equal.
 */
function joinedResults(mine: readonly TrainingResult[], theirs: readonly TrainingResult[]): TrainingResult[] {
  const isSame = (one: TrainingResult, other: TrainingResult) =>
    one.id !== undefined && one.id === other.id && one.mark === other.mark;
  return joined(
    mine.map((one) => theirs.find((other) => isSame(one, other) && other.score > one.score) ?? one),
    theirs.filter((other) => !mine.some((one) => isSame(one, other))),
  );
}

const newestFirst = (a: KeptPolicy, b: KeptPolicy) => b.day.localeCompare(a.day);

/** A canonical text of a value, independent of the order of its fields. */
const inOrder = (value: object): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
