import type { FormName } from '#domain/submissions/form-entries.ts';
import { pageHead } from '#web/page-head.ts';
import type { AnsweredForm, RouterContext } from '#web/request-context.ts';
import { siteOf } from '#web/site-of.ts';
import type { LoadedForm } from './loaded-form.ts';
import { formPageHeaders, loadForm } from './loaded-form.ts';

/** Options shared by the routes of the forms. */
export const formRoute = <Name extends FormName>(form: Name, title: string, path: string) => ({
  loader: ({ context }: { context: RouterContext }) => loadForm(form, context),
  // A form that was shown again with its errors must not reappear on a later visit.
  gcTime: 0,
  staleTime: 0,
  headers: formPageHeaders,
  head: ({
    loaderData,
    matches,
  }: {
    loaderData?: LoadedForm<Extract<AnsweredForm, { name: Name }>>;
    matches: Parameters<typeof siteOf>[0];
  }) => pageHead({ title: `${loaderData?.answered?.issues.length ? 'Error: ' : ''}${title}`, path, site: siteOf(matches) }),
});
