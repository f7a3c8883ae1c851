import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { documentOf } from '#domain/documents/document-address.ts';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { asQuotation, documentStates, needsDecision, stateOfDocument } from '#domain/documents/document-state.ts';
import { compareTexts } from '#domain/staff/compare-records.ts';
import { needsNoChecking } from '#domain/staff/recheck.ts';
import type { Database } from '../database/tables.ts';
import type { Quoted } from '../records/quotations.ts';
import { findQuotations } from '../records/quotations.ts';
import { findAll } from '../records/store.ts';
import { findDocumentDays, findDocumentVersions, findQuotationReadings, readingsOfNow } from '../repositories/documents.ts';
import type { DocumentThread } from './document-thread.ts';

const idCharacters = 16;

/** Makes the id of a document for our addresses, where its own address would be unwieldy. */
const idOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, idCharacters);

/** A tool or an answer that quotes a document. */
interface QuotingEntry {
  kind: 'tool' | 'answer';
  slug: string;
  name: string;
}

/** A quotation with its state, and the entry that quotes. */
type Resting = Quoted & {
  entry: QuotingEntry;
  state: QuotationState;
  /** Latest day on which the document contained its words. */
  seen: string | null;
};

/** Finds the quotations that rest on each document, by its address: of answers, and of tools that are still offered, in use. */
async function findResting(db: Kysely<Database>): Promise<Map<string, Resting[]>> {
  const readingOf = readingsOfNow(await findQuotationReadings(db));
  const tools = new Map(
    (await findAll(db, 'tools')).filter(({ status }) => !needsNoChecking(status)).map(({ slug, name }) => [slug, name]),
  );
  const quotations = (await findQuotations(db)).flatMap((quotation): Resting[] => {
    const [slug = ''] = quotation.name.split('/');
    const ofAnswer = quotation.kind === 'answers';
    const name = ofAnswer ? quotation.row.record.question : tools.get(slug);
    if (name === undefined) return [];
    const reading = readingOf(quotation.kind, quotation.name, quotation);
    const state = (reading?.state as QuotationState | undefined) ?? 'waiting';
    return [{ ...quotation, entry: { kind: ofAnswer ? 'answer' : 'tool', slug, name }, state, seen: reading?.seen ?? null }];
  });
  return Map.groupBy(quotations, ({ source }) => documentOf(source));
}

/** Lists every document on which something rests: first those that need a person. */
export async function findDocuments(db: Kysely<Database>) {
  const days = await findDocumentDays(db);
  const rows = [...(await findResting(db))].map(([address, quotations]) => rowOf(address, quotations, days.get(address) ?? []));
  const place = ({ state }: { state: QuotationState }) => documentStates.indexOf(state);
  return rows.sort((a, b) => place(a) - place(b) || (a.title + a.source < b.title + b.source ? -1 : 1));
}

function rowOf(address: string, quotations: readonly Resting[], days: readonly { day: string; lastDay: string }[]) {
  const count = (state: QuotationState) => quotations.filter((one) => one.state === state).length;
  const [latest, former] = days;
  return {
    /** Id of the document in addresses of the desk and the API. */
    id: idOf(address),
    source: quotations[0]?.source ?? address,
    title: quotations[0]?.document ?? address,
    /** Tools and answers that quote it, each with the state of its own quotations. */
    entries: [...Map.groupBy(quotations, ({ entry }) => `${entry.kind}/${entry.slug}`).values()].flatMap(([first, ...more]) =>
      first ? [{ ...first.entry, state: stateOfDocument([first, ...more].map((one) => one.state)) }] : [],
    ),
    state: stateOfDocument(quotations.map(({ state }) => state)),
    /** Number of quotations that rest on it, and of those among them that read differently or are gone. */
    quotations: quotations.length,
    reworded: count('reworded'),
    gone: count('gone'),
    /** Last day on which it was read; null where it never was. */
    read: latest?.lastDay ?? null,
    /** Day since which it has its current text, where it had another before. */
    changed: latest && former ? latest.day : null,
  };
}

/** Finds a document with its last two texts, and the state of each quotation; undefined where nothing rests on it. */
export async function findDocument(db: Kysely<Database>, thread: DocumentThread, id: string) {
  const [match] = [...(await findResting(db))].filter(([address]) => idOf(address) === id);
  if (!match) return undefined;
  const [address, quotations] = match;
  const [latest, former] = await findDocumentVersions(db, address, 2);
  const quotes = quotations.map(({ quote }) => quote);
  const compared =
    latest && (await thread.compareVersions({ ...(former && { former: former.text }), latest: latest.text, quotes }));
  const place = ({ state }: { state: QuotationState }) => documentStates.indexOf(state);
  return {
    ...rowOf(
      address,
      quotations,
      [latest, former].filter((version) => version !== undefined),
    ),
    /** First and last day of its former text and of its current one; null where no such text is stored. */
    before: daysOf(former),
    now: daysOf(latest),
    /** Differences between the former and the current text; null without a former one, or with too little in common. */
    changes: compared?.changes ?? null,
    resting: quotations
      .map((one, index) => {
        const current = compared?.now[index];
        const { entry, name, quote, state, seen, row } = one;
        const nearest = current?.state === 'reworded' && needsDecision(state) ? asQuotation(current.passage) : null;
        return {
          ...{ entry, name, quote, state, seen, version: row.version },
          /** Heading above its current passage, or above the nearest one. */
          heading: (current && 'heading' in current && current.heading) || null,
          /** Nearest passage now, as it may be quoted; null where no decision is open or nothing is near. */
          nearest,
          /** Differences between the quotation and the nearest passage, word by word. */
          words: nearest === null ? [] : compareTexts(quote, nearest),
          ...recordOf(one),
        };
      })
      .sort((a, b) => place(a) - place(b)),
  };
}

function recordOf(quotation: Quoted) {
  if (quotation.kind === 'facts') return { kind: quotation.kind, record: quotation.row.record };
  if (quotation.kind === 'answers') return { kind: quotation.kind, record: quotation.row.record, place: quotation.place };
  return { kind: quotation.kind, record: quotation.row.record };
}

const daysOf = (version: { day: string; lastDay: string } | undefined) =>
  version ? { day: version.day, lastDay: version.lastDay } : null;

/**
 * Finds the documents on whose words something rested, and that read differently now or have lost them.
 * @param quoting limits them to quotations of this entry
 */
export const findChangedDocuments = async (db: Kysely<Database>, quoting?: Pick<QuotingEntry, 'kind' | 'slug'>) =>
  (await findDocuments(db)).filter(({ state, entries }) =>
    quoting === undefined
      ? needsDecision(state)
      : entries.some((one) => one.kind === quoting.kind && one.slug === quoting.slug && needsDecision(one.state)),
  );
