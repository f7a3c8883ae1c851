import { useState } from 'react';
import { hasStatus, wordsOf } from '#admin/api/call.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { newPasswordFields, newPasswordIssues } from '#admin/parts/password-fields.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { Note } from '#ui/note.tsx';
import { askForNewPassword, chooseNewPassword } from './session.ts';
import { SignedOut } from './signed-out.tsx';

type State = 'choosing' | 'done' | 'too late';

/** The target of a mailed link, where its receiver chooses a new password. */
export function NewPassword() {
  const [link] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [username, token] = [link.get('username') ?? '', link.get('token') ?? ''];
  const [state, setState] = useState<State>(token === '' ? 'too late' : 'choosing');
  return (
    <SignedOut heading="A new password" lead={leads[state]}>
      {state === 'choosing' && (
        <DeskForm
          label="Choose a new password"
          fields={[
            // Password managers store the password under this name.
            { name: 'username', label: 'Username', autoComplete: 'username', value: username, isFixed: true },
            ...newPasswordFields,
          ]}
          check={newPasswordIssues}
          refusedWords={wordsOf}
          button="Set the password"
          sendingLabel="Setting..."
          send={async ({ password = '' }) => {
            try {
              await chooseNewPassword(username, token, password);
            } catch (error) {
              if (!hasStatus(error, 409)) throw error;
              setState('too late');
              return;
            }
            // Remove the secret part of the link, which is used up, from the address bar.
            history.replaceState(history.state, '', deskAddresses.newPassword);
            setState('done');
          }}
        />
      )}
      <div role="status">
        {state === 'done' && (
          <Note kind="fine" title="Your new password is set">
            You’re signed out everywhere. <a href={deskAddresses.home}>Sign in with the new password</a>
          </Note>
        )}
        {state === 'too late' && (
          <Note title="This link no longer works">
            It was already used, is older than 30 minutes, was cut short on the way, or your account has changed since.{' '}
            <a href={deskAddresses.forgottenPassword}>Ask for a new link</a>
          </Note>
        )}
      </div>
    </SignedOut>
  );
}

const leads: Record<State, string> = {
  choosing: 'Choose a password for the staff desk. This signs you out everywhere.',
  done: 'You can sign in with it now.',
  'too late': 'For safety, a link works once, for 30 minutes.',
};

/** Asks for a link to a new password. The answer is the same for every name. */
export function ForgottenPassword() {
  const [accountName, setAccountName] = useState<string>();
  return (
    <SignedOut
      heading="Forgot your password?"
      lead="Tell us who you are, and we’ll email a link for a new password to your account’s address."
    >
      <div role="status">
        {accountName !== undefined && (
          <Note kind="fine" title="Check your email">
            If {accountName} is one of the staff and has an email address at the desk, a link is on its way. It works once, for 30
            minutes. We don’t email a second one meanwhile: if you asked before, use the link that you have. Nothing there after
            five minutes? Check your spam folder, then ask an administrator.
          </Note>
        )}
      </div>
      <DeskForm
        label="Ask for a new password"
        fields={[
          {
            name: 'username',
            label: 'Username or email address',
            autoComplete: 'username',
            isProof: true,
            emptyWords: 'Enter your username or your email address',
          },
        ]}
        button="Email me a link"
        sendingLabel="Asking..."
        send={async ({ username = '' }) => {
          setAccountName(undefined);
          await askForNewPassword(username);
          setAccountName(username);
        }}
        refusedWords={wordsOf}
      />
      <p className="meta">
        <a href={deskAddresses.home}>Back to the sign-in</a>
      </p>
    </SignedOut>
  );
}
