import type { FormName } from '#domain/submissions/form-entries.ts';
import type { AnsweredForm, RouterContext } from '#web/request-context.ts';

/** Data that the server passes to a page with a form; empty after client-side navigation. */
export interface LoadedForm<Answered extends AnsweredForm> {
  token?: string;
  /** The form as it was just sent without scripts. */
  answered?: Answered;
}

/** Loads the data in a form's route. */
export function loadForm<Name extends FormName>(
  form: Name,
  { answeredForm, issueFormToken }: RouterContext,
): LoadedForm<Extract<AnsweredForm, { name: Name }>> {
  if (answeredForm?.name !== form) return { token: issueFormToken?.(form) };
  return { token: answeredForm.token, answered: answeredForm as Extract<AnsweredForm, { name: Name }> };
}

/** Headers of a form's route: the token is one visitor's, so no cache may store the page. */
export const formPageHeaders = () => ({ 'Cache-Control': 'private, no-cache' });
