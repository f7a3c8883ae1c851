import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { draftDays } from '#domain/staff/record-kinds.ts';
import type { Clock } from '../clock/clock.ts';
import { every, tellFault } from '../clock/every.ts';
import { emptyLog } from '../database/empty-log.ts';
import { nameFault } from '../database/fault.ts';
import { kindOf } from '../database/kind.ts';
import type { Database } from '../database/tables.ts';
import { deleteOldClientLimits } from '../repositories/client-limits.ts';
import { deleteOldDrafts } from '../repositories/drafts.ts';
import { deleteOldIdempotencyKeys } from '../repositories/idempotency-keys.ts';
import { deleteOldSpam, forgetAskers } from '../repositories/inbox.ts';
import { deleteOldMails } from '../repositories/outbox.ts';
import { deleteExpiredSessions } from '../repositories/sessions.ts';
import { deleteUnconfirmedTermsWatches } from '../repositories/terms-watches.ts';
import { deleteOldVotes } from '../repositories/votes.ts';

const hourMs = 60 * 60 * 1000;
/** What is too old stays this much longer at the most. docs/security.md says so. */
export const purgeEveryMs = 5 * 60 * 1000;
/** Spam waits this long for staff to find a mistake in it. */
export const spamLifetimeMs = 14 * 24 * hourMs;
/** A mail that was given up stays so long, for the operator to see. */
export const givenUpMailLifetimeMs = 30 * 24 * hourMs;
/** So long after the decision staff may still tell whoever asked. */
export const askerLifetimeMs = 30 * 24 * hourMs;
/** So long an address waits for its owner to confirm it. */
export const unconfirmedLifetimeMs = 7 * 24 * hourMs;
/** A client may repeat a request under the same Idempotency-Key this long. */
export const idempotencyLifetimeMs = 24 * hourMs;

/**
 * Deletes what is kept for a time only, from SQLite's log too. What can't be deleted holds up nothing else. `now` is in milliseconds.
 * @throws {AggregateError} of all that failed, once the rest is done
 */
export async function purge(db: Kysely<Database>, now: number): Promise<void> {
  const before = (lifetimeMs: number) => new Date(now - lifetimeMs).toISOString();
  const steps = [
    () => deleteOldClientLimits(db, before(0)),
    () => deleteOldIdempotencyKeys(db, before(idempotencyLifetimeMs)),
    () => deleteOldMails(db, before(givenUpMailLifetimeMs)),
    () => deleteOldVotes(db, new Date(now).toISOString().slice(0, 10)),
    () => deleteUnconfirmedTermsWatches(db, before(unconfirmedLifetimeMs)),
    () => forgetAskers(db, before(askerLifetimeMs)),
    () => deleteOldSpam(db, before(spamLifetimeMs)),
    () => deleteOldDrafts(db, before(draftDays * 24 * hourMs)),
    () => deleteExpiredSessions(db, before(0)),
    () => emptyLog(db),
  ];
  const failures: unknown[] = [];
  for (const step of steps) {
    await step().catch((error: unknown) => failures.push(error));
    // The whole file is another's then: each further step would hold up every visitor for as long.
    if (kindOf(db) === 'sqlite' && nameFault(failures.at(-1)) === 'busy') break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is too old is still there.');
}

/**
 * Purges now and every five minutes.
 * @returns ends it
 */
export const startPurging = (db: Kysely<Database>, clock: Clock, log: Logger): (() => Promise<void>) =>
  every(
    purgeEveryMs,
    () => purge(db, clock.now().getTime()),
    tellFault(log, 'jobs/purge', 'what is too old could not be deleted'),
  );
