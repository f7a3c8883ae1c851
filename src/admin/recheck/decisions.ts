import { isSameRecord } from '#domain/staff/merge-edits.ts';
import type { RecheckEntry } from '#domain/staff/recheck-views.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';

/** What was decided of an entry's facts on this screen, by their ids, in the order in which it was decided. */
export type Decisions = ReadonlyMap<string, RecheckDecision>;

/** The first fact without a decision, from this one on and then from the top. */
export function nextOpen({ facts }: RecheckEntry, decisions: Decisions, after?: string): string | undefined {
  const ids = facts.map(({ fact }) => fact.id);
  const start = after === undefined ? 0 : ids.indexOf(after) + 1;
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => !decisions.has(id));
}

/** What is sent: what was decided, and that the rest is still true. */
export const allDecisions = ({ facts }: RecheckEntry, decisions: Decisions): RecheckDecision[] =>
  facts.map(({ fact, version }) => decisions.get(fact.id) ?? { id: fact.id, version, found: 'still true' });

/**
 * The decisions that still hold after somebody else changed the entry: those on facts that say what they said, though they may have
 * been read again meanwhile.
 */
export const stillHolding = (before: RecheckEntry, now: RecheckEntry, decisions: Decisions): Decisions =>
  new Map(
    [...decisions].flatMap(([id, decision]) => {
      const [was, is] = [before, now].map(({ facts }) => facts.find(({ fact }) => fact.id === id));
      return was && is && saysTheSame(was.fact, is.fact) ? [[id, { ...decision, version: is.version }] as const] : [];
    }),
  );

const saysTheSame = (was: Fact, is: Fact) => isSameRecord({ ...was, read: '' }, { ...is, read: '' });
