import { isSameRecord } from '#domain/staff/merge-edits.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { RecheckEntry } from '#server/api/staff/staff-answers.ts';

/** An entry that is being checked: the decisions on its facts, and the present fact. Nothing of it is stored yet. */
export interface Checking {
  /** The entry as it was when the decisions were made. */
  entry: RecheckEntry;
  /** Decisions by the ids of the facts, in the order in which they were made. */
  decisions: ReadonlyMap<string, RecheckDecision>;
  /** The fact that the keys act on; undefined once all are decided. */
  present: string | undefined;
}

/** Starts to check an entry, without any decision. */
export const beginChecking = (entry: RecheckEntry): Checking => settled(entry, new Map());

/** Moves to the first fact without a decision: after this one, then from the top. */
function settled(entry: RecheckEntry, decisions: Checking['decisions'], after?: string): Checking {
  const ids = entry.facts.map(({ fact }) => fact.id);
  const start = after === undefined ? 0 : ids.indexOf(after) + 1;
  return { entry, decisions, present: [...ids.slice(start), ...ids.slice(0, start)].find((id) => !decisions.has(id)) };
}

/** Adds a decision as the latest, and moves to the next open fact. */
export function withDecision({ entry, decisions }: Checking, decision: RecheckDecision): Checking {
  const others = [...decisions].filter(([id]) => id !== decision.id);
  return settled(entry, new Map([...others, [decision.id, decision]]), decision.id);
}

/** Removes the decision on one fact, which becomes the present one again. */
export const withoutDecision = ({ entry, decisions }: Checking, id: string): Checking => ({
  entry,
  decisions: new Map([...decisions].filter(([other]) => other !== id)),
  present: id,
});

/** Returns the decisions to send: those made, and “still true” for the rest. */
export const allDecisions = ({ entry, decisions }: Checking): RecheckDecision[] =>
  entry.facts.map(({ fact, version }) => decisions.get(fact.id) ?? { id: fact.id, version, found: 'still true' });

/**
 * Keeps the decisions that still hold after somebody else changed the entry: those on facts that say the same, though they may
 * have been read again meanwhile.
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

const saysTheSame = (before: Fact, after: Fact) => isSameRecord({ ...before, read: '' }, { ...after, read: '' });
