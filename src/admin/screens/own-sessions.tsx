import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '#admin/api/call.ts';
import { refresh, useList } from '#admin/api/reads.ts';
import { DeskList } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { useSignOut } from '#admin/session/session.ts';
import type { SessionRow } from '#domain/staff/account-views.ts';
import { Button } from '#ui/button.tsx';

/** Every browser in which one is signed in, each with a way to end it. */
export function OwnSessions() {
  const client = useQueryClient();
  const signOut = useSignOut();
  const query = useList<SessionRow>('/api/staff/sessions', {});
  const end = useMutation({
    mutationFn: ({ id }: SessionRow) => send('DELETE', `/api/staff/sessions/${encodeURIComponent(id)}`),
    onSuccess: (_, { device }) => tellDone('Session ended', `${device} is signed out.`),
    onError: tellFailure,
    onSettled: () => refresh(client, '/api/staff/sessions'),
  });
  return (
    <>
      <p className="body measure">
        Do you not know one of these, did you use a computer that others use too, or is a phone lost? End it here. A new password
        ends all but this one.
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
                  onClick={() => end.isPending || end.mutate(session)}
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
        <Button variant="quiet" onClick={() => void signOut(true).catch(tellFailure)}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
