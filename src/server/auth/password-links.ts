import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { isGuessable } from '#domain/staff/guessable.ts';
import type { passwordResetSchema } from '#domain/staff/staff-schema.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { insertMail } from '../repositories/outbox.ts';
import { findUserByEmail, findUserByName } from '../repositories/users.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { StaffAuth } from './staff-auth.ts';

const linkIsOver = 'This link was already used, is older than 30 minutes, or the account has changed since. Ask for a new one.';

interface PasswordLinkParts {
  db: Kysely<Database>;
  auth: Pick<StaffAuth, 'resetPassword' | 'sendsMail'>;
  limits: Pick<SignInLimits, 'opensLink'>;
}

/** New passwords for those who forgot theirs, by a link that is mailed to the person's own address. */
export class PasswordLinks {
  readonly #db: Kysely<Database>;
  readonly #auth: PasswordLinkParts['auth'];
  readonly #limits: PasswordLinkParts['limits'];

  constructor({ db, auth, limits }: PasswordLinkParts) {
    this.#db = db;
    this.#auth = auth;
    this.#limits = limits;
  }

  /**
   * Mails a link to somebody who may sign in and has an address, unless an earlier link may still be valid. The answer is the
   * same for every name.
   * @param name a username or a mail address, in lower case
   * @throws {HttpError} 409 where no mail is sent at all, for any name
   */
  async ask(name: string, now: Date): Promise<void> {
    if (!this.#auth.sendsMail)
      throw new HttpError(409, 'This hub can’t send email. Ask an administrator of the desk for a new password.');
    const user = (await findUserByName(this.#db, name)) ?? (await findUserByEmail(this.#db, name));
    if (!user?.email || user.disabled) return;
    const time = now.toISOString();
    await this.#db.transaction().execute(async (transaction) => {
      if (!(await this.#limits.opensLink(user.id, now, transaction))) return;
      // Makes the link only when the mail is sent, so that none is stored in the outbox.
      await insertMail(transaction, 'password-link', user.id, time);
      await addAuditEntry(transaction, { username: user.username, action: 'asked for a new password' }, time);
    });
  }

  /**
   * Sets the password that the link is for.
   * @throws {HttpError} 409 for a link that was used, is too old, or was mailed before another change of the account, 422 for a
   * password that the name makes easy to guess
   */
  async use({ username, token, password }: z.output<typeof passwordResetSchema>, now: Date): Promise<void> {
    if (isGuessable(password, username)) {
      const issues = [{ path: 'password', message: 'Use a password that is harder to guess' }];
      throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
    }
    if (await this.#auth.resetPassword(token, password, now)) return;
    throw new HttpError(409, linkIsOver);
  }
}
