import type { FormEvent } from 'react';
import { useState } from 'react';
import { hasStatus } from '#admin/api/call.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { changeOwnPassword, useSession, useSignOut } from '#admin/session/session.ts';
import { passwordCharacters } from '#domain/staff/staff-schema.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';

/** One's own password and sessions. */
export function Account() {
  const { data: session } = useSession();
  const signOut = useSignOut();
  return (
    <>
      <ScreenHead title="Your account">
        {session && (
          <p className="meta">
            {`${session.username}, ${session.role}. This session ends on `}
            <Moment at={session.expiresAt} />.
          </p>
        )}
      </ScreenHead>
      <section className="desk-form" aria-labelledby="password">
        <h2 id="password">Change your password</h2>
        <PasswordForm />
      </section>
      <section className="desk-section" aria-labelledby="sessions">
        <h2 id="sessions">Sign out</h2>
        <p className="body measure">
          If you used a computer that others use too, or lost a phone, sign out everywhere: every session of yours ends at once.
        </p>
        <div className="button-row mt-4">
          <Button variant="quiet" onClick={() => void signOut(true).catch(tellFailure)}>
            Sign out everywhere
          </Button>
        </div>
      </section>
    </>
  );
}

interface Trouble {
  fieldId: string;
  message: string;
}

function PasswordForm() {
  const [{ troubles, tries }, setTroubles] = useState<{ troubles: Trouble[]; tries: number }>({ troubles: [], tries: 0 });
  const [sending, setSending] = useState(false);

  const show = (found: Trouble[]) => setTroubles((before) => ({ troubles: found, tries: before.tries + 1 }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const current = String(entries.get('current'));
    const password = String(entries.get('new'));
    const wrong = passwordTroubles(current, password, String(entries.get('again')));
    show(wrong);
    if (wrong.length > 0) return;
    setSending(true);
    try {
      await changeOwnPassword(current, password);
      form.reset();
      tellDone('Password changed', 'Your other sessions have ended.');
    } catch (error) {
      const fields: Record<string, string> = { current: 'current-password', password: 'new-password' };
      const issues = hasStatus(error, 422) ? error.issues : [];
      if (issues.length > 0) show(issues.map(({ path, message }) => ({ fieldId: fields[path] ?? 'current-password', message })));
      else tellFailure(error);
    } finally {
      setSending(false);
    }
  }

  const errorOf = (fieldId: string) => troubles.find((trouble) => trouble.fieldId === fieldId)?.message;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <ErrorSummary key={tries} errors={troubles} />
      <TextField
        id="current-password"
        name="current"
        type="password"
        label="Your password now"
        autoComplete="current-password"
        error={errorOf('current-password')}
        required
      />
      <TextField
        id="new-password"
        name="new"
        type="password"
        label="New password"
        hint={`At least ${passwordCharacters.least} characters. Four words that do not belong together are easy to keep and hard to guess.`}
        autoComplete="new-password"
        error={errorOf('new-password')}
        required
      />
      <TextField
        id="new-password-again"
        name="again"
        type="password"
        label="New password once more"
        autoComplete="new-password"
        error={errorOf('new-password-again')}
        required
      />
      <div className="button-row">
        <Button type="submit" sending={sending} sendingLabel="Changing...">
          Change password
        </Button>
      </div>
    </form>
  );
}

function passwordTroubles(current: string, password: string, again: string): Trouble[] {
  const { least, most } = passwordCharacters;
  return [
    ...(current ? [] : [{ fieldId: 'current-password', message: 'Enter your password' }]),
    ...(password.length < least ? [{ fieldId: 'new-password', message: `Use at least ${least} characters` }] : []),
    ...(password.length > most ? [{ fieldId: 'new-password', message: `Use at most ${most} characters` }] : []),
    ...(again === password ? [] : [{ fieldId: 'new-password-again', message: 'The two new passwords differ' }]),
  ];
}
