import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { draftDays } from '#domain/staff/record-kinds.ts';
import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import { kindOf } from '../database/connect.ts';
import { emptyLog } from '../database/empty-log.ts';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import { forgetAskers } from '../repositories/inbox.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Interval of purges: the most by which outdated data stays longer, as docs/security.md says. */
export const purgeEveryMs = 5 * 60 * 1000;
/** Time that spam stays, so that staff can find a mistake in it. */
export const spamLifetimeMs = 14 * dayMs;
/** Time that a mail which was given up stays, for the operator to see. */
export const givenUpMailLifetimeMs = 30 * dayMs;
/** Time after the decision in which staff may still answer the asker. */
export const askerLifetimeMs = 30 * dayMs;
/** Time that an address waits for its owner's confirmation. */
export const unconfirmedLifetimeMs = 7 * dayMs;
/** Time in which a client may retry a request under the same Idempotency-Key. */
export const idempotencyLifetimeMs = dayMs;

/** Retention of a table's rows, counted from a column. */
type Retention = {
  [Table in keyof Database]: {
    table: Table;
    since: keyof Database[Table] & string;
    lifetimeMs: number;
    only?: RawBuilder<unknown>;
  };
}[keyof Database];

const retentions: readonly Retention[] = [
  { table: 'clientLimits', since: 'expiresAt', lifetimeMs: 0 },
  { table: 'idempotencyKeys', since: 'createdAt', lifetimeMs: idempotencyLifetimeMs },
  { table: 'outbox', since: 'givenUpAt', lifetimeMs: givenUpMailLifetimeMs },
  // Lifetime counts from midnight of the vote's day; the numbers of votes stay.
  { table: 'votes', since: 'day', lifetimeMs: dayMs },
  { table: 'termsWatches', since: 'createdAt', lifetimeMs: unconfirmedLifetimeMs, only: sql`"confirmedAt" is null` },
  { table: 'inbox', since: 'createdAt', lifetimeMs: spamLifetimeMs, only: sql`status = 'spam'` },
  { table: 'drafts', since: 'savedAt', lifetimeMs: draftDays * dayMs },
  { table: 'sessions', since: 'expiresAt', lifetimeMs: 0 },
  { table: 'verifications', since: 'expiresAt', lifetimeMs: 0 },
];

/**
 * Deletes data whose retention is over, from SQLite's log too. A failed step does not stop the others. `now` is in
 * milliseconds.
 * @throws {AggregateError} of all failures, once the rest is done
 */
export async function purge(db: Kysely<Database>, now: number): Promise<void> {
  const before = (lifetimeMs: number) => new Date(now - lifetimeMs).toISOString();
  const steps: (() => Promise<unknown>)[] = [
    ...retentions.map(
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
    // Stops when another process has locked the whole file: each further step would delay every visitor for as long.
    if (kindOf(db) === 'sqlite' && nameFault(failures.at(-1)) === 'busy') break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is too old is still there.');
}

/**
 * Purges now and every five minutes.
 * @returns a function that stops it
 */
export const startPurging = (db: Kysely<Database>, clock: Clock, log: Logger): (() => Promise<void>) =>
  every(
    purgeEveryMs,
    () => purge(db, clock.now().getTime()),
    reportFault(log, 'jobs/purge', 'what is too old could not be deleted'),
  );
