import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { ApiError, wordsOf } from '#admin/api/call.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { signIn } from './session.ts';

interface SignInFormProps {
  /** Whoever was signed in before; the password is then all that is to be typed. */
  username?: string;
  onSignedIn?: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

interface Trouble {
  fieldId: string;
  message: string;
}

/** Name and password. What is wrong stands above, and the password field is empty again. */
export function SignInForm({ username = '', onSignedIn, children }: SignInFormProps) {
  const client = useQueryClient();
  const [troubles, setTroubles] = useState<Trouble[]>([]);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const name = String(entries.get('username')).trim();
    const password = String(entries.get('password'));
    const missing = [
      ...(name ? [] : [{ fieldId: 'username', message: 'Enter your username' }]),
      ...(password ? [] : [{ fieldId: 'password', message: 'Enter your password' }]),
    ];
    setTries((before) => before + 1);
    setTroubles(missing);
    if (missing.length > 0) return;
    setSending(true);
    try {
      await signIn(client, name, password, onSignedIn);
    } catch (error) {
      setTroubles([{ fieldId: 'password', message: signInWords(error) }]);
      setTries((before) => before + 1);
      const field = form.elements.namedItem('password');
      if (field instanceof HTMLInputElement) field.value = '';
    } finally {
      setSending(false);
    }
  }

  const errorOf = (fieldId: string) => troubles.find((trouble) => trouble.fieldId === fieldId)?.message;
  return (
    <form className="form" noValidate onSubmit={submit} aria-label="Sign in">
      <ErrorSummary key={tries} errors={troubles} />
      <TextField
        id="username"
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        error={errorOf('username')}
        required
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        data-first-focus={username ? '' : undefined}
        error={errorOf('password')}
        required
      />
      <div className="button-row">
        <Button type="submit" sendingLabel="Signing in..." sending={sending}>
          Sign in
        </Button>
        {children}
      </div>
    </form>
  );
}

/** What to do about a sign-in that failed; after too many tries, how long to wait. */
export function signInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf(error);
  if (error.status === 401 || error.status === 422) return 'The username or the password is wrong. Check both and try again.';
  if (error.status === 429) return `Too many tries. Wait ${waitOf(error.retryAfter ?? 15 * 60)} and try again.`;
  return error.message;
}

function waitOf(seconds: number): string {
  if (seconds <= 60) return 'one minute';
  return `${Math.ceil(seconds / 60)} minutes`;
}
