import type { FactOfToolView, TermsChangesView } from '#domain/catalogue/views.ts';
import { toCsv } from '#domain/csv/csv.ts';
import { project } from '#domain/project.ts';
import type { ReadParameters } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot, ChangeOfTool } from '#domain/snapshot/snapshot.ts';
import { ageNotices } from '#domain/trust/age.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { chosenTools } from '#domain/trust/chosen-tools.ts';
import type { Evidence, Fact, Seen, TermsChange } from '#domain/trust/fact-schema.ts';
import type { FactView, TermsChangeView } from '#domain/trust/fact-views.ts';
import { factViewSchema, termsChangeViewSchema } from '#domain/trust/fact-views.ts';
import { whenceOf, whenceOfTerms } from '#domain/trust/whence.ts';

// Presenters of the evidence on tools; their views list the fields that leave the server.

const none: Evidence = { facts: [], changes: [] };

/** Facts on a tool and changes of its maker's terms; empty lists if there are none. */
export const evidenceOf = (snapshot: CatalogueSnapshot, slug: string): Evidence => snapshot.evidence.get(slug) ?? none;

/** Sorts dated records, the newest first. */
export const newestFirst = <T extends { date: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

const factView = project(factViewSchema);

/** @param today the day by which facts are old: 2026-11-22 */
export const presentFact = (fact: Fact & Seen, today: string): FactView =>
  factView(fact, {
    copied: fact.copied ?? null,
    seen: fact.seen ?? null,
    whence: fact.by === 'maker' ? whenceOfTerms(fact) : whenceOf(fact),
    edition: fact.edition ?? null,
    notices: ageNotices(fact, today),
  });

const termsChangeView = project(termsChangeViewSchema);

export const presentTermsChange = (change: TermsChange & Seen): TermsChangeView =>
  termsChangeView(change, { copied: change.copied ?? null, seen: change.seen ?? null, whence: whenceOf(change) });

/** Facts that match the parameters, tool by tool in order of name. */
export const presentFacts = (
  snapshot: CatalogueSnapshot,
  { about, answer, tool }: ReadParameters<'facts'>,
  today: string,
): FactOfToolView[] =>
  snapshot.tools
    .filter(({ slug }) => tool === undefined || slug === tool)
    .flatMap(({ slug }) =>
      evidenceOf(snapshot, slug)
        .facts.filter((fact) => (about === undefined || fact.about === about) && (answer === undefined || fact.answer === answer))
        .map((fact) => ({ tool: slug, ...presentFact(fact, today) })),
    );

/** Changes of terms that match the parameters, the newest first: for the page, the API and the feeds alike. */
export function findTermsChanges(
  { termsChanges }: CatalogueSnapshot,
  { tool, about = 'all' }: ReadParameters<'termsChanges'>,
): ChangeOfTool[] {
  const slugs = chosenTools(tool);
  return termsChanges.filter(
    (change) => (slugs.length === 0 || slugs.includes(change.tool)) && (about === 'all' || change.touches.includes(about)),
  );
}

/** Changes of terms that match, with the tools to select from: those with a change, and those on offer that have facts. */
export function presentTermsChanges(snapshot: CatalogueSnapshot, parameters: ReadParameters<'termsChanges'>): TermsChangesView {
  const { termsChanges, tools } = snapshot;
  const changesOf = Map.groupBy(termsChanges, (change) => change.tool);
  const names = new Map(tools.map(({ slug, name }) => [slug, name]));
  const [firstSlug, ...others] = chosenTools(parameters.tool);
  const name = others.length === 0 && names.get(firstSlug ?? '');
  return {
    title: name ? `Changes to the terms of ${name}` : 'Changes to companies’ terms',
    changes: findTermsChanges(snapshot, parameters)
      .slice(0, parameters.limit)
      .map((change) => ({
        tool: change.tool,
        toolName: names.get(change.tool) ?? change.tool,
        ...presentTermsChange(change),
      })),
    total: termsChanges.length,
    tools: tools
      .map(({ slug, name, status }) => ({
        slug,
        name,
        changes: changesOf.get(slug)?.length ?? 0,
        isRead: status !== 'discontinued' && evidenceOf(snapshot, slug).facts.length > 0,
      }))
      .filter(({ changes, isRead }) => changes > 0 || isRead)
      .map(({ isRead: _, ...tool }) => tool),
    ...(firstSlug && name && { readOf: newestRead(evidenceOf(snapshot, firstSlug).facts) }),
  };
}

/** Sentence on the newest of the company’s own documents that we read: only up to its day does silence mean no change. */
function newestRead(facts: readonly (Fact & Seen)[]): string | undefined {
  const own = facts.filter(({ by }) => by === 'maker');
  if (own.length === 0) return undefined;
  const copied = newestOf(own.flatMap(({ copied, seen }) => [copied, seen]));
  if (copied) return `The newest copy that we read of one of its documents is from ${formatCheckedDate(copied)}.`;
  const documentDay = newestOf(own.map((fact) => fact.dated));
  return [
    ...(documentDay ? [`The newest document of it that we read is dated ${formatCheckedDate(documentDay)}.`] : []),
    'We don’t know the day of our copies, so look at the company’s own page too.',
  ].join(' ');
}

const newestOf = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

const csvColumns = [
  ...([
    'tool',
    'about',
    'plan',
    'edition',
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
    'compared',
    'seen',
  ] as const),
  ...(['confidence', 'notices'] as const),
];

/** Every fact on every tool, for a spreadsheet. @param today the day by which facts are old: 2026-11-22 */
export const factsCsv = (snapshot: CatalogueSnapshot, today: string): string =>
  toCsv(
    csvColumns,
    presentFacts(snapshot, {}, today).map((fact) => ({ ...fact, compared: fact.compared ?? 'not recorded' })),
  );
