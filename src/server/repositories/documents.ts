import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { Kysely, Selectable } from 'kysely';
import type { QuotationReadingsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

export type QuotationReading = Selectable<QuotationReadingsTable>;

/** Text that a document had, from its first to its last day of reading. */
export interface DocumentVersion {
  day: string;
  lastDay: string;
  text: string;
}

/** Maximum number of stored texts of a document. */
const mostVersions = 10;
/** Maximum size in bytes of a text before it is compressed; a longer one is cut. */
const mostBytes = 2_000_000;
/** Quality of Brotli: the best takes seconds for the longest text, and saves a tenth. */
const packQuality = 6;
const unpack = (text: string) => brotliDecompressSync(Buffer.from(text, 'base64')).toString();

/**
 * Finds the stored texts of a document, the latest first.
 * @param address in the form that `documentOf` writes
 * @param most number of texts
 */
export async function findDocumentVersions(
  db: Kysely<Database>,
  address: string,
  most = mostVersions,
): Promise<DocumentVersion[]> {
  const rows = await db
    .selectFrom('documentVersions')
    .selectAll()
    .where('address', '=', address)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ day, lastDay, text }) => ({ day, lastDay, text: unpack(text) }));
}

/** Finds the first and last day of each document's versions, without texts; the latest first, by the document's address. */
export async function findDocumentDays(db: Kysely<Database>): Promise<Map<string, Omit<DocumentVersion, 'text'>[]>> {
  const rows = await db.selectFrom('documentVersions').select(['address', 'day', 'lastDay']).orderBy('day', 'desc').execute();
  return Map.groupBy(rows, ({ address }) => address);
}

/** Text in its stored form, and its hash. */
export interface PackedText {
  hash: string;
  /** Compressed text, as Brotli in base64. */
  text: string;
}

const compress = promisify(brotliCompress);

const storedPart = (text: string) => Buffer.from(text).subarray(0, mostBytes);

/** Computes the SHA-256 of the part of a text that is stored, in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(storedPart(text)).digest('hex');

/** Compresses a text for storage, cut at 2 MB, on Node's own threads. */
export async function packText(text: string): Promise<PackedText> {
  const packed = await compress(storedPart(text), { params: { [constants.BROTLI_PARAM_QUALITY]: packQuality } });
  return { hash: hashOf(text), text: packed.toString('base64') };
}

/** Finds the hash of each document's latest stored text. */
export async function findLatestHashes(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('documentVersions').select(['address', 'hash']).orderBy('day').execute();
  return new Map(rows.map(({ address, hash }) => [address, hash]));
}

const latestOf = (db: Kysely<Database>, address: string) =>
  db.selectFrom('documentVersions').where('address', '=', address).orderBy('day', 'desc').limit(1);

/**
 * Stores the text of a document, as a new version where it differs from the latest, and deletes the oldest beyond ten. A text
 * older than the latest is not stored. A version of a future day has a wrong date, and is deleted.
 * @param address in the form that `documentOf` writes
 * @param days.day day of the reading, such as 2026-11-24
 * @param days.today current day
 * @returns true if it differs from the stored version; null where there was none
 */
export async function keepDocumentVersion(
  db: Kysely<Database>,
  address: string,
  { day, today }: { day: string; today: string },
  { hash, text }: PackedText,
): Promise<boolean | null> {
  const last = day > today ? day : today;
  await db.deleteFrom('documentVersions').where('address', '=', address).where('day', '>', last).execute();
  await db
    .updateTable('documentVersions')
    .set(({ ref }) => ({ lastDay: ref('day') }))
    .where('address', '=', address)
    .where('lastDay', '>', last)
    .execute();
  const latest = await latestOf(db, address).select(['day', 'hash', 'lastDay']).executeTakeFirst();
  if (latest && latest.lastDay > day) return false;
  if (latest?.hash === hash) {
    await db
      .updateTable('documentVersions')
      .set({ lastDay: day })
      .where('address', '=', address)
      .where('day', '=', latest.day)
      .execute();
    return false;
  }
  await upsert(db, 'documentVersions', ['address', 'day'], { address, day, hash, lastDay: day, text });
  const oldest = await latestOf(db, address).select('day').offset(mostVersions).limit(1_000).execute();
  for (const old of oldest)
    await db.deleteFrom('documentVersions').where('address', '=', address).where('day', '=', old.day).execute();
  return latest ? true : null;
}

/** Counts the documents that have changed since they were first read. */
export async function countChangedDocuments(db: Kysely<Database>): Promise<number> {
  const query = db
    .selectFrom('documentVersions')
    .select('address')
    .groupBy('address')
    .having((having) => having.fn.countAll(), '>', 1);
  return (await query.execute()).length;
}

/** Finds the state of each quotation when its document was last read. */
export const findQuotationReadings = (db: Kysely<Database>): Promise<QuotationReading[]> =>
  db.selectFrom('quotationReadings').selectAll().execute();

/** Looks readings up by kind and name: only a reading of a record's current words and address counts. */
export function readingsOfNow(readings: readonly QuotationReading[]) {
  const byName = new Map(readings.map((reading) => [`${reading.kind}/${reading.name}`, reading]));
  return (kind: string, name: string, { quote, source }: { quote: string; source: string }): QuotationReading | undefined => {
    const reading = byName.get(`${kind}/${name}`);
    return reading?.quote === quote && reading.source === source ? reading : undefined;
  };
}

/** Stores the state of a quotation, replacing its former one. */
export const saveQuotationReading = (db: Kysely<Database>, reading: QuotationReading): Promise<void> =>
  upsert(db, 'quotationReadings', ['kind', 'name'], reading);
