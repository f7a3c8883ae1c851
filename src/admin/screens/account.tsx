import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOnRow } from '#admin/api/act-on-row.ts';
import { send } from '#admin/api/call.ts';
import { untilReadAgain, useList } from '#admin/api/reads.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { DeskList } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { currentPasswordField, newPasswordFields, newPasswordIssues } from '#admin/parts/password-fields.ts';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { refreshSession, useSession, useSignOut } from '#admin/session/session.ts';
import type { StaffSession } from '#domain/staff/accounts.ts';
import type { SessionRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Screen of the user's own mail address, password, second factor and sessions. */
export function Account() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <>
      <ScreenHead title="Your account">
        <p className="meta">
          {`${session.username}, ${session.role}. This session ends on `}
          <Moment at={session.expiresAt} />.
        </p>
      </ScreenHead>
      <section className="desk-form" aria-labelledby="email">
        <h2 id="email">Your email address</h2>
        <EmailForm session={session} />
      </section>
      <section className="desk-section desk-form" aria-labelledby="password">
        <h2 id="password">Change your password</h2>
        <PasswordForm />
      </section>
      <section className="desk-section desk-form" aria-labelledby="second-factor">
        <h2 id="second-factor">Second factor</h2>
        <SecondFactor session={session} />
      </section>
      <section className="desk-section" aria-labelledby="sessions">
        <h2 id="sessions">Where you’re signed in</h2>
        <OwnSessions />
      </section>
    </>
  );
}

/** Replaces every screen for an administrator who must set up a second factor first. */
export function SecondFactorFirst() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <>
      <ScreenHead title="One step before you begin">
        <p className="measure">
          Administrators of this hub sign in with a second factor. Set yours up now; it takes two minutes and your phone.
        </p>
      </ScreenHead>
      <section className="desk-form" aria-label="Second factor">
        <SecondFactor session={session} />
      </section>
    </>
  );
}

function EmailForm({ session }: { session: StaffSession }) {
  const client = useQueryClient();
  return (
    <DeskForm
      key={session.email}
      label="Your email address"
      fields={[
        {
          name: 'email',
          label: 'Email address',
          hint: 'A link to a new password goes here if you forget yours. Visitors never see it.',
          type: 'email',
          autoComplete: 'email',
          value: session.email ?? '',
          isOptional: true,
        },
        currentPasswordField,
      ]}
      button="Save the address"
      sendingLabel="Saving..."
      send={async (values) => {
        await send('POST', '/api/staff/email', values);
        showSuccess(values.email ? 'Address saved' : 'Address removed');
        await refreshSession(client);
      }}
    />
  );
}

function PasswordForm() {
  const client = useQueryClient();
  return (
    <DeskForm
      label="Change your password"
      fields={[currentPasswordField, ...newPasswordFields]}
      check={newPasswordIssues}
      button="Change password"
      sendingLabel="Changing..."
      send={async ({ current, password }) => {
        await send('POST', '/api/staff/password', { current, password });
        showSuccess('Password changed', 'Your other sessions have ended.');
        await refreshSession(client);
      }}
    />
  );
}

/** List of the browsers in which the user is signed in, each with a button that ends the session. */
function OwnSessions() {
  const client = useQueryClient();
  const signOut = useSignOut();
  const query = useList<SessionRow>('/api/staff/sessions', {});
  const end = useMutation({
    mutationFn: ({ id }: SessionRow) => send('DELETE', `/api/staff/sessions/${encodeURIComponent(id)}`),
    onSuccess: (_, { device }) => showSuccess('Session ended', `${device} is signed out.`),
    onError: showError,
    onSettled: untilReadAgain,
  });
  return (
    <>
      <p className="body measure">
        Don’t recognize one of these? Used a shared computer, or lost a phone? End it here. A new password ends all but this one.
      </p>
      <DeskList
        query={query}
        nouns={['session', 'sessions']}
        columns={[
          {
            header: 'Browser',
            rowHeader: true,
            cell: (session) => (
              <>
                {session.device}
                {session.isThis && <span className="cell-note">This one</span>}
              </>
            ),
          },
          { header: 'Signed in', cell: (session) => <Moment at={session.createdAt} /> },
          { header: 'Ends', cell: (session) => <Moment at={session.expiresAt} /> },
          {
            header: 'Change',
            cell: (session) =>
              session.isThis ? null : (
                <Button
                  small
                  variant="quiet"
                  aria-label={`End the session of ${session.device}`}
                  onClick={() => actOnRow(client, end.mutate, session)}
                >
                  End
                </Button>
              ),
          },
        ]}
        rowKey={(session) => session.id}
        empty={{ title: 'No sessions' }}
      />
      <div className="button-row mt-4">
        <Button variant="quiet" onClick={() => void signOut(true).catch(showError)}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
