import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { unseenInMail } from '../submissions/visitor-text.ts';
import { forgottenPasswordSchema, secondFactorSchema, staffEmailSchema } from './staff-schema.ts';

test.each([
  'aB3dE-fG7hJ',
  'aB3dE fG7hJ',
  ' aB3dEfG7hJ\n',
  'aB3 dE fG7 hJ',
  'aB3dE–fG7hJ',
  'aB3dE\u00A0—\u00A0fG7hJ',
  'aB3dE\u2212fG7hJ\u200B',
])('a recovery code is taken as it was written down: %j', (code) => {
  expect(check(secondFactorSchema, { recoveryCode: code }).data).toEqual({ recoveryCode: 'aB3dE-fG7hJ' });
});

test.each(['', ' – ', 'x'.repeat(61)])('what is no recovery code is told: %j', (code) => {
  expect(check(secondFactorSchema, { recoveryCode: code }).issues?.at(0)?.message).toBeDefined();
});

test('a mail address is cleaned of what nobody sees at its ends, and refused where it is inside', () => {
  expect(check(staffEmailSchema, '\u200B Ruth@college.example\u00A0').data).toBe('ruth@college.example');
  expect(check(staffEmailSchema, 'ruth@coll\u200Bege.example').issues).toEqual([{ path: '', message: unseenInMail }]);
  expect(check(staffEmailSchema, '\uFEFF').data).toBe('');
  expect(check(forgottenPasswordSchema, { username: '\u200Bruth@college.example' }).data?.username).toBe('ruth@college.example');
});
