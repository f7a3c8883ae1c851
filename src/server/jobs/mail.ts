import { nameFault } from '../database/fault.ts';
import type { MailParts } from '../mail/send-due-mail.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { every } from './every.ts';

const lookMs = 10_000;

/**
 * Sends the mails to staff as they come due; the request that caused one never waits for it.
 * @returns ends it
 */
export const startMail = (parts: MailParts): (() => Promise<void>) =>
  every(
    lookMs,
    (stopping) => sendDueMail(parts, Date.now, () => stopping.aborted),
    (error) => parts.log.warn({ fault: nameFault(error) }, 'the mails to staff cannot be read for now'),
  );
