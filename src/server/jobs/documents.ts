import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { every, tellFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { DocumentAsker, readerName } from '../documents/ask-document.ts';
import type { DocumentThread } from '../documents/document-thread.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { isPublicAddress } from '../links/public-address.ts';
import { beginWhenDue } from '../links/round.ts';

export interface DocumentJob {
  db: Kysely<Database>;
  publicUrl: string;
  /** Every how many days each document is read. */
  everyDays: number;
  proxy: string | undefined;
  thread: DocumentThread;
  clock: Clock;
  log: Logger;
}

const lookMs = 10_000;
const timeoutMs = 30_000;
const pauseMs = 1_000;

/**
 * Looks every ten seconds whether a round of reading the documents that the hub quotes is due or goes on, and does it.
 * @returns ends it; the round goes on at the next start or on another server.
 */
export function startDocumentReads({ db, publicUrl, everyDays, proxy, thread, clock, log }: DocumentJob): () => Promise<void> {
  const look = async (signal: AbortSignal) => {
    await beginWhenDue(db, 'documents', everyDays, clock.now().getTime());
    const userAgent = `${readerName}/1.0 (+${publicUrl})`;
    // For each look anew: what a site says about programs may change.
    const asker = new DocumentAsker(
      { permits: isPublicAddress, robot: readerName, timeoutMs, pauseMs, proxy, signal, userAgent },
      clock,
    );
    await readDocuments({ db, asker, thread, clock, isStopping: () => signal.aborted });
  };
  return every(lookMs, look, tellFault(log, 'jobs/documents', 'the documents cannot be read for now'));
}
