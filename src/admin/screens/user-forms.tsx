import type { FormEvent } from 'react';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import type { FieldIssue } from '#domain/check.ts';
import { check } from '#domain/check.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { newUserSchema, passwordCharacters, passwordSchema } from '#domain/staff/staff-schema.ts';
import type { UserRow } from '#domain/staff/staff-views.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

interface Trouble {
  fieldId: string;
  message: string;
}

const fieldIds: Record<string, string> = { username: 'new-username', password: 'new-user-password', role: 'new-role' };

const troublesOf = (issues: readonly FieldIssue[]): Trouble[] =>
  issues.map(({ path, message }) => ({ fieldId: fieldIds[path] ?? 'new-username', message }));

/** A new account: its first password is handed over by whoever makes it. */
export function NewUserForm({ onAdded }: { onAdded: () => Promise<void> }) {
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

/** Another password for somebody who forgot theirs. */
export function NewPasswordDialog({ user, onClose, onSet }: NewPasswordDialogProps) {
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
