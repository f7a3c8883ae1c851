import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Weekday } from '#domain/staff/weekday.ts';
import { weekdayOf, weekOf } from '#domain/staff/weekday.ts';
import type { Clock } from '../clock/clock.ts';
import { every, tellFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { insertWeeklyMail } from '../repositories/outbox.ts';

const lookMs = 10 * 60 * 1000;
/** Not at midnight, so that a number of the day before is not told as this morning's. In UTC. */
const fromHour = 6;

/** Has the mail of the week sent when its day has come; once for a week, however often it is asked. */
export async function beginWeek(db: Kysely<Database>, day: Weekday, now: Date): Promise<void> {
  if (weekdayOf(now) !== day || now.getUTCHours() < fromHour) return;
  await insertWeeklyMail(db, weekOf(now), now.toISOString());
}

/**
 * Looks every ten minutes whether the day of the weekly mail has come.
 * @returns ends it
 */
export const startWeeklyMail = (db: Kysely<Database>, day: Weekday, clock: Clock, log: Logger): (() => Promise<void>) =>
  every(
    lookMs,
    () => beginWeek(db, day, clock.now()),
    tellFault(log, 'jobs/weekly-mail', 'the weekly mail cannot be made for now'),
  );
