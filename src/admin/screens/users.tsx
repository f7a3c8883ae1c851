import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
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
import { newUserSchema, passwordCharacters, passwordSchema } from '#domain/staff/staff-schema.ts';
import type { UserRow } from '#domain/staff/staff-views.ts';
import type { FieldIssue } from '#domain/submissions/check.ts';
import { check } from '#domain/submissions/check.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

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
              isOwn(user) ? (
                '–'
              ) : (
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

interface Trouble {
  fieldId: string;
  message: string;
}

const fieldIds: Record<string, string> = { username: 'new-username', password: 'new-user-password', role: 'new-role' };

const troublesOf = (issues: readonly FieldIssue[]): Trouble[] =>
  issues.map(({ path, message }) => ({ fieldId: fieldIds[path] ?? 'new-username', message }));

function NewUserForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const [{ troubles, tries }, setTroubles] = useState<{ troubles: Trouble[]; tries: number }>({ troubles: [], tries: 0 });
  const [sending, setSending] = useState(false);
  const show = (found: Trouble[]) => setTroubles((before) => ({ troubles: found, tries: before.tries + 1 }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, issues = [] } = check(newUserSchema, Object.fromEntries(new FormData(form)));
    show(troublesOf(issues));
    if (!data) return;
    setSending(true);
    try {
      await send('POST', '/api/staff/users', data);
      form.reset();
      tellDone(`${data.username} can sign in now`);
      await onAdded();
    } catch (error) {
      if (hasStatus(error, 409)) show([{ fieldId: 'new-username', message: error.message }]);
      else if (hasStatus(error, 422) && error.issues.length > 0) show(troublesOf(error.issues));
      else tellFailure(error);
    } finally {
      setSending(false);
    }
  }

  const errorOf = (fieldId: string) => troubles.find((trouble) => trouble.fieldId === fieldId)?.message;
  return (
    <form className="form" noValidate onSubmit={submit} autoComplete="off">
      <ErrorSummary key={tries} errors={troubles} />
      <TextField
        id="new-username"
        name="username"
        label="Username"
        hint="3 to 30 letters, digits, dots, dashes or underscores."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('new-username')}
        required
      />
      <TextField
        id="new-user-password"
        name="password"
        type="password"
        label="First password"
        hint={`At least ${passwordCharacters.least} characters. Hand it over in person or by telephone; they can change it under Your account.`}
        autoComplete="new-password"
        error={errorOf('new-user-password')}
        required
      />
      <SelectField
        id="new-role"
        name="role"
        label="Role"
        defaultValue="editor"
        options={staffRoles.map((role) => ({ value: role, label: statusName(role) }))}
        error={errorOf('new-role')}
      />
      <div className="button-row">
        <Button type="submit" sending={sending} sendingLabel="Adding...">
          Add the user
        </Button>
      </div>
    </form>
  );
}

interface NewPasswordDialogProps {
  user: UserRow;
  onClose: () => void;
  onSet: (password: string) => void;
}

function NewPasswordDialog({ user, onClose, onSet }: NewPasswordDialogProps) {
  const [error, setError] = useState<string>();
  return (
    <AlertDialog
      title={`New password for ${user.username}`}
      text="Every session of theirs ends. Hand the password over in person or by telephone."
      onClose={onClose}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { data, issues } = check(passwordSchema, new FormData(event.currentTarget).get('password'));
          setError(issues?.[0]?.message);
          if (data) onSet(data);
        }}
      >
        <TextField
          name="password"
          type="password"
          label="New password"
          autoComplete="new-password"
          error={error}
          data-first-focus=""
        />
        <div className="button-row">
          <Button type="submit">Set the password</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </AlertDialog>
  );
}
