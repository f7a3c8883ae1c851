import type { FormEvent } from 'react';
import { useState } from 'react';
import { interestConsent } from '#domain/submissions/consent.ts';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { createSender, failureOf } from '#web/features/visitor-form/sending.ts';
import type { Category } from '#web/site-content.ts';

interface InterestDialogProps {
  category: Category;
  onClose: () => void;
}

/** Thanks for the interest in a category that is not open yet; with an email address, the promise of a notice can be kept. */
export function InterestDialog({ category, onClose }: InterestDialogProps) {
  const [state, setState] = useState<{ error?: string; sending?: boolean; noted?: boolean }>({});
  const [send] = useState(() => createSender('/api/contacts'));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setState({ sending: true });
    try {
      await send({
        name: 'A visitor',
        email,
        subject: interestSubject(category.name),
        message: interestConsent(category.name),
      });
      setState({ noted: true });
    } catch (error) {
      const { message, issues } = failureOf(error, 'Failed to send. Please try again.');
      setState({ error: issues[0]?.message ?? message });
    }
  }

  if (state.noted) {
    return (
      <AlertDialog title="Thank you" text={`We’ll write to you when ${category.name} opens.`} onClose={onClose}>
        <div className="button-row">
          <Button onClick={onClose} autoFocus>
            Close
          </Button>
        </div>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      title="Thank you for your interest"
      text={`We’ll let you know here when ${category.name} opens, and by email if you leave your address. Until then, its tools and workflows are in the lists of all tools and all workflows.`}
      onClose={onClose}
    >
      <form className="space-y-4" onSubmit={submit} noValidate>
        <TextField
          id="interest-email"
          label="Your Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="Optional. We only use it for this one notice."
          error={state.error}
        />
        <div className="button-row">
          <Button type="submit" sendingLabel="Sending..." sending={state.sending}>
            Tell me
          </Button>
          <Button variant="quiet" onClick={onClose} data-first-focus="">
            Close
          </Button>
        </div>
      </form>
    </AlertDialog>
  );
}
