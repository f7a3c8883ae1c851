import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { newChanges } from '../mail/terms-mail.ts';
import { findDueTermsWatches, scheduleTermsMail } from '../repositories/terms-watches.ts';

const lookMs = 60_000;
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Age from which a change is mailed: by then every server has loaded it. */
export const settleMs = 60_000;

/** Schedules a mail for each subscriber with news of their tools who had no mail for a week. */
export async function scheduleTermsMails(db: Kysely<Database>, snapshot: CatalogueSnapshot, now: Date): Promise<void> {
  const iso = (back: number) => new Date(now.getTime() - back).toISOString();
  const until = iso(settleMs);
  const times = snapshot.termsChanges.flatMap(({ tool, id }) => snapshot.added.get(`terms-changes/${tool}/${id}`) ?? []);
  const newest = times.filter((at) => at <= until).reduce((latest, at) => (at > latest ? at : latest), '');
  for (const watch of await findDueTermsWatches(db, iso(weekMs + settleMs), newest)) {
    const from = watch.tellUntil ?? watch.confirmedAt ?? until;
    if (newChanges(snapshot, watch.tools, from, until).length > 0)
      await scheduleTermsMail(db, watch, { from, until, now: now.toISOString() });
  }
}

/**
 * Checks every minute which subscribers there is news for.
 * @returns a function that stops it
 */
export const startTermsMail = (
  db: Kysely<Database>,
  snapshot: () => CatalogueSnapshot,
  clock: Clock,
  log: Logger,
): (() => Promise<void>) =>
  every(
    lookMs,
    () => scheduleTermsMails(db, snapshot(), clock.now()),
    reportFault(log, 'jobs/terms-mail', 'the mails on changed terms cannot be made for now'),
  );
