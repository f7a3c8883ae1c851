import { expect, test } from 'vitest';
import { may, staffRoles } from './accounts.ts';

test.each([
  ['review', 'editor, admin'],
  ['edit catalogue', 'editor, admin'],
  ['read audit log', 'editor, admin'],
  ['manage users', 'admin'],
] as const)('to %s one must be %s', (permission, roles) => {
  expect(staffRoles.filter((role) => may(role, permission)).join(', ')).toBe(roles);
});

test.each(['', 'Admin', 'visitor', 'constructor', '__proto__'])('%j is no role and may nothing', (role) => {
  expect(may(role, 'review')).toBe(false);
});
