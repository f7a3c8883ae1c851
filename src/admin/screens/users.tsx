import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOnRow } from '#admin/api/act-on-row.ts';
import { send } from '#admin/api/call.ts';
import { untilReadAgain } from '#admin/api/reads.ts';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { useMay, useSession } from '#admin/session/session.ts';
import { staffRoles } from '#domain/staff/accounts.ts';
import type { UserRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { AskedChange } from './user-forms.tsx';
import { NewUserForm, UserChangeDialog } from './user-forms.tsx';

/** Screen of the desk's accounts; for administrators. */
export function Users() {
  if (useMay('manage users')) return <UserList />;
  return (
    <>
      <ScreenHead title="Users" />
      <EmptyState title="This screen is for administrators" hint="Ask one if someone needs an account or a new password." />
    </>
  );
}

function UserList() {
  const client = useQueryClient();
  const { data: session } = useSession();
  const [change, ask] = useState<AskedChange>();
  const enable = useMutation({
    mutationFn: ({ id }: UserRow) => send('PATCH', `/api/staff/users/${encodeURIComponent(id)}`, { disabled: false }),
    onSuccess: (_, { username }) => showSuccess(`${username} is enabled`),
    onError: showError,
    onSettled: untilReadAgain,
  });
  const isOwn = (user: UserRow) => user.username === session?.username;
  return (
    <ListScreen<UserRow>
      title="Users"
      intro="Editors review, publish and edit. Administrators also manage users."
      nouns={['user', 'users']}
      api="/api/staff/users"
      columns={[
        {
          header: 'Username',
          rowHeader: true,
          cell: (user) => (
            <>
              {user.username}
              {isOwn(user) && <span className="cell-note">You</span>}
              {user.email && <span className="cell-note">{user.email}</span>}
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
                  // Controlled: it shows the current role until the change is confirmed.
                  onChange={({ target }) => {
                    const role = staffRoles.find((name) => name === target.value);
                    if (role) ask({ user, kind: 'role', role });
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
        { header: 'May sign in', cell: signInStateOf },
        { header: 'Since', cell: (user) => <Moment at={user.createdAt} dayOnly /> },
        {
          header: 'Change',
          cell: (user) =>
            isOwn(user) ? null : (
              <div className="cluster" data-gap="2">
                {actionsOn(user).map(({ kind, label }) => (
                  <Button
                    key={kind}
                    small
                    variant="quiet"
                    aria-label={`${label}: ${user.username}`}
                    onClick={() => ask({ user, kind })}
                  >
                    {label}
                  </Button>
                ))}
                {user.disabled && (
                  <Button
                    small
                    variant="quiet"
                    aria-label={`Enable: ${user.username}`}
                    onClick={() => actOnRow(client, enable.mutate, user)}
                  >
                    Enable
                  </Button>
                )}
              </div>
            ),
        },
      ]}
      rowKey={(user) => user.id}
      empty={() => ({ title: 'No users' })}
    >
      <section className="desk-section" aria-labelledby="new-user">
        <h2 id="new-user">Add a user</h2>
        <NewUserForm />
      </section>
      {change && <UserChangeDialog asked={change} onClose={() => ask(undefined)} />}
    </ListScreen>
  );
}

const signInStateOf = (user: UserRow): string => {
  if (user.disabled) return 'No, disabled';
  return user.secondFactor ? 'Yes, with a code' : 'Yes';
};

/** Returns the changes that a user's account allows; each must be confirmed. */
const actionsOn = (user: UserRow) => [
  { kind: 'password', label: 'New password' } as const,
  { kind: 'email', label: 'Email address' } as const,
  ...(user.secondFactor ? [{ kind: 'secondFactor', label: 'Remove second factor' } as const] : []),
  ...(user.disabled ? [] : [{ kind: 'disable', label: 'Disable' } as const]),
];
