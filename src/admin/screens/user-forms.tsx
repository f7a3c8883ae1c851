import { send } from '#admin/api/call.ts';
import { closeForm } from '#admin/navigation/unsaved.ts';
import type { DeskField, FormValues } from '#admin/parts/desk-form.tsx';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { showSuccess } from '#admin/parts/notices.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { check } from '#domain/check.ts';
import type { StaffRole } from '#domain/staff/accounts.ts';
import { staffRoles } from '#domain/staff/accounts.ts';
import type { UserUpdate } from '#domain/staff/staff-schema.ts';
import { newUserSchema, passwordCharacters, userUpdateSchema } from '#domain/staff/staff-schema.ts';
import type { UserRow } from '#server/api/staff/staff-answers.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';

const emailField: DeskField = {
  name: 'email',
  label: 'Email address',
  hint: 'For a link to a new password, if they forget theirs. You can leave it empty.',
  type: 'email',
  autoComplete: 'off',
  isOptional: true,
};

/** Form of a new account: the administrator who adds it hands over its first password. */
export function NewUserForm() {
  return (
    <DeskForm
      label="Add a user"
      fields={[
        {
          name: 'username',
          label: 'Username',
          hint: '3 to 30 letters, digits, dots, dashes or underscores.',
          autoComplete: 'off',
        },
        emailField,
        {
          name: 'password',
          label: 'First password',
          hint: `At least ${passwordCharacters.least} characters. Give it to them in person or by phone. They can change it under Your account.`,
          type: 'password',
          autoComplete: 'new-password',
        },
        {
          name: 'role',
          label: 'Role',
          value: 'editor',
          options: staffRoles.map((role) => ({ value: role, label: statusName(role) })),
        },
      ]}
      check={(values) => check(newUserSchema, values).issues ?? []}
      button="Add the user"
      sendingLabel="Adding..."
      send={async (values) => {
        await send('POST', '/api/staff/users', values);
        showSuccess(`${values.username} can sign in now`);
      }}
    />
  );
}

/** A change of a user's account that must be confirmed. */
export type AskedChange = { user: UserRow } & (
  | { kind: 'password' | 'email' | 'secondFactor' | 'disable' }
  | { kind: 'role'; role: StaffRole }
);

interface Question {
  title: string;
  text: string;
  fields: readonly DeskField[];
  button: string;
  changeOf: (values: FormValues) => UserUpdate;
  done: string;
}

function questionOf(change: AskedChange): Question {
  const { user } = change;
  const name = user.username;
  switch (change.kind) {
    case 'password':
      return {
        title: `New password for ${name}`,
        text: 'This signs them out everywhere. Give them the password in person or by phone.',
        fields: [{ name: 'password', label: 'New password', type: 'password', autoComplete: 'new-password', isFirst: true }],
        button: 'Set the password',
        changeOf: ({ password }) => ({ password }),
        done: `${name} has a new password`,
      };
    case 'email':
      return {
        title: `Email address of ${name}`,
        text: 'Anyone who reads this mailbox can choose a new password for the account.',
        fields: [{ ...emailField, value: user.email ?? '', isFirst: true }],
        button: 'Save the address',
        changeOf: ({ email }) => ({ email }),
        done: `The address of ${name} is saved`,
      };
    case 'secondFactor':
      return {
        title: `Take the second factor of ${name} away?`,
        text: 'For someone who lost the phone and the recovery codes. Make sure that it’s really them asking. This signs them out everywhere, and the password alone lets them in.',
        fields: [],
        button: 'Take it away',
        changeOf: () => ({ secondFactor: false }),
        done: `${name} signs in by the password alone`,
      };
    case 'disable':
      return {
        title: `Disable ${name}?`,
        text: 'They can’t sign in anymore, and this signs them out everywhere. You can enable them again.',
        fields: [],
        button: 'Disable',
        changeOf: () => ({ disabled: true }),
        done: `${name} is disabled`,
      };
    case 'role':
      return {
        title: `Make ${name} an ${change.role}?`,
        text:
          change.role === 'admin'
            ? 'Administrators also manage users: they can add, disable and remove everyone, including you.'
            : 'Editors review, publish and edit. They no longer manage users.',
        fields: [],
        button: `Make ${name} an ${change.role}`,
        changeOf: () => ({ role: change.role }),
        done: `${name} is ${change.role} now`,
      };
  }
}

interface UserChangeDialogProps {
  asked: AskedChange;
  onClose: () => void;
}

/** Dialog that confirms a change of a user's account, with a field if the change needs a value. */
export function UserChangeDialog({ asked, onClose }: UserChangeDialogProps) {
  const { title, text, fields, button, changeOf, done } = questionOf(asked);
  return (
    <AlertDialog title={title} text={text} onClose={() => closeForm(onClose)}>
      <DeskForm
        label={title}
        fields={fields}
        check={(values) => check(userUpdateSchema, changeOf(values)).issues ?? []}
        button={button}
        sendingLabel="Saving..."
        send={async (values) => {
          await send('PATCH', `/api/staff/users/${encodeURIComponent(asked.user.id)}`, changeOf(values));
          onClose();
          showSuccess(done);
        }}
        onCancel={onClose}
      />
    </AlertDialog>
  );
}
