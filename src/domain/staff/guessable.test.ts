import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';
import { passwordSchema } from './staff-schema.ts';

test.each([
  'password1234',
  'Password123!',
  'passwordpassword',
  'qwertyuiop12',
  '123456789012',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  'abababababab',
  'administrator1',
  'abcdefghijkl',
  'ministryhub2026',
  'churchadmin123',
  'iloveyoujesus',
])('%s is among the first that anybody tries', (password) => {
  expect(isGuessable(password)).toBe(true);
  expect(passwordSchema.safeParse(password).success).toBe(false);
});

test.each([
  'correct horse battery',
  'x7Kp2mQ9vL4t',
  'eine lange Wanderung',
  'the church bakes bread',
  '教会の朝は静かでとても美しい',
])('%s is not', (password) => {
  expect(isGuessable(password)).toBe(false);
  expect(passwordSchema.safeParse(password).success).toBe(true);
});

test('the own name does not count', () => {
  expect(isGuessable('ruthadeyemi12', 'ruthadeyemi')).toBe(true);
  expect(isGuessable('ruthadeyemi12')).toBe(false);
});
