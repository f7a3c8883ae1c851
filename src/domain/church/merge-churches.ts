import type { ChurchFile, KeptPolicy, ToolInUse, TrainingResult } from './church-file.ts';

/**
 * Merges two people's files without loss: equal entries are in it once, different ones twice (`doubles` finds them), except for
 * the days, of which the later look and the earlier start count. Unknown fields that both files have are taken from `mine`.
 */
export function mergeChurches(mine: ChurchFile, theirs: ChurchFile): ChurchFile {
  return {
    ...theirs,
    ...mine,
    version: Math.max(mine.version, theirs.version),
    policies: join(mine.policies, theirs.policies).toSorted(newestFirst),
    tools: mergeTools(mine.tools, theirs.tools),
    training: joinResults(mine.training, theirs.training),
  };
}

/** Merges the tools alone, as from a shared link. */
export function mergeTools(mine: readonly ToolInUse[], theirs: readonly ToolInUse[]): ToolInUse[] {
  const merged = [...mine];
  const places = new Map(merged.map((tool, at) => [inOrder(withoutDays(tool)), at] as const).toReversed());
  for (const tool of theirs) {
    const says = inOrder(withoutDays(tool));
    const at = places.get(says) ?? merged.length;
    const match = merged[at];
    merged[at] = match ? withDaysOf(match, tool) : tool;
    places.set(says, at);
  }
  return merged;
}

/** Finds tools that are listed more than once under the same plan, for a person to decide which line is right. */
export const doubles = (tools: readonly ToolInUse[]): Set<ToolInUse> =>
  new Set([...Map.groupBy(tools, whatAndPlan).values()].filter((group) => group.length > 1).flat());

const whatAndPlan = ({ tool, name = '', plan = '' }: ToolInUse) => `${tool ?? `=${name.trim().toLowerCase()}`} ${plan}`;

/** Strips the days, and the name of a tool of the hub, which adds nothing to its slug. */
const withoutDays = ({ added: _, looked: _looked, name, ...rest }: ToolInUse) => (rest.tool ? rest : { ...rest, name });

function withDaysOf(one: ToolInUse, other: ToolInUse): ToolInUse {
  const addedDay = [one.added, other.added].filter((day) => day !== undefined).sort()[0];
  const lookedDay = [one.looked, other.looked]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return { ...one, ...(addedDay && { added: addedDay }), ...(lookedDay && { looked: lookedDay }) };
}

function join<T extends object>(mine: readonly T[], theirs: readonly T[]): T[] {
  const contents = new Set(mine.map(inOrder));
  return [...mine, ...theirs.filter((one) => !contents.has(inOrder(one)))];
}

/** Merges results: the better one of each person and version of the policy. Equal results without an id are kept once. */
function joinResults(mine: readonly TrainingResult[], theirs: readonly TrainingResult[]): TrainingResult[] {
  const isSame = (one: TrainingResult, other: TrainingResult) =>
    one.id !== undefined && one.id === other.id && one.mark === other.mark;
  return join(
    mine.map((one) => theirs.find((other) => isSame(one, other) && other.score > one.score) ?? one),
    theirs.filter((other) => !mine.some((one) => isSame(one, other))),
  );
}

const newestFirst = (a: KeptPolicy, b: KeptPolicy) => b.day.localeCompare(a.day);

/** Serializes a value canonically, independent of the order of its fields. */
const inOrder = (value: object): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
