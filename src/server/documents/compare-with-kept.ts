import type { Kysely } from 'kysely';
import { compareQuotation, readyDocument } from '#domain/documents/compare-quotation.ts';
import { documentOf } from '#domain/documents/document-address.ts';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { needsDecision } from '#domain/documents/document-state.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';
import type { Quotation } from '../records/quotations.ts';
import { findQuotations } from '../records/quotations.ts';
import { findDocumentVersions, findQuotationReadings, readingsOfNow, saveQuotationReading } from '../repositories/documents.ts';

/**
 * Compares a record's edited quotations with the stored texts of its documents, within the transaction that wrote it: their
 * state is known at once and not only after the next reading.
 * @param name 'lamp/training', or the slug of an answer
 */
export async function compareWithKept(db: Kysely<Database>, kind: Quotation['kind'], name: string): Promise<void> {
  const quotations = await findQuotations(db, { kind, name });
  const readingOf = readingsOfNow(await findQuotationReadings(db));
  for (const quotation of quotations) {
    if (readingOf(kind, quotation.name, quotation)) continue;
    const { quote, source } = quotation;
    const [latest] = await findDocumentVersions(db, documentOf(source), 1);
    if (!latest) continue;
    const { state } = compareQuotation(readyDocument(latest.text), quote);
    const { lastDay: day } = latest;
    await saveQuotationReading(db, {
      ...{ kind, name: quotation.name, quote, source, state, day },
      seen: state === 'stands' ? day : null,
    });
  }
}

/**
 * Settles a quotation whose words a reading did not find: an editor has just found them in the document, so they were seen that
 * day. The next reading may differ again.
 * @param name 'lamp/training'
 * @param at ISO time
 */
export async function seenByPerson(db: Kysely<Database>, name: string, fact: Fact, at: string): Promise<void> {
  const reading = readingsOfNow(await findQuotationReadings(db))('facts', name, fact);
  if (!reading || !needsDecision(reading.state as QuotationState)) return;
  const day = at.slice(0, 10);
  await saveQuotationReading(db, { ...reading, state: 'stands', day, seen: day });
}
