import type { Context } from 'hono';
import { addresses } from '#domain/addresses.ts';
import { check } from '#domain/check.ts';
import { readQuestionForm } from '#domain/questions/question-form.ts';
import { questionSchema } from '#domain/questions/question-schema.ts';
import { similarAnswers } from '#domain/questions/similar-answers.ts';
import { entriesReader, readExtras } from '#domain/submissions/form-entries.ts';
import type { AnsweredQuestion } from '#web/request-context.ts';
import type { Votes } from '../questions/votes.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { readFormBody } from '../requests/request-body.ts';
import { clientOfRequest } from '../requests/request-scope.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { countClient, refuseForeign } from '../submissions/admission.ts';
import type { FormPagesOptions } from './form-pages.ts';
import { formRow } from './form-pages.ts';
import { plainForms, retryOf } from './plain-forms.ts';

/** Dependencies of the question forms, in addition to those of every plain form. */
export interface QuestionPagesOptions extends FormPagesOptions {
  search: Pick<SiteSearch, 'answer'>;
  votes: Pick<Votes, 'set'>;
  today: () => string;
}

/** Takes questions and votes of browsers without scripts: answers 303, or the form again with its validation errors. */
export function questionRows(options: QuestionPagesOptions): AddressRow[] {
  const { admission, pages, catalogue, search, votes, today, log } = options;
  const { intake } = admission;
  const { show, orShowAgain, tokenFor } = plainForms({ intake, pages, log });

  const ask = async (c: Context) => {
    const now = admission.clock.now();
    refuseForeign(admission, c);
    const entries = await readFormBody(c.req.raw);
    const extras = readExtras(entries);
    const values = readQuestionForm(entries);
    const form: AnsweredQuestion = {
      name: 'question',
      values,
      issues: [],
      similar: [],
      token: tokenFor('question', extras, now),
    };
    return orShowAgain(c, form, async () => {
      await countClient(admission, 'question', now);
      const { data, issues } = check(questionSchema, values);
      if (issues) return show(c, { ...form, issues }, 422);
      const searchView = search.answer(catalogue.snapshot, { q: data.question, kind: 'answer' }, today());
      const similar = similarAnswers(searchView.results);
      const seenHrefs = entriesReader(entries).all('similarSeen');
      if (similar.some(({ href }) => !seenHrefs.includes(href))) return show(c, { ...form, similar }, 422);
      const { reference } = await intake.take('questions', data, extras, retryOf(extras, data), now);
      return c.redirect(addresses.ask({ sent: reference }), 303);
    });
  };

  const vote = (kind: 'questions' | 'answers', address: typeof addresses.question) => async (c: Context) => {
    refuseForeign(admission, c);
    const asking = entriesReader(await readFormBody(c.req.raw)).one('asking') === 'no' ? 'no' : 'yes';
    const name = c.req.param('name') ?? '';
    await votes.set({ kind, name }, asking === 'yes', clientOfRequest(), admission.clock.now());
    return c.redirect(address(name, { asking }), 303);
  };

  return [
    formRow(addresses.ask(), ask),
    formRow('/questions/:name', vote('questions', addresses.question)),
    formRow('/answers/:name', vote('answers', addresses.answer)),
  ];
}
