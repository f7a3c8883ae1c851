import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Comparison } from '#domain/documents/compare-quotation.ts';
import { documentOf } from '#domain/documents/document-address.ts';
import type { Database } from '../database/tables.ts';
import type { Quotation } from '../records/quotations.ts';
import { findQuotations } from '../records/quotations.ts';
import type { PackedText, QuotationReading } from '../repositories/documents.ts';
import {
  findQuotationReadings,
  keepDocumentVersion,
  packText,
  readingsOfNow,
  saveQuotationReading,
} from '../repositories/documents.ts';
import { addRevision, changeCatalogue } from '../repositories/revisions.ts';
import type { DocumentThread } from './document-thread.ts';

/** Reading of a document on a day, such as 2026-11-24: its text, or why there is none. */
export interface Reading {
  address: string;
  day: string;
  /** Readable text, as `DocumentThread` returns it; 'gone' where the site reports that it is not there any more. */
  said: { text: string } | 'gone' | 'unreadable';
}

/** Reading that was compared with what rests on the document. */
export interface ComparedReading {
  document: string;
  day: string;
  /** Reason not to use its text: it has hardly any or looks like no text, or comparing costs too much. */
  unusable?: 'no text' | 'too much';
  /** Version to store; undefined where there is none. */
  version: PackedText | undefined;
  quotations: (Quotation & { state: Comparison['state'] })[];
}

/** Result of one reading. */
export interface KeptReading {
  /** True if the document differs from the stored version; null where there was none. */
  hasChanged: boolean | null;
  /** Quotations that were compared. */
  readings: QuotationReading[];
}

/**
 * Reads a document by hand or from a folder: compares it, and stores its text (`keepReadings`).
 * @param reading.day such as 2026-11-24
 * @param now ISO time
 */
export async function keepReading(
  db: Kysely<Database>,
  thread: DocumentThread,
  { address, day, text, now }: { address: string; day: string; text: string; now: string },
): Promise<KeptReading> {
  const compared = await compareReading(thread, { address, day, said: { text } }, await findQuotations(db));
  const [result] = await keepReadings(db, [compared], { now });
  return result ?? { hasChanged: false, readings: [] };
}

/** Compares a reading with what rests on its document, on the thread, before any transaction. @param quoted all quotations */
export async function compareReading(
  thread: DocumentThread,
  { address, day, said }: Reading,
  quoted: readonly Quotation[],
): Promise<ComparedReading> {
  const document = documentOf(address);
  const ownQuotations = quoted.filter(({ source }) => documentOf(source) === document);
  const withStates = (stateAt: (place: number) => Comparison['state']) =>
    ownQuotations.map(({ kind, name, quote, source }, place) => ({ kind, name, quote, source, state: stateAt(place) }));
  if (typeof said === 'string') return { document, day, version: undefined, quotations: withStates(() => said) };
  const compared = await thread.compareVersions({ latest: said.text, quotes: ownQuotations.map(({ quote }) => quote) });
  const quotations = withStates((place) => compared?.now[place]?.state ?? 'unreadable');
  // Stores no page that a script fills: it is no version of the document, except where its few words contain what is quoted.
  const isRead = compared?.isReadable === true || quotations.some(({ state }) => state !== 'unreadable');
  const unusable = compared ? !compared.isReadable && ('no text' as const) : ('too much' as const);
  return { document, day, ...(unusable && { unusable }), version: isRead ? await packText(said.text) : undefined, quotations };
}

/**
 * Stores the texts of documents on a day, and the state of each quotation that rests on them: the day on which one was last seen
 * belongs to the reading, and is no edit of the record. A reading that is older than the stored one adds nothing; a stored future
 * day, left by a wrong clock, is ignored. All together are one revision of the catalogue, so that its pages are renewed once.
 * @param now ISO time
 * @param also stores more in the same transaction
 */
export const keepReadings = (
  db: Kysely<Database>,
  compared: readonly ComparedReading[],
  { now, also }: { now: string; also?: (transaction: Kysely<Database>) => Promise<void> },
): Promise<KeptReading[]> =>
  changeCatalogue(db, async (transaction) => {
    const today = now.slice(0, 10);
    const hasBeen = (day: string | null | undefined) => (day && day <= today ? day : null);
    const lastOf = readingsOfNow(await findQuotationReadings(transaction));
    // Quotations as they are now: an editor may have written other words since.
    const current = new Map((await findQuotations(transaction)).map((each) => [keyOf(each), each]));
    const results: KeptReading[] = [];
    for (const { document, day, version, quotations } of compared) {
      const readings: QuotationReading[] = [];
      for (const { state, ...quotation } of quotations) {
        const last = lastOf(quotation.kind, quotation.name, quotation);
        const lastDay = hasBeen(last?.day);
        if (!isSameQuotation(current.get(keyOf(quotation)), quotation) || (lastDay && lastDay > day)) continue;
        const reading = { ...quotation, state, day, seen: state === 'stands' ? day : hasBeen(last?.seen) };
        readings.push(reading);
        // Keeps the former state when the document is unreadable, which says nothing about the words.
        if (state !== 'unreadable' || !lastDay) await saveQuotationReading(transaction, reading);
      }
      // Yields to requests of visitors.
      await nextTurn();
      const hasChanged = version ? await keepDocumentVersion(transaction, document, { day, today }, version) : false;
      results.push({ hasChanged, readings });
    }
    await also?.(transaction);
    if (results.some(({ readings }) => readings.length > 0)) await addRevision(transaction, 'documents read', now);
    return results;
  });

const keyOf = ({ kind, name }: Pick<Quotation, 'kind' | 'name'>) => `${kind}/${name}`;
const isSameQuotation = (a: Quotation | undefined, b: Pick<Quotation, 'quote' | 'source'>) =>
  a?.quote === b.quote && a.source === b.source;
