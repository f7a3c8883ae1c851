import { expect, test } from 'vitest';
import { FormTokens } from './form-token.ts';

const tokens = new FormTokens('a secret of this test');
const now = Date.parse('2026-11-20T12:00:00Z');
const later = now + 10_000;

test('a token tells how long ago its form was shown', () => {
  const token = tokens.issue('contact', now);
  expect(tokens.check('contact', token, now + 1)).toBe('too fast');
  expect(tokens.check('contact', token, later)).toBe('valid');
  expect(tokens.check('contact', token, now + 24 * 3_600_000 + 1)).toBe('expired');
});

test('no token is none', () => expect(tokens.check('contact', '', now)).toBe('none'));

test('each token is another, and holds its time and nothing of the visitor', () => {
  const token = tokens.issue('contact', now);
  expect(tokens.issue('contact', now)).not.toBe(token);
  expect(token).toMatch(/^[0-9a-z]+\.[\w-]{12}\.[\w-]{43}$/);
});

test('a token of another form, another secret, or that was changed is forged', () => {
  const token = tokens.issue('contact', now);
  const [time = '', nonce = '', signature = ''] = token.split('.');
  expect(tokens.check('submission', token, later)).toBe('forged');
  expect(new FormTokens('another').check('contact', token, later)).toBe('forged');
  const forgeries = [
    `${(now - 1_000).toString(36)}.${nonce}.${signature}`,
    `${time}.x${nonce.slice(1)}.${signature}`,
    `${time}.${nonce}.`,
    `${time}.${nonce}.${signature}x`,
    time,
    'x',
    '..',
    `${token}`.slice(0, -1),
    'ü'.repeat(43),
    `${time}.${nonce}.${'ü'.repeat(43)}`,
  ];
  for (const forged of forgeries) expect(tokens.check('contact', forged, later), forged).toBe('forged');
});
