import type { FactOfToolView, TermsChangesView } from '#domain/catalogue/views.ts';
import type { FactParameters, TermsChangeParameters } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot, ChangeOfTool } from '#domain/snapshot/snapshot.ts';
import { toCsv } from '#domain/staff/csv.ts';
import { ageNotices } from '#domain/trust/age.ts';
import type { Evidence, Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { FactView, TermsChangeView } from '#domain/trust/fact-views.ts';

// What leaves of the evidence on tools.

const none: Evidence = { facts: [], changes: [] };

/** The facts on a tool and the changes of its maker's terms. */
export const evidenceOf = (snapshot: CatalogueSnapshot, slug: string): Evidence => snapshot.evidence.get(slug) ?? none;

/** Dated records, the newest first. */
export const newestFirst = <T extends { date: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

/** @param today the day by which facts are old: 2026-11-22 */
export const presentFact = (fact: Fact, today: string): FactView => ({
  about: fact.about,
  plan: fact.plan,
  answer: fact.answer,
  says: fact.says,
  quote: fact.quote,
  document: fact.document,
  dated: fact.dated,
  source: fact.source,
  by: fact.by,
  read: fact.read,
  copied: fact.copied ?? null,
  confidence: fact.confidence,
  region: fact.region,
  notices: ageNotices(fact, today),
});

export const presentTermsChange = (change: TermsChange): TermsChangeView => ({
  date: change.date,
  title: change.title,
  what: change.what,
  who: change.who,
  advice: change.advice,
  touches: change.touches,
  quote: change.quote,
  document: change.document,
  source: change.source,
  by: change.by,
  read: change.read,
  copied: change.copied ?? null,
});

/** The facts that were asked for, tool by tool in order of name. */
export const presentFacts = (
  snapshot: CatalogueSnapshot,
  { about, answer, tool }: FactParameters,
  today: string,
): FactOfToolView[] =>
  snapshot.tools
    .filter(({ slug }) => tool === undefined || slug === tool)
    .flatMap(({ slug }) =>
      evidenceOf(snapshot, slug)
        .facts.filter((fact) => (about === undefined || fact.about === about) && (answer === undefined || fact.answer === answer))
        .map((fact) => ({ tool: slug, ...presentFact(fact, today) })),
    );

/** The changes that were asked for, the newest first: for the page, the API and the feed alike. */
export function findTermsChanges(
  { termsChanges }: CatalogueSnapshot,
  { tool = 'all', about = 'all' }: TermsChangeParameters,
): ChangeOfTool[] {
  return termsChanges.filter(
    (change) => (tool === 'all' || change.tool === tool) && (about === 'all' || change.touches.includes(about)),
  );
}

/** … and what may be asked for. */
export function presentTermsChanges(snapshot: CatalogueSnapshot, asked: TermsChangeParameters): TermsChangesView {
  const { termsChanges, tools } = snapshot;
  const changed = new Set(termsChanges.map((change) => change.tool));
  const names = new Map(tools.map(({ slug, name }) => [slug, name]));
  return {
    changes: findTermsChanges(snapshot, asked).map((change) => ({
      tool: change.tool,
      toolName: names.get(change.tool) ?? change.tool,
      ...presentTermsChange(change),
    })),
    total: termsChanges.length,
    tools: tools.filter(({ slug }) => changed.has(slug)).map(({ slug, name }) => ({ slug, name })),
  };
}

const csvColumns = [
  ...([
    'tool',
    'about',
    'plan',
    'region',
    'answer',
    'says',
    'quote',
    'document',
    'dated',
    'source',
    'by',
    'read',
    'copied',
  ] as const),
  ...(['confidence', 'notices'] as const),
];

/** Every fact on every tool, for a spreadsheet. @param today the day by which facts are old: 2026-11-22 */
export const factsCsv = (snapshot: CatalogueSnapshot, today: string): string =>
  toCsv(csvColumns, presentFacts(snapshot, {}, today));
