import type { Context } from 'hono';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import { check } from '#domain/check.ts';
import { emptyContact, readContactForm } from '#domain/submissions/contact-form.ts';
import { contactSchema, priceReportSchema } from '#domain/submissions/contact-schema.ts';
import { pricedPathOf } from '#domain/submissions/contact-subject.ts';
import type { FormEntries } from '#domain/submissions/form-entries.ts';
import { entriesReader, readExtras } from '#domain/submissions/form-entries.ts';
import type { ListedTool } from '#domain/submissions/listed-tools.ts';
import { findListedTools } from '#domain/submissions/listed-tools.ts';
import { readSuggestionForm, rowActionOf, suggestionFromForm, withRowAction } from '#domain/submissions/suggestion-form.ts';
import { suggestionSchema } from '#domain/submissions/suggestion-schema.ts';
import type { AnsweredForm, AnsweredSuggestion } from '#web/request-context.ts';
import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { MemoryLimit } from '../limits/memory-limit.ts';
import type { Pages } from '../rendering/pages.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { readFormBody } from '../requests/request-body.ts';
import { clientOfRequest } from '../requests/request-scope.ts';
import type { Admission } from '../submissions/admission.ts';
import { countClient, refuseForeign } from '../submissions/admission.ts';
import { plainForms, retryOf } from './plain-forms.ts';

/** Dependencies of the pages' plain forms, which a browser without scripts posts (docs/product.md). */
export interface FormPagesOptions {
  admission: Admission;
  pages: Pages;
  catalogue: CurrentCatalogue;
  log: Logger;
}

/** Maximum number of presses of a growing list's button in a minute from one client, each of which renders the form. */
export const mostPressesAMinute = 60;

/** Accepts plain forms: answers 303 to thanks, or the page again with the input and its validation errors. */
export function formRows({ admission, pages, catalogue, log }: FormPagesOptions): AddressRow[] {
  const { intake } = admission;
  const presses = new MemoryLimit(mostPressesAMinute);
  const { show, orShowAgain, tokenFor } = plainForms({ intake, pages, log });

  const takeSubmission = async (c: Context) => {
    const now = admission.clock.now();
    refuseForeign(admission, c);
    const entries = await readFormBody(c.req.raw);
    const extras = readExtras(entries);
    const values = readSuggestionForm(entries);
    const form: AnsweredSuggestion = {
      name: 'submission',
      values,
      issues: [],
      listed: [],
      token: tokenFor('submission', extras, now),
    };

    const rowAction = rowActionOf(entries);
    if (rowAction) {
      presses.count(clientOfRequest(), now.getTime());
      const changedValues = withRowAction(values, rowAction);
      const focus = 'add' in rowAction ? `${rowAction.list}-${changedValues[rowAction.list].length - 1}` : undefined;
      return show(c, { ...form, values: changedValues, focus }, 200);
    }
    return orShowAgain(c, form, async () => {
      await countClient(admission, 'submission', now);
      const { data, issues } = check(suggestionSchema, suggestionFromForm(values));
      if (issues) return show(c, { ...form, issues }, 422);
      const listedTools = data.type === 'tool' ? findListedTools(catalogue.snapshot.tools, data) : [];
      if (!wereSeen(listedTools, entries)) return show(c, { ...form, listed: listedTools }, 422);
      const { reference } = await intake.take('submissions', data, extras, retryOf(extras, data), now);
      return c.redirect(addresses.submissionSent(reference), 303);
    });
  };

  const takeContact = async (c: Context) => {
    const now = admission.clock.now();
    refuseForeign(admission, c);
    const entries = await readFormBody(c.req.raw);
    const extras = readExtras(entries);
    const values = readContactForm(entries);
    const form: AnsweredForm = { name: 'contact', values, issues: [], token: tokenFor('contact', extras, now) };
    return orShowAgain(c, form, async () => {
      await countClient(admission, 'contact', now);
      const { data, issues } = check(pricedPathOf(values.subject) ? priceReportSchema : contactSchema, values);
      if (issues) return show(c, { ...form, issues }, 422);
      await intake.take('contacts', { ...emptyContact, ...data }, extras, retryOf(extras, data), now);
      return c.redirect(addresses.contactSent, 303);
    });
  };

  return [formRow(addresses.submission, takeSubmission), formRow(addresses.contact, takeContact)];
}

/** Makes the row of a form that is sent to the address of its own page. */
export const formRow = (path: string, answer: AddressRow['answer']): AddressRow => ({
  method: 'POST',
  path,
  cache: 'visitor',
  work: 'storing',
  answer,
});

/** Checks whether the visitor was warned of these tools, and sent the form anyway. */
function wereSeen(listedTools: ListedTool[], entries: FormEntries): boolean {
  const seenSlugs = entriesReader(entries).all('listedSeen');
  return listedTools.every(({ slug }) => seenSlugs.includes(slug));
}
