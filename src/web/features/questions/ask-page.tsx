import { useEffect, useRef, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { answerTopics } from '#domain/answers/answer-topics.ts';
import type { QuestionValues } from '#domain/questions/question-form.ts';
import { emptyQuestion, questionReceived, readQuestionForm } from '#domain/questions/question-form.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Toaster } from '#ui/toast.tsx';
import { errorOf, FormErrors } from '#web/features/visitor-form/form-errors.tsx';
import { FormExtraFields } from '#web/features/visitor-form/form-extras.tsx';
import type { LoadedForm } from '#web/features/visitor-form/loaded-form.ts';
import { useVisitorForm } from '#web/features/visitor-form/use-visitor-form.ts';
import type { AnsweredQuestion } from '#web/request-context.ts';
import { SimilarNote } from './similar-note.tsx';
import { useSimilarAnswers } from './use-similar-answers.ts';

const formId = 'question-form';
const topics = [{ value: '', label: 'Choose' }, ...answerTopics.map((topic) => ({ value: topic, label: topic }))];

interface AskPageProps {
  loaded: LoadedForm<AnsweredQuestion>;
  /** The query that found nothing. */
  question?: string;
  /** Reference of a question that was sent without scripts. */
  sent?: string;
}

/** Form for a question without an answer. */
export function AskPage({ loaded, question = '', sent }: AskPageProps) {
  const { answered } = loaded;
  const [reference, setReference] = useState<string>();
  const { similar, findSimilar } = useSimilarAnswers(answered?.similar ?? []);
  const form = useVisitorForm({
    form: 'question',
    path: '/api/questions',
    token: loaded.token,
    values: answered?.values ?? { ...emptyQuestion, question },
    issues: answered?.issues ?? [],
    empty: emptyQuestion,
    plainForm: sent ? 'stored' : answered && 'came back',
    read: readQuestionForm,
    loadSchema: async () => (await import('#domain/questions/question-schema.ts')).questionSchema,
    toRecord: (values) => values,
    textField: 'question',
    onSent: (answer) => setReference((answer as { reference: string }).reference),
    success: { title: 'Success!', text: questionReceived },
    failure: 'Failed to send. Please try again.',
  });
  // Text that is in the field on hydration was typed before a blur could be handled; after sending there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is when the fields got other values by themselves.
  useEffect(() => {
    findSimilar(form.valuesNow().question);
  }, [form.round]);
  const field = (name: keyof QuestionValues) => ({
    id: name,
    name,
    defaultValue: form.values[name],
    error: errorOf(form.issues, name),
  });

  return (
    <div className="wrap page-end">
      <BackLink href={addresses.answers()}>All answers</BackLink>
      <header className="page-head">
        <h1>Ask a question</h1>
        <p className="lead">
          People at the college read it. If we answer it, we publish the question and the answer without your name.
        </p>
      </header>
      <FormErrors issues={form.issues} formId={formId} tries={form.tries} />
      {sent && !reference && <Thanks title="Success!" reference={sent} />}
      {reference && <Thanks key={reference} title="Thank you" reference={reference} takesFocus />}
      <form
        {...form.formProps}
        key={form.round}
        id={formId}
        tabIndex={-1}
        className="form mt-6"
        method="post"
        action={addresses.ask()}
        noValidate
      >
        <FormExtraFields token={form.token} />
        <TextArea
          {...field('question')}
          label="Your question"
          rows={3}
          hint="One question, in the words you would use to a colleague. No names and nothing private: it may be published as you write it."
          onBlur={(event) => findSimilar(event.target.value)}
          required
        />
        <div role="status">
          <SimilarNote similar={similar} />
        </div>
        <SelectField {...field('category')} label="Topic" options={topics} required />
        <TextField
          {...field('email')}
          label="Your email address, if you want to hear"
          type="email"
          autoComplete="email"
          hint="Optional. We use it once, for the answer, and delete it 30 days later."
        />
        <div className="button-row">
          <Button type="submit" sendingLabel="Sending..." sending={form.sending}>
            Send the question
          </Button>
        </div>
      </form>
      <Toaster message={form.notice} onClose={form.closeNotice} />
    </div>
  );
}

interface ThanksProps {
  title: string;
  reference: string;
  /** Receives the focus after the form is cleared. */
  takesFocus?: boolean;
}

function Thanks({ title, reference, takesFocus }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="form-width">
      <Note kind="fine" title={title}>
        <p>{questionReceived}</p>
        <p>{`Your reference is ${reference}. Once the question is on the site, you’ll find it at ${addresses.question(reference)}.`}</p>
      </Note>
    </div>
  );
}
