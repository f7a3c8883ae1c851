import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import type { MailParts } from '../mail/send-due-mail.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';

const lookMs = 10_000;

/**
 * Sends mails as they come due; the request that caused one never waits for it.
 * @returns a function that stops it
 */
export const startMail = (parts: MailParts, clock: Clock): (() => Promise<void>) =>
  every(
    lookMs,
    (stopping) => sendDueMail(parts, clock, () => stopping.aborted),
    reportFault(parts.log, 'jobs/mail', 'the mails to staff cannot be read for now'),
  );
