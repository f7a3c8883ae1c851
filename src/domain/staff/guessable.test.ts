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
  // Several common words in a row are no better than one.
  'sunshineprincess77',
  'footballbaseball11',
  'supermantrustno1!',
  'welcomeletmein2026',
  'changemeqwertyadmin',
  'asdfghjklzxcvbnm99',
  'Passwort-Passwort',
  'BibleJesusChrist1',
  'staffhubchurch2026',
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

test.each([
  ['four characters of its own beside a common word', 'sunshine-x7K', true],
  ['five', 'sunshine-x7-K', false],
  ['four different characters', 'wmkfwmkfwmkf', true],
  ['five', 'wmkfjwmkfjwmkfj', false],
])('what counts is how much is its own: %s', (_, password, guessable) => {
  expect(isGuessable(password)).toBe(guessable);
});

test.each(['98765432109876', 'abcdefgxyzuvw', 'qwertzuiopasdf', '1q2w3e4r5t6y7u'])(
  'a run along a row of the keyboard, the numbers or the alphabet counts as one character: %s',
  (password) => {
    expect(isGuessable(password)).toBe(true);
  },
);

test('the own name does not count', () => {
  expect(isGuessable('ruthadeyemi12', 'ruthadeyemi')).toBe(true);
  expect(isGuessable('ruthadeyemi12')).toBe(false);
});
