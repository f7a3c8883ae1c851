import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { DocumentAsker, readerName } from '../documents/ask-document.ts';
import type { DocumentThread } from '../documents/document-thread.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { isPublicAddress } from '../links/public-address.ts';
import { beginWhenDue } from '../links/round.ts';

export interface DocumentJob {
  db: Kysely<Database>;
  publicUrl: string;
  /** Interval in days at which each document is read. */
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
 * Checks every ten seconds whether a round of reading the documents that the hub quotes is due or open, and runs it.
 * @returns a function that stops it; the round continues at the next start or on another server.
 */
export function startDocumentReads({ db, publicUrl, everyDays, proxy, thread, clock, log }: DocumentJob): () => Promise<void> {
  const look = async (signal: AbortSignal) => {
    await beginWhenDue(db, 'documents', everyDays, clock.now().getTime());
    const userAgent = `${readerName}/1.0 (+${publicUrl})`;
    // New asker for each check, since a site may change its rules for programs.
    const asker = new DocumentAsker(
      { permits: isPublicAddress, robot: readerName, timeoutMs, pauseMs, proxy, signal, userAgent },
      clock,
    );
    await readDocuments({ db, asker, thread, clock, isStopping: () => signal.aborted });
  };
  return every(lookMs, look, reportFault(log, 'jobs/documents', 'the documents cannot be read for now'));
}
