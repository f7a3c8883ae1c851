import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import { check } from '#domain/check.ts';
import { entriesReader, readExtras } from '#domain/submissions/form-entries.ts';
import { mailboxOf } from '#domain/submissions/mailbox.ts';
import { termsWatchSchema } from '#domain/trust/terms-watch-schema.ts';
import type { AnsweredTermsWatch } from '#web/request-context.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import { isSilent } from '../repositories/silent-mailboxes.ts';
import { confirmTermsWatch, insertTermsWatch } from '../repositories/terms-watches.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { readFormBody } from '../requests/request-body.ts';
import type { SignedIds } from '../secrets/signed-ids.ts';
import { countClient, refuseForeign } from '../submissions/admission.ts';
import type { LeaveLinks } from '../submissions/leave-links.ts';
import type { FormPagesOptions } from './form-pages.ts';
import { formRow } from './form-pages.ts';
import { plainForms } from './plain-forms.ts';

/** Limits the questions to each mailbox: one in a day, from all visitors together. */
export const termsQuestions = (db: Kysely<Database>, secret: string): RateLimit =>
  new RateLimit(db, secret, 1, { windowMs: 24 * 60 * 60 * 1000 });

/** Dependencies of the form, in addition to those of every plain form. */
export interface TermsWatchParts {
  db: Kysely<Database>;
  confirmations: SignedIds;
  leaveLinks: LeaveLinks;
  questions: RateLimit;
}

/**
 * Accepts subscriptions to changed terms of chosen tools, and confirmations of an address. Nobody learns whether the hub knows an
 * address. Only where the hub sends mail.
 */
export function termsWatchRow(options: FormPagesOptions & TermsWatchParts): AddressRow {
  const { admission, pages, catalogue, log, db, confirmations, leaveLinks, questions } = options;
  const { show, orShowAgain } = plainForms({ intake: admission.intake, pages, log });

  /** Sends an address the request to confirm, unless its mailbox was asked today or must never be. */
  const ask = (wish: { email: string; tools: string[] }, now: Date) =>
    db.transaction().execute(async (transaction) => {
      if (await isSilent(transaction, leaveLinks.mailboxHash(wish.email))) return;
      const options = { db: transaction };
      if (await questions.admits('terms watch', mailboxOf(wish.email), now.getTime(), options))
        await insertTermsWatch(transaction, wish, now.toISOString());
    });

  return formRow(addresses.termsChanges(), async (c: Context) => {
    const now = admission.clock.now();
    refuseForeign(admission, c);
    const confirmation = c.req.query('confirm');
    if (confirmation !== undefined) {
      const id = confirmations.idIn(confirmation);
      if (!id || !(await confirmTermsWatch(db, id, now.toISOString())))
        throw new HttpError(400, 'This link is too old or incomplete. Please choose your tools once more.');
      return c.redirect(addresses.termsChanges({ mail: 'on' }), 303);
    }
    const entries = await readFormBody(c.req.raw);
    const { one, all } = entriesReader(entries);
    const values = { email: one('email'), tool: all('tool').join(',') };
    const form: AnsweredTermsWatch = { name: 'terms-watch', values, issues: [], token: '' };
    return orShowAgain(c, form, async () => {
      await countClient(admission, 'terms-watch', now);
      const { data, issues } = check(
        termsWatchSchema((slug) => catalogue.snapshot.toolBySlug.has(slug)),
        values,
      );
      if (issues) return show(c, { ...form, issues }, 422);
      // Robots that filled in the trap are thanked too.
      if (readExtras(entries).trap === '') await ask({ email: data.email, tools: data.tool }, now);
      return c.redirect(addresses.termsChanges({ mail: 'sent' }), 303);
    });
  });
}
