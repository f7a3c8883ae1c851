import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { FormExtras, FormName } from '#domain/submissions/form-entries.ts';
import type { AnsweredForm } from '#web/request-context.ts';
import { nameFault } from '../database/fault.ts';
import type { Pages } from '../rendering/pages.ts';
import { answerable, warnOfFault } from '../requests/error-answers.ts';
import type { Intake } from '../submissions/intake.ts';
import type { RetryKey } from '../submissions/store-once.ts';
import { isPlausible, shownForm } from './shown-values.ts';

/** Provides the common part of all forms that a browser without scripts posts. */
export function plainForms({ intake, pages, log }: { intake: Pick<Intake, 'tokens'>; pages: Pages; log: Logger }) {
  const show = async (c: Context, form: AnsweredForm, status: ContentfulStatusCode, headers: Record<string, string> = {}) => {
    const page = await pages.answerForm(c.req.path, shownForm(form));
    return c.body(new Uint8Array(page.body), status, { ...page.headers, ...headers });
  };

  /**
   * Shows the form again when the client has sent too often or the database is unavailable: no input is lost. Input larger than a
   * form can be, or too many waiting pages, get a short page instead that says why (http/short-page.ts).
   */
  const orShowAgain = async (c: Context, form: AnsweredForm, take: () => Promise<Response>) => {
    try {
      return await take();
    } catch (error) {
      const failure = answerable(error);
      const mayComeBack = failure?.status === 429 || nameFault(error) !== undefined;
      if (!failure || !mayComeBack || !isPlausible(form)) throw error;
      warnOfFault(log, c.req.path, error);
      return show(c, { ...form, issues: [{ path: '', message: failure.message }] }, failure.status, failure.headers);
    }
  };

  // Measures time from when the visitor first saw the form; a token that no longer contains it is replaced.
  const tokenFor = (form: FormName, { token }: FormExtras, now: Date) => {
    const mark = intake.tokens.check(form, token, now.getTime());
    return mark === 'valid' || mark === 'too fast' ? token : intake.tokens.issue(form, now.getTime());
  };
  return { show, orShowAgain, tokenFor };
}

/**
 * Identifies a form that was sent twice, for example by a double click. The page's token alone would not do: going back and
 * changing something is no retry.
 */
export const retryOf = ({ token }: FormExtras, data: object): RetryKey | undefined => {
  const body = JSON.stringify(data);
  return token ? { key: `form ${token} ${body}`, body } : undefined;
};
