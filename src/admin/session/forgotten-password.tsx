import { useState } from 'react';
import { wordsOf } from '#admin/api/call.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { Note } from '#ui/note.tsx';
import { askForNewPassword } from './session.ts';
import { SignedOut } from './signed-out.tsx';

/** Asks for a link to a new password. What is said after it is the same whoever it is for. */
export function ForgottenPassword() {
  const [asked, setAsked] = useState<string>();
  return (
    <SignedOut
      heading="Forgot your password?"
      lead="Tell us who you are, and a link to a new password is mailed to the address of your account."
    >
      <div role="status">
        {asked !== undefined && (
          <Note kind="fine" title="Look into your mailbox">
            If {asked} is one of the staff and has a mail address at the desk, a link is on its way. It serves once, and for 30
            minutes. Nothing there after five minutes? Look among the spam, then ask an administrator.
          </Note>
        )}
      </div>
      <DeskForm
        label="Ask for a new password"
        fields={[
          {
            name: 'username',
            label: 'Username or mail address',
            autoComplete: 'username',
            emptyWords: 'Enter your username or your mail address',
          },
        ]}
        button="Mail me a link"
        sendingLabel="Asking..."
        send={async ({ username = '' }) => {
          setAsked(undefined);
          await askForNewPassword(username);
          setAsked(username);
        }}
        refusedWords={wordsOf}
      />
      <p className="meta">
        <a href={deskAddresses.home}>Back to the sign-in</a>
      </p>
    </SignedOut>
  );
}
