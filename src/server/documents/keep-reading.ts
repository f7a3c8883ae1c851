import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Comparison } from '#domain/documents/compare-quotation.ts';
import { documentOf } from '#domain/documents/document-address.ts';
import type { Database } from '../database/tables.ts';
import type { Quotation } from '../records/quotations.ts';
import { findQuotations } from '../records/quotations.ts';
import type { QuotationReading } from '../repositories/documents.ts';
import {
  findQuotationReadings,
  keepDocumentVersion,
  packText,
  readingsOfNow,
  saveQuotationReading,
} from '../repositories/documents.ts';
import { addRevision, changeCatalogue } from '../repositories/revisions.ts';
import { DocumentThread } from './document-thread.ts';

/** A document on a day, such as 2026-11-24: what it said, or why it said nothing. */
export interface Reading {
  address: string;
  day: string;
  /** What can be read of it, as `readableText` gives it; 'gone' where its site says that it is not there any more. */
  said: { text: string } | 'gone' | 'unreadable';
}

/** What came of one reading. */
export interface KeptReading {
  /** Whether the document differs from what was kept before; null where nothing was. */
  hasChanged: boolean | null;
  /** The quotations that were compared. */
  readings: QuotationReading[];
}

/**
 * Keeps what a document said on a day, and what became of each quotation that rests on it: the day on which one was last seen is
 * its own, and no edit of the record. A reading that is older than the one kept says nothing new.
 * @param day such as 2026-11-24
 * @param text what can be read of it, as `readableText` gives it
 * @param now ISO time
 * @returns whether the document differs from what was kept before, and the quotations that were compared
 */
export async function keepReading(
  db: Kysely<Database>,
  { address, day, text, now }: { address: string; day: string; text: string; now: string },
): Promise<KeptReading> {
  await using thread = new DocumentThread();
  const [kept] = await keepReadings(db, [{ address, day, said: { text } }], { thread, now });
  return kept ?? { hasChanged: false, readings: [] };
}

/**
 * Keeps several readings as one revision of the catalogue, so that many of them renew its pages once. What takes time is done on a
 * thread of its own, before anything is written.
 * @param also what is stored with them, or not at all
 */
export async function keepReadings(
  db: Kysely<Database>,
  readings: readonly Reading[],
  { thread, now, also }: { thread: DocumentThread; now: string; also?: (transaction: Kysely<Database>) => Promise<void> },
): Promise<KeptReading[]> {
  const resting = Map.groupBy(await findQuotations(db), ({ source }) => documentOf(source));
  const compared = await Promise.all(readings.map((reading) => compare(thread, reading, resting)));
  return changeCatalogue(db, async (transaction) => {
    const lastOf = readingsOfNow(await findQuotationReadings(transaction));
    // Somebody may have written other words since.
    const current = new Map((await findQuotations(transaction)).map((each) => [keyOf(each), each]));
    const kept: KeptReading[] = [];
    for (const { document, day, version, quotations } of compared) {
      const said: QuotationReading[] = [];
      for (const { state, ...quotation } of quotations) {
        const last = lastOf(quotation.kind, quotation.name, quotation);
        if (!isSame(current.get(keyOf(quotation)), quotation) || (last && last.day > day)) continue;
        const reading = { ...quotation, state, day, seen: state === 'stands' ? day : (last?.seen ?? null) };
        said.push(reading);
        // What cannot be read says nothing of the words, and what was known of them stays.
        if (state !== 'unreadable' || !last) await saveQuotationReading(transaction, reading);
      }
      // Visitors come first.
      await nextTurn();
      const hasChanged = version ? await keepDocumentVersion(transaction, document, day, version) : false;
      kept.push({ hasChanged, readings: said });
    }
    await also?.(transaction);
    if (kept.some(({ readings: said }) => said.length > 0)) await addRevision(transaction, 'documents read', now);
    return kept;
  });
}

const keyOf = ({ kind, name }: Quotation) => `${kind}/${name}`;
const isSame = (one: Quotation | undefined, other: Quotation) => one?.quote === other.quote && one.source === other.source;

async function compare(thread: DocumentThread, { address, day, said }: Reading, resting: Map<string, readonly Quotation[]>) {
  const document = documentOf(address);
  const quotations = resting.get(document) ?? [];
  const quotes = quotations.map(({ quote }) => quote);
  const states: Comparison['state'][] =
    typeof said === 'string' ? quotes.map(() => said) : await thread.compare(said.text, quotes);
  // A page that a script fills is no version of the document.
  const isRead = typeof said === 'object' && !(states.length > 0 && states.every((state) => state === 'unreadable'));
  return {
    document,
    day,
    version: isRead ? await packText(said.text) : undefined,
    quotations: quotations.map(({ kind, name, quote, source }, place) => ({
      ...{ kind, name, quote, source },
      state: states[place] ?? 'unreadable',
    })),
  };
}
