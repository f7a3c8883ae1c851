import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiError, hasStatus, wordsOf } from '#admin/api/call.ts';
import { requestHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { StaffSession } from '#domain/staff/accounts.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { settle, signIn, signInWithCode, useSessionEnded } from './session.ts';
import { SignedOut } from './signed-out.tsx';

interface SignInFormProps {
  /** The user who was signed in before; then only the password is required. */
  username?: string;
  onSignedIn?: () => void;
  /** Content next to the button. */
  children?: ReactNode;
}

/** Form for name and password, then for a code if the user has a second factor. */
function SignInForm({ username = '', onSignedIn, children }: SignInFormProps) {
  const client = useQueryClient();
  const [isAskedForCode, askForCode] = useState(false);
  if (isAskedForCode) return <CodeForm onSignedIn={onSignedIn} onStartAgain={() => askForCode(false)} />;
  return (
    <DeskForm
      label="Sign in"
      fields={[
        {
          name: 'username',
          label: 'Username',
          autoComplete: 'username',
          value: username,
          emptyWords: 'Enter your username',
          isProof: true,
        },
        {
          name: 'password',
          label: 'Password',
          type: 'password',
          autoComplete: 'current-password',
          emptyWords: 'Enter your password',
          isFirst: username !== '',
        },
      ]}
      button="Sign in"
      sendingLabel="Signing in..."
      send={async (values) => {
        if (await signIn(client, values.username ?? '', values.password ?? '', onSignedIn)) askForCode(true);
      }}
      refusedWords={signInWords}
    >
      {children}
    </DeskForm>
  );
}

const ways = {
  app: {
    field: {
      name: 'code',
      label: 'Code',
      hint: 'The six digits that your authenticator app shows now.',
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
      emptyWords: 'Enter the six digits that your app shows now',
    },
    other: 'Use a recovery code',
  },
  recovery: {
    field: {
      name: 'recoveryCode',
      label: 'Recovery code',
      hint: 'One of the codes that you got when you set up the app. It works once.',
      autoComplete: 'off',
      emptyWords: 'Enter one of your recovery codes',
    },
    other: 'Use the app',
  },
} as const;

/** Form for the code after the password: the app's, or a recovery code for a lost phone. */
function CodeForm({ onSignedIn, onStartAgain }: { onSignedIn: (() => void) | undefined; onStartAgain: () => void }) {
  const client = useQueryClient();
  const [way, setWay] = useState<keyof typeof ways>('app');
  const { field, other } = ways[way];
  return (
    <>
      <p className="body" role="status">
        Your password is right. One more step.
      </p>
      <DeskForm
        key={way}
        label="Sign in with a code"
        fields={[{ ...field, isProof: true }]}
        button="Sign in"
        sendingLabel="Signing in..."
        send={(values) => signInWithCode(client, values, onSignedIn)}
        refusedWords={(error) => (hasStatus(error, 422) ? field.emptyWords : wordsOf(error))}
        takesFocus
      >
        <Button variant="quiet" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button variant="quiet" onClick={onStartAgain}>
          Start again
        </Button>
      </DeskForm>
      {way === 'recovery' && (
        <p className="meta">No recovery codes either? An administrator of the desk can remove your second factor under Users.</p>
      )}
    </>
  );
}

/** Returns the words for a failed sign-in; after too many tries, the time to wait. */
function signInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf(error);
  if (error.status === 401 || error.status === 422) return 'The username or the password is wrong. Check both and try again.';
  if (error.status === 429) return `Too many tries. Wait ${waitOf(error.retryAfter ?? 15 * 60)} and try again.`;
  return error.message;
}

function waitOf(seconds: number): string {
  if (seconds <= 60) return 'one minute';
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Sign-in over the screen when a session ends during work; the input below it stays. */
export function SignInDialog({ session }: { session: StaffSession }) {
  const client = useQueryClient();
  const hasEnded = useSessionEnded();
  if (!hasEnded) return null;
  return (
    <AlertDialog
      title="Please sign in again"
      text="Your session has ended. What you typed is still here. Sign in, and go on where you were."
      onClose={() => settle(false)}
    >
      <SignInForm
        username={session.username}
        // Read all again, since another person with other permissions may have signed in.
        onSignedIn={() => void client.invalidateQueries({ queryKey: ['staff'] })}
      >
        <Button variant="quiet" onClick={() => settle(false)}>
          Not now
        </Button>
      </SignInForm>
    </AlertDialog>
  );
}

/** Sign-in screen, shown at every address until the user signs in; then its screen follows. */
export function SignInScreen() {
  return (
    <SignedOut heading="Staff desk" title="Sign in" lead="For the staff who review suggestions and keep the directory true.">
      <SignInForm onSignedIn={requestHeadingFocus} />
      <p className="meta">
        <a href={deskAddresses.forgottenPassword}>Forgot your password?</a>
      </p>
      <p className="meta">
        <a href={addresses.home}>Go to the public site</a>
      </p>
    </SignedOut>
  );
}
