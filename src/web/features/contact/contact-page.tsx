import { useEffect, useRef, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { newsletterConsent } from '#domain/submissions/consent.ts';
import type { ContactValues } from '#domain/submissions/contact-form.ts';
import { emptyContact, readContactForm } from '#domain/submissions/contact-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Toaster } from '#ui/toast.tsx';
import { errorOf, FormErrors } from '#web/features/visitor-form/form-errors.tsx';
import { FormExtraFields } from '#web/features/visitor-form/form-extras.tsx';
import type { LoadedForm } from '#web/features/visitor-form/loaded-form.ts';
import { useVisitorForm } from '#web/features/visitor-form/use-visitor-form.ts';
import type { AnsweredContact } from '#web/request-context.ts';

const formId = 'contact-form';
const receivedText = 'We have your message, and we read every one.';

interface ContactPageProps {
  loaded: LoadedForm<AnsweredContact>;
  /** Subject of the message, if one of our own links names it. */
  subject?: string;
  /** True if a message was just sent without scripts. */
  isSent: boolean;
}

/** A message to the team (docs/product.md). */
export function ContactPage({ loaded, subject = '', isSent }: ContactPageProps) {
  const [wasSent, setWasSent] = useState(false);
  const form = useVisitorForm({
    form: 'contact',
    path: '/api/contacts',
    token: loaded.token,
    values: loaded.answered?.values ?? { ...emptyContact, subject },
    issues: loaded.answered?.issues ?? [],
    empty: emptyContact,
    plainForm: isSent ? 'stored' : loaded.answered && 'came back',
    read: readContactForm,
    loadSchema: async () => (await import('#domain/submissions/contact-schema.ts')).contactSchema,
    toRecord: (values) => values,
    textField: 'message',
    onSent: () => setWasSent(true),
    success: { title: 'Success!', text: receivedText },
    failure: 'Failed to send. Please try again.',
  });

  const field = (name: Exclude<keyof ContactValues, 'newsletter'>) => ({
    id: name,
    name,
    defaultValue: form.values[name],
    error: errorOf(form.issues, name),
  });

  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Contact</h1>
        <p className="lead">Ask about an entry, report a mistake, or tell us what your church needs.</p>
      </header>
      <FormErrors issues={form.issues} formId={formId} tries={form.tries} />
      {isSent && !wasSent && (
        <div className="form-width">
          <Note kind="fine" title="Success!">
            <p>{receivedText}</p>
          </Note>
        </div>
      )}
      {wasSent && <Received key={form.round} />}
      <form
        {...form.formProps}
        key={form.round}
        id={formId}
        tabIndex={-1}
        className="form mt-6"
        method="post"
        action={addresses.contact}
        noValidate
      >
        <FormExtraFields token={form.token} />
        <TextField {...field('name')} label="Your Name" autoComplete="name" required />
        <TextField
          {...field('email')}
          label="Your Email"
          type="email"
          autoComplete="email"
          hint="We only use it to answer you. We never show it or pass it on."
          required
        />
        <TextField {...field('organization')} label="Ministry or church" autoComplete="organization" hint="Optional." />
        <TextField {...field('subject')} label="Subject" autoComplete="off" hint="Optional." />
        <TextArea
          {...field('message')}
          label="Message"
          rows={6}
          hint="Leave out names of members and anything told in confidence. At most three links."
          required
        />
        <Checkbox
          id="newsletter"
          name="newsletter"
          value="yes"
          defaultChecked={form.values.newsletter}
          label={newsletterConsent}
          hint="Every email has a link that takes you off the list."
        />
        <div className="button-row">
          <Button type="submit" sendingLabel="Sending..." sending={form.sending}>
            Send message
          </Button>
        </div>
      </form>
      <Toaster message={form.notice} onClose={form.closeNotice} />
    </div>
  );
}

/** Receives the focus after the form is cleared; the notice has the details. */
function Received() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="form-width">
      <Note kind="fine" title="Thank you">
        <p>We have your message, and we’ll answer by email.</p>
      </Note>
    </div>
  );
}
