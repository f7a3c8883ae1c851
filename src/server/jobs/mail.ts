import { setTimeout as wait } from 'node:timers/promises';
import { nameFault } from '../database/fault.ts';
import type { MailParts } from '../mail/send-due-mail.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';

const lookMs = 10_000;
// A mail server that does not answer must not hold up a stop; its mail is tried again by whoever starts next.
const stopMs = 5_000;

/**
 * Sends the mails to staff as they come due; the request that caused one never waits for it.
 * @returns ends it, after the mail that is under way or a few seconds.
 */
export function startMail(parts: MailParts): () => Promise<void> {
  let isStopping = false;
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= sendDueMail(parts, Date.now, () => isStopping)
      .catch((error: unknown) => parts.log.warn({ fault: nameFault(error) }, 'the mails to staff cannot be read for now'))
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, lookMs);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await Promise.race([underWay, wait(stopMs, undefined, { ref: false })]);
  };
}
