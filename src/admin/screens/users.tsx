import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#admin/api/call.ts';
import { refresh, useList } from '#admin/api/reads.ts';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { useMay, useSession } from '#admin/session/session.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import type { UserUpdate } from '#domain/staff/staff-schema.ts';
import type { UserRow } from '#domain/staff/staff-views.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NewPasswordDialog, NewUserForm } from './user-forms.tsx';

/** Who may use the desk; for administrators. */
export function Users() {
  if (useMay('manage users')) return <UserList />;
  return (
    <>
      <ScreenHead title="Users" />
      <EmptyState title="This screen is for administrators" hint="Ask one if somebody needs an account or a new password." />
    </>
  );
}

function UserList() {
  const client = useQueryClient();
  const { data: session } = useSession();
  const [withNewPassword, setWithNewPassword] = useState<UserRow>();
  const query = useList<UserRow>('/api/staff/users', {});
  const changed = () => refresh(client, '/api/staff/users', '/api/staff/audit');
  const update = useMutation({
    mutationFn: ({ user, change }: { user: UserRow; change: UserUpdate; done: string }) =>
      send('PATCH', `/api/staff/users/${encodeURIComponent(user.id)}`, change),
    onSuccess: async (_, { done }) => {
      tellDone(done);
      await changed();
    },
    onError: async (error) => {
      tellFailure(error);
      await changed();
    },
  });
  const isOwn = (user: UserRow) => user.username === session?.username;
  return (
    <>
      <ScreenHead title="Users">
        <p className="measure">Editors review, publish and edit. Administrators also manage users.</p>
      </ScreenHead>
      <DeskList
        query={query}
        nouns={['user', 'users']}
        columns={[
          {
            header: 'Username',
            rowHeader: true,
            cell: (user) => (
              <>
                {user.username}
                {isOwn(user) && <span className="cell-note">You</span>}
              </>
            ),
          },
          {
            header: 'Role',
            cell: (user) =>
              isOwn(user) ? (
                statusName(user.role)
              ) : (
                <span className="select select-small">
                  <select
                    aria-label={`Role of ${user.username}`}
                    value={user.role}
                    onChange={(event) => {
                      const role = event.target.value as StaffRole;
                      update.mutate({ user, change: { role }, done: `${user.username} is ${role} now` });
                    }}
                  >
                    {staffRoles.map((role) => (
                      <option key={role} value={role}>
                        {statusName(role)}
                      </option>
                    ))}
                  </select>
                </span>
              ),
          },
          { header: 'May sign in', cell: (user) => (user.disabled ? 'No, disabled' : 'Yes') },
          { header: 'Since', cell: (user) => <Moment at={user.createdAt} dayOnly /> },
          {
            header: 'Change',
            cell: (user) =>
              isOwn(user) ? null : (
                <div className="cell-actions">
                  <Button
                    small
                    variant="quiet"
                    aria-label={`New password for ${user.username}`}
                    onClick={() => setWithNewPassword(user)}
                  >
                    New password
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    aria-label={`${user.disabled ? 'Enable' : 'Disable'} ${user.username}`}
                    onClick={() =>
                      update.isPending ||
                      update.mutate({
                        user,
                        change: { disabled: !user.disabled },
                        done: `${user.username} is ${user.disabled ? 'enabled' : 'disabled'}`,
                      })
                    }
                  >
                    {user.disabled ? 'Enable' : 'Disable'}
                  </Button>
                </div>
              ),
          },
        ]}
        rowKey={(user) => user.id}
        empty={{ title: 'No users' }}
      />
      <section className="desk-section" aria-labelledby="new-user">
        <h2 id="new-user">Add a user</h2>
        <NewUserForm onAdded={changed} />
      </section>
      {withNewPassword && (
        <NewPasswordDialog
          user={withNewPassword}
          onClose={() => setWithNewPassword(undefined)}
          onSet={(password) => {
            update.mutate({
              user: withNewPassword,
              change: { password },
              done: `${withNewPassword.username} has a new password`,
            });
            setWithNewPassword(undefined);
          }}
        />
      )}
    </>
  );
}
