import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import type { ClaimedMail } from '../repositories/outbox.ts';
import { claimMail, deleteMail, giveUpMail, holdBackMails, postponeMail } from '../repositories/outbox.ts';
import type { MailSources, StaffMail } from './staff-mail.ts';
import { makeStaffMail } from './staff-mail.ts';

/** Delivers a mail to a mail server, once. `id` is the same for each try of one mail. Throws nodemailer's errors. */
export type DeliverMail = (mail: StaffMail & { id: string }) => Promise<unknown>;

export interface MailParts extends MailSources {
  deliver: DeliverMail;
  log: Logger;
  /** Secret of the hub, for the key of the question count. */
  secret: string;
}

/**
 * Maximum number of questions in an hour to strangers whether they want mail, from all visitors together; further ones are sent
 * in the next hour. A room full of people who all sign up at a talk is asked within two.
 */
export const mostQuestionsAnHour = 100;
const hourMs = 60 * 60 * 1000;

const minuteMs = 60_000;
/** Lease of a mail: longer than a mail server may take to answer (smtp.ts). */
export const leaseMs = 3 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;
/** Maximum number of attempts to send a mail: 17 take two days. */
export const mostAttempts = 17;
/** Maximum number of permanent refusals (5xx), since a mail server may be misconfigured: retried after 1 and 2 minutes. */
export const mostRefusals = 3;

/** Returns the pause after this try: 1 minute, doubled each time, 6 hours at most. */
export const pauseMs = (attempts: number): number => Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs);

/** Sends the mails that are due, one after the other; with several servers each mail is sent by only one. */
export async function sendDueMail(parts: MailParts, clock: Clock, isStopping: () => boolean = () => false): Promise<void> {
  const iso = (ms: number) => new Date(ms).toISOString();
  while (!isStopping()) {
    const nowMs = clock.now().getTime();
    const claimed = await claimMail(parts.db, iso(nowMs), iso(nowMs + leaseMs));
    if (!claimed) return;
    await send(parts, claimed, clock);
  }
}

/**
 * Counts a question to a stranger, over all servers.
 * @returns time until which no more are sent, in milliseconds; undefined where this one may be sent
 */
const countQuestion = ({ db, secret }: MailParts, now: number): Promise<number | undefined> =>
  new RateLimit(db, secret, mostQuestionsAnHour, { windowMs: hourMs }).fullUntil('questions of the hub', '', now);

async function send(parts: MailParts, claimed: ClaimedMail, clock: Clock): Promise<void> {
  const { db, deliver, log } = parts;
  try {
    const now = clock.now().getTime();
    const mail = await makeStaffMail(parts, claimed, now);
    const fullUntil = mail && claimed.kind === 'terms-watch' ? await countQuestion(parts, now) : undefined;
    if (fullUntil !== undefined) {
      await holdBackMails(db, claimed, { now: new Date(now).toISOString(), until: new Date(fullUntil).toISOString() });
      return;
    }
    if (mail) await deliver({ ...mail, id: claimed.id });
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    // Logs a mail that cannot be made as one that cannot be sent. The message of the mail server or the database may quote
    // an address, and is not logged.
    const facts = { mail: claimed.id, attempt: claimed.attempts, answer: responseCode, reason: code };
    const most = responseCode !== undefined && responseCode >= 500 ? mostRefusals : mostAttempts;
    if (claimed.attempts >= most) {
      await giveUpMail(db, claimed, clock.now().toISOString());
      log.error(facts, 'a mail was given up');
    } else {
      await postponeMail(db, claimed, new Date(clock.now().getTime() + pauseMs(claimed.attempts)).toISOString());
      log.warn(facts, 'a mail could not be sent and will be tried again');
    }
    return;
  }
  await deleteMail(db, claimed);
}
