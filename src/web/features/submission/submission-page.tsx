import { useRouter } from '@tanstack/react-router';
import type { FocusEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { SuggestionValues } from '#domain/submissions/suggestion-form.ts';
import { emptySuggestion, readSuggestionForm, suggestionFromForm } from '#domain/submissions/suggestion-form.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/suggestion.css';
import { Toaster } from '#ui/toast.tsx';
import { FormErrors } from '#web/features/visitor-form/form-errors.tsx';
import { FormExtraFields } from '#web/features/visitor-form/form-extras.tsx';
import type { LoadedForm } from '#web/features/visitor-form/loaded-form.ts';
import { useVisitorForm } from '#web/features/visitor-form/use-visitor-form.ts';
import type { AnsweredSuggestion } from '#web/request-context.ts';
import { ListedNote, ListedWarning } from './listed-note.tsx';
import { SuggestionFields } from './suggestion-fields.tsx';
import { useListedTools } from './use-listed-tools.ts';

const formId = 'suggestion-form';
const receivedText = 'Your submission has been received and is under review.';

interface SubmissionPageProps {
  loaded: LoadedForm<AnsweredSuggestion>;
  /** Reference of a suggestion that was sent without scripts. */
  sent?: string;
}

/** Suggest a workflow or tool (docs/product.md). */
export function SubmissionPage({ loaded, sent }: SubmissionPageProps) {
  const { answered } = loaded;
  const router = useRouter();
  const [reference, setReference] = useState<string>();
  const { warning, checkDuplicates, forget } = useListedTools(answered?.listed ?? []);

  const form = useVisitorForm({
    form: 'submission',
    path: '/api/submissions',
    token: loaded.token,
    values: answered?.values ?? emptySuggestion,
    issues: answered?.issues ?? [],
    empty: emptySuggestion,
    plainForm: sent ? 'stored' : answered && 'came back',
    read: readSuggestionForm,
    loadSchema: async () => (await import('#domain/submissions/suggestion-schema.ts')).suggestionSchema,
    toRecord: suggestionFromForm,
    textField: 'description',
    holdBack: (record) => checkDuplicates(record as SuggestionValues, { block: true }),
    onSent: (answer) => {
      forget();
      setReference((answer as { reference: string }).reference);
    },
    success: { title: 'Success!', text: receivedText },
    failure: 'Failed to submit. Please try again.',
  });

  // Cancel goes to /resources by its own form without scripts, and if the previous page is not of this site.
  function goBack(event: MouseEvent) {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const identifiesTool = target instanceof HTMLInputElement && (target.name === 'title' || target.name === 'website');
    if (identifiesTool) checkDuplicates(suggestionFromForm(form.valuesNow()));
  }

  return (
    <div className="wrap page-end">
      <BackLink href={addresses.resources()}>Resources</BackLink>
      <header className="page-head">
        <h1>Suggest a Workflow or Tool</h1>
      </header>
      <FormErrors issues={form.issues} formId={formId} tries={form.tries} />
      {sent && !reference && (
        <Thanks title="Success!" reference={sent}>
          {receivedText}
        </Thanks>
      )}
      {reference && <Thanks key={reference} title="Thank you" reference={reference} takesFocus />}
      <section className="mt-8" aria-labelledby="share">
        <h2 id="share">Share Your Knowledge</h2>
        <p className="body measure mt-2">A person at the college reads every suggestion before it appears here.</p>
        <form
          {...form.formProps}
          key={form.round}
          id={formId}
          tabIndex={-1}
          className="form suggestion mt-6"
          method="post"
          action={addresses.submission}
          noValidate
          onBlur={onBlur}
        >
          <FormExtraFields token={form.token} />
          {form.round === 0 && <ListedNote listed={answered?.listed ?? []} />}
          <SuggestionFields values={form.values} issues={form.issues} focus={answered?.focus} onListChange={form.keepDraft} />
          <ListedWarning {...warning} />
          <div className="button-row">
            <Button type="submit" sendingLabel="Submitting..." sending={form.sending}>
              Submit for Review
            </Button>
            <Button type="submit" form={leaveId} variant="quiet" onClick={goBack}>
              Cancel
            </Button>
          </div>
        </form>
      </section>
      <form id={leaveId} method="get" action={addresses.resources()} />
      <Toaster message={form.notice} onClose={form.closeNotice} />
    </div>
  );
}

const leaveId = 'leave-suggestion';

interface ThanksProps {
  title: string;
  reference: string;
  /** Receives the focus after the form is cleared. */
  takesFocus?: boolean;
  children?: string;
}

function Thanks({ title, reference, takesFocus, children }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="form-width">
      <Note kind="fine" title={title}>
        {children && <p>{children}</p>}
        <p>{`Your reference is ${reference}. Quote it when you write to us about it.`}</p>
      </Note>
    </div>
  );
}
