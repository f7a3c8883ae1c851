import type { FieldIssue } from '#domain/check.ts';
import { passwordCharacters } from '#domain/staff/staff-schema.ts';
import type { DeskField, FormValues } from './desk-form.tsx';

/** Field for the current password, which any change of sign-in requires. */
export const currentPasswordField: DeskField = {
  name: 'current',
  label: 'Your password now',
  type: 'password',
  autoComplete: 'current-password',
  emptyWords: 'Enter your password',
};

/** Fields for a new password, typed twice. */
export const newPasswordFields: readonly DeskField[] = [
  {
    name: 'password',
    label: 'New password',
    hint: `At least ${passwordCharacters.least} characters. Four words that don’t belong together are easy to remember and hard to guess.`,
    type: 'password',
    autoComplete: 'new-password',
  },
  { name: 'again', label: 'New password once more', type: 'password', autoComplete: 'new-password' },
];

/** Returns the validation errors that the browser can find. */
export function newPasswordIssues({ password = '', again }: FormValues): readonly FieldIssue[] {
  const { least, most } = passwordCharacters;
  return [
    ...(password.length < least ? [{ path: 'password', message: `Use at least ${least} characters` }] : []),
    ...(password.length > most ? [{ path: 'password', message: `Use at most ${most} characters` }] : []),
    ...(again === password ? [] : [{ path: 'again', message: 'The two new passwords differ' }]),
  ];
}
