import type { Clock } from '../clock/clock.ts';
import { every, tellFault } from '../clock/every.ts';
import type { MailParts } from '../mail/send-due-mail.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';

const lookMs = 10_000;

/**
 * Sends the mails to staff as they come due; the request that caused one never waits for it.
 * @returns ends it
 */
export const startMail = (parts: MailParts, clock: Clock): (() => Promise<void>) =>
  every(
    lookMs,
    (stopping) => sendDueMail(parts, clock, () => stopping.aborted),
    tellFault(parts.log, 'jobs/mail', 'the mails to staff cannot be read for now'),
  );
