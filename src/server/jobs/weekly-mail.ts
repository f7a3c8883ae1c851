import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Weekday } from '#domain/staff/weekday.ts';
import { weekdayOf, weekOf } from '#domain/staff/weekday.ts';
import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { insertWeeklyMail } from '../repositories/outbox.ts';

const lookMs = 10 * 60 * 1000;
/** Hour in UTC from which the mail is made: not midnight, so that yesterday's numbers are not reported as this morning's. */
const fromHour = 6;

/** Schedules the weekly mail when its day has come, only once for a week. */
export async function beginWeek(db: Kysely<Database>, day: Weekday, now: Date): Promise<void> {
  if (weekdayOf(now) !== day || now.getUTCHours() < fromHour) return;
  await insertWeeklyMail(db, weekOf(now), now.toISOString());
}

/**
 * Checks every ten minutes whether the day of the weekly mail has come.
 * @returns a function that stops it
 */
export const startWeeklyMail = (db: Kysely<Database>, day: Weekday, clock: Clock, log: Logger): (() => Promise<void>) =>
  every(
    lookMs,
    () => beginWeek(db, day, clock.now()),
    reportFault(log, 'jobs/weekly-mail', 'the weekly mail cannot be made for now'),
  );
