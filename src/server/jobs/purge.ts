import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { draftDays } from '#domain/staff/record-kinds.ts';
import type { Clock } from '../clock/clock.ts';
import { every, tellFault } from '../clock/every.ts';
import { kindOf } from '../database/connect.ts';
import { emptyLog } from '../database/empty-log.ts';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import { forgetAskers } from '../repositories/inbox.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** What is too old stays this much longer at the most. docs/security.md says so. */
export const purgeEveryMs = 5 * 60 * 1000;
/** Spam waits this long for staff to find a mistake in it. */
export const spamLifetimeMs = 14 * dayMs;
/** A mail that was given up stays so long, for the operator to see. */
export const givenUpMailLifetimeMs = 30 * dayMs;
/** So long after the decision staff may still tell whoever asked. */
export const askerLifetimeMs = 30 * dayMs;
/** So long an address waits for its owner to confirm it. */
export const unconfirmedLifetimeMs = 7 * dayMs;
/** A client may repeat a request under the same Idempotency-Key this long. */
export const idempotencyLifetimeMs = dayMs;

/** What goes once it is so old, by the column that says since when. */
type Kept = {
  [Table in keyof Database]: {
    table: Table;
    since: keyof Database[Table] & string;
    lifetimeMs: number;
    only?: RawBuilder<unknown>;
  };
}[keyof Database];

const kept: readonly Kept[] = [
  { table: 'clientLimits', since: 'expiresAt', lifetimeMs: 0 },
  { table: 'idempotencyKeys', since: 'createdAt', lifetimeMs: idempotencyLifetimeMs },
  { table: 'outbox', since: 'givenUpAt', lifetimeMs: givenUpMailLifetimeMs },
  // A day begins at its midnight; the numbers of votes stay.
  { table: 'votes', since: 'day', lifetimeMs: dayMs },
  { table: 'termsWatches', since: 'createdAt', lifetimeMs: unconfirmedLifetimeMs, only: sql`"confirmedAt" is null` },
  { table: 'inbox', since: 'createdAt', lifetimeMs: spamLifetimeMs, only: sql`status = 'spam'` },
  { table: 'drafts', since: 'savedAt', lifetimeMs: draftDays * dayMs },
  { table: 'sessions', since: 'expiresAt', lifetimeMs: 0 },
  { table: 'verifications', since: 'expiresAt', lifetimeMs: 0 },
];

/**
 * Deletes what is kept for a time only, from SQLite's log too. What can't be deleted holds up nothing else. `now` is in milliseconds.
 * @throws {AggregateError} of all that failed, once the rest is done
 */
export async function purge(db: Kysely<Database>, now: number): Promise<void> {
  const before = (lifetimeMs: number) => new Date(now - lifetimeMs).toISOString();
  const steps: (() => Promise<unknown>)[] = [
    ...kept.map(
      ({ table, since, lifetimeMs, only = sql`true` }) =>
        () =>
          sql`delete from ${sql.table(table)} where ${sql.ref(since)} < ${before(lifetimeMs)} and ${only}`.execute(db),
    ),
    () => forgetAskers(db, before(askerLifetimeMs)),
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
