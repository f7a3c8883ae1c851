import type { RecheckEntry } from '#domain/staff/recheck-views.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';

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

/** The decisions that still hold after somebody else changed the entry: those on facts that are as they were. */
export const stillHolding = ({ facts }: RecheckEntry, decisions: Decisions): Decisions =>
  new Map([...decisions].filter(([id, { version }]) => facts.some((row) => row.fact.id === id && row.version === version)));
