import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import { check } from '#domain/check.ts';
import { entriesReader, readExtras } from '#domain/submissions/form-entries.ts';
import { termsWatchSchema } from '#domain/trust/terms-watch-schema.ts';
import type { AnsweredTermsWatch } from '#web/request-context.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { confirmTermsWatch, insertTermsWatch } from '../repositories/terms-watches.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { countClient, refuseForeign } from '../requests/admission.ts';
import { readFormBody } from '../requests/request-body.ts';
import type { SignedIds } from '../submissions/signed-ids.ts';
import type { FormPagesOptions } from './form-pages.ts';
import { formRow } from './form-pages.ts';
import { plainForms } from './plain-forms.ts';

/** Whoever asks again within a day gets no second mail to confirm. */
const againMs = 24 * 60 * 60 * 1000;

/**
 * Takes in who wants mail when the terms of chosen tools change, and that an address is confirmed. Whether the hub knows an address
 * nobody is told. It serves only where the hub sends mail.
 */
export function termsWatchRow(options: FormPagesOptions & { db: Kysely<Database>; confirmations: SignedIds }): AddressRow {
  const { admission, pages, catalogue, log, db, confirmations } = options;
  const { show, orShowAgain } = plainForms({ intake: admission.intake, pages, log });

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
    const answered: AnsweredTermsWatch = { name: 'terms-watch', values, issues: [], token: '' };
    return orShowAgain(c, answered, async () => {
      await countClient(admission, 'terms-watch', now);
      const { data, issues } = check(
        termsWatchSchema((slug) => catalogue.snapshot.toolBySlug.has(slug)),
        values,
      );
      if (issues) return show(c, { ...answered, issues }, 422);
      const mailedBefore = new Date(now.getTime() - againMs).toISOString();
      // A robot that filled in the trap is thanked too.
      if (readExtras(entries).trap === '')
        await insertTermsWatch(db, { email: data.email, tools: data.tool }, { now: now.toISOString(), mailedBefore });
      return c.redirect(addresses.termsChanges({ mail: 'sent' }), 303);
    });
  });
}
