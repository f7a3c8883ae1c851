import type { Kysely } from 'kysely';
import { documentOf } from '#domain/documents/document-address.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Database } from '../database/tables.ts';
import { findDocumentAsks } from '../repositories/document-asks.ts';
import { countChangedDocuments, findQuotationReadings } from '../repositories/documents.ts';
import { findLatestRound } from '../repositories/rounds.ts';

/** Results of reading the documents on which something rests. */
export interface DocumentCounts {
  read: number;
  /** Documents that were refused, had no words, failed or are gone. */
  refused: number;
  /** Documents with more than one stored text. */
  changed: number;
  /** Documents that were never asked for, or wait in the current round. */
  waiting: number;
  /** Age of the oldest day on which a quotation was last seen; 0 when none was. */
  oldestSeenSeconds: number;
}

/**
 * Counts the documents by the results of the last requests.
 * @param sources addresses on which something rests
 * @param now time in milliseconds
 */
export async function countDocuments(db: Kysely<Database>, sources: readonly string[], now: number): Promise<DocumentCounts> {
  const documents = new Set(sources.map(documentOf));
  const asks = (await findDocumentAsks(db)).filter(({ address }) => documents.has(address));
  const round = await findLatestRound(db, 'documents');
  const from = round?.endedAt === null ? round.createdAt : '';
  const isOver = ({ askedAt, againAt }: (typeof asks)[number]) => askedAt >= from && (from === '' || againAt === null);
  const readCount = asks.filter(({ outcome }) => outcome === 'read' || outcome === 'as before').length;
  const seenDays = (await findQuotationReadings(db)).flatMap(({ seen: day }) => day ?? []).sort();
  return {
    read: readCount,
    refused: asks.length - readCount,
    changed: await countChangedDocuments(db),
    waiting: documents.size - asks.filter(isOver).length,
    oldestSeenSeconds: seenDays[0] === undefined ? 0 : Math.max(0, (now - Date.parse(seenDays[0])) / 1_000),
  };
}

/** Lists the addresses on which something rests, as the site shows it. */
export const quotedSources = ({ evidence, guidance }: Pick<CatalogueSnapshot, 'evidence' | 'guidance'>): string[] => [
  ...[...evidence.values()].flatMap(({ facts, changes }) => [...facts, ...changes].map(({ source }) => source)),
  ...guidance.answers.flatMap(({ grounds }) => grounds.map(({ source }) => source)),
];
