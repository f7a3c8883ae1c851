import { isSameRecord } from '#domain/staff/merge-edits.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { RecheckEntry } from '#server/api/staff/staff-answers.ts';

/** An entry that is being checked: what was decided of its facts, and where one is. Nothing of it is stored yet. */
export interface Checking {
  /** The entry as it was when the decisions were made. */
  entry: RecheckEntry;
  /** By the ids of the facts, in the order in which it was decided. */
  decisions: ReadonlyMap<string, RecheckDecision>;
  /** The fact that the keys are about; none once all are decided. */
  present: string | undefined;
}

/** An entry of which nothing is decided yet. */
export const beginChecking = (entry: RecheckEntry): Checking => settled(entry, new Map());

/** The first fact without a decision, from the one after this and then from the top. */
function settled(entry: RecheckEntry, decisions: Checking['decisions'], after?: string): Checking {
  const ids = entry.facts.map(({ fact }) => fact.id);
  const start = after === undefined ? 0 : ids.indexOf(after) + 1;
  return { entry, decisions, present: [...ids.slice(start), ...ids.slice(0, start)].find((id) => !decisions.has(id)) };
}

/** With one more decision, the latest last, at the next fact that is open. */
export function withDecision({ entry, decisions }: Checking, decision: RecheckDecision): Checking {
  const others = [...decisions].filter(([id]) => id !== decision.id);
  return settled(entry, new Map([...others, [decision.id, decision]]), decision.id);
}

/** Without the decision on one fact, which is the present one again. */
export const withoutDecision = ({ entry, decisions }: Checking, id: string): Checking => ({
  entry,
  decisions: new Map([...decisions].filter(([other]) => other !== id)),
  present: id,
});

/** The decisions to send: those made, and “still true” for the rest. */
export const allDecisions = ({ entry, decisions }: Checking): RecheckDecision[] =>
  entry.facts.map(({ fact, version }) => decisions.get(fact.id) ?? { id: fact.id, version, found: 'still true' });

/**
 * What still holds after somebody else changed the entry: the decisions on facts that say what they said, though they may have been
 * read again meanwhile.
 */
export function onEntry(checking: Checking | undefined, now: RecheckEntry): Checking {
  if (!checking) return beginChecking(now);
  const { entry: before, decisions, present } = checking;
  if (before === now) return checking;
  const holding = new Map(
    [...decisions].flatMap(([id, decision]) => {
      const [was, is] = [before, now].map(({ facts }) => facts.find(({ fact }) => fact.id === id));
      return was && is && saysTheSame(was.fact, is.fact) ? [[id, { ...decision, version: is.version }] as const] : [];
    }),
  );
  const isThere = now.facts.some(({ fact }) => fact.id === present);
  return isThere && holding.size === decisions.size ? { entry: now, decisions: holding, present } : settled(now, holding);
}

const saysTheSame = (was: Fact, is: Fact) => isSameRecord({ ...was, read: '' }, { ...is, read: '' });
