import type { Cause } from './cause.ts';
import type { DataPolicy } from './data-policy-schema.ts';
import type { EntryItem } from './entry-groups.ts';
import { entryGroups } from './entry-groups.ts';
import { verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import type { Kind, Use } from './kinds.ts';
import { kinds, uses } from './kinds.ts';
import type { PolicyToday } from './policy-today.ts';
import { isStricter, policyToday } from './policy-today.ts';
import type { Verdict } from './verdict.ts';

/** Kinds of information that share a verdict, a condition and a reason. */
interface CardLine {
  kinds: string;
  /** Completes 'only if …'. */
  condition?: string;
  /** The reason printed under it. */
  because?: string;
}

/** One kind with its verdict, the cause, and its sentence. */
interface CardKind {
  kind: Kind;
  verdict: Verdict;
  cause: Cause;
  says: string;
}

/** The kinds with one verdict for one use. */
interface CardBand {
  verdict: Verdict;
  /** Names of all its kinds in a few words. */
  inShort: string;
  lines: CardLine[];
}

/** The content of a card: one sentence, then band by band for each use. */
export interface EvidenceCard {
  opening: string;
  uses: { use: Use; label: string; bands: CardBand[]; kinds: CardKind[] }[];
}

/**
 * The card of a tool on a day. A use that does not arise has no bands.
 * @param today a date such as 2026-11-22
 */
export function evidenceCard({ dataPolicy }: { dataPolicy: DataPolicy }, facts: readonly Fact[], today: string): EvidenceCard {
  const policy = policyToday(dataPolicy, facts, today);
  return {
    // A card that is stricter today can't keep the authored sentence, which promises more than the facts support.
    opening: (!isStricter(policy, dataPolicy) && dataPolicy.opening) || openingByRule(policy),
    uses: uses.map(({ use, label }) => {
      const groups = entryGroups(policy, use);
      return {
        use,
        label,
        bands: groups.map(({ verdict, items }) => ({ verdict, inShort: inShort(items), lines: linesOf(items) })),
        kinds: groups.flatMap(({ verdict, items }) =>
          items.flatMap(({ kind, cause, says }) => (cause && says ? [{ kind, verdict, cause, says }] : [])),
        ),
      };
    }),
  };
}

/** One line for the kinds that share condition and reason; the first name keeps its capital. */
function linesOf(items: readonly EntryItem[]): CardLine[] {
  const groups = Map.groupBy(items, ({ condition, because }) => JSON.stringify([condition, because]));
  return [...groups.values()].map((group) => {
    const { condition, because } = group[0] ?? {};
    const names = group.map(({ label }, place) => (place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)));
    return {
      kinds: names.join(' · '),
      ...(condition && { condition }),
      ...(because && { because }),
    };
  });
}

/** The kinds in a few words: 'Drafts, anything about people'; the first name keeps its capital. */
function inShort(items: readonly EntryItem[]): string {
  const isPersonal = ({ kind }: EntryItem) => personalKinds.has(kind);
  const isAllPeople = items.filter(isPersonal).length === personalKinds.size;
  const names = isAllPeople
    ? [...items.filter((item) => !isPersonal(item)).map(({ short }) => short), 'Anything about people']
    : items.map(({ short }) => short);
  return names.map((name, place) => (place === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');
}

const personalKinds = new Set(kinds.filter(({ personal }) => personal).map(({ kind }) => kind as Kind));

/** A first sentence that the verdicts support. */
function openingByRule({ ai, records, runsLocally }: PolicyToday): string {
  if (!ai && !records) return 'You don’t enter anything here: you read or watch it.';
  if (!ai) return 'It’s a place for our own records, within the limits below.';
  if (runsLocally) return 'It runs on the church’s own computer. See below what may be entered.';
  if (verdictOf(ai.publicText) !== 'fine') return 'Very little, and only what’s listed below.';
  const isOpenToPeople = kinds.some(({ kind, personal }) => personal && ['only', 'fine'].includes(verdictOf(ai[kind])));
  return isOpenToPeople
    ? 'Published texts, yes. About people, only what’s listed below.'
    : 'Published texts, yes. Nothing about people.';
}
