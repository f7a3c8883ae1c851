import { expect, test } from 'vitest';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from './text-schema.ts';

const messagesOf = (schema: ReturnType<typeof text>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test('a text is trimmed, and what surrounds it does not count as its length', () => {
  expect(text(3).parse('  abc\n')).toBe('abc');
  expect(text(3).parse('a c')).toBe('a c');
});

test.each(['', ' ', '\n\t '])('a text of nothing but space is refused: %j', (value) => {
  expect(messagesOf(text(3), value)).toEqual(['must not be empty']);
});

test('a text may have exactly as many characters as it is allowed, and not one more', () => {
  expect(text(5).parse('x'.repeat(5))).toHaveLength(5);
  expect(messagesOf(text(5), 'x'.repeat(6))).toEqual(['must have at most 5 characters']);
});

test.each([
  ['NUL', 'a\u0000b'],
  ['a high surrogate alone', 'a\ud83d'],
  ['a low surrogate alone', '\ude00a'],
  ['surrogates the wrong way round', '\ude00\ud83d'],
])('a text with %s is refused', (_, value) => {
  expect(messagesOf(text(9), value)).toEqual(['contains a character that we can’t store']);
});

test.each(['😀', 'Ünïcödé', '‏עברית', 'a\u0001b', '“quoted” ’'])('other characters are kept as they are: %s', (value) => {
  expect(text(20).parse(value)).toBe(value);
});

test.each([undefined, null, 5, ['a'], {}])('what is no text is refused: %j', (value) => {
  expect(text(9).safeParse(value).success).toBe(false);
});

test.each(['a', '0', 'dall-e-3', 'n8n', 'x'.repeat(80)])('%s is a slug', (slug) => {
  expect(slugSchema.parse(slug)).toBe(slug);
});

test.each(['', 'A', 'a_b', 'a b', '-a', 'a-', 'a--b', 'é', 'a/b', '..', 'a\n', 'x'.repeat(81)])('%j is no slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false);
});

test.each([
  'https://example.org',
  'http://example.org/a?b=c#d',
  'https://xn--bcher-kva.example',
  `https://a.example/${'x'.repeat(500 - 18)}`,
])('%s is a web address', (address) => {
  expect(webAddressSchema.parse(address)).toBe(address);
});

test.each([
  '',
  'example.org',
  '//example.org',
  '/page',
  'ftp://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.org',
  'https://',
  'javascript://example.org',
  `https://a.example/${'x'.repeat(501 - 18)}`,
])('%s is no web address', (address) => {
  expect(webAddressSchema.safeParse(address).success).toBe(false);
});

test.each(['2026-09', '2026-09-14', '2026-12-31', '2026-01-01'])('%s is a date on which something was checked', (date) => {
  expect(checkedDateSchema.parse(date)).toBe(date);
});

test.each([
  '',
  '2026',
  '2026-13',
  '2026-00',
  '2026-9',
  '2026-09-00',
  '2026-09-32',
  '2026-02-31',
  '2027-02-29',
  '1999-09',
  '2026-09-14T00:00',
  'September 2026',
  ' 2026-09',
])('%j is no such date', (date) => {
  expect(checkedDateSchema.safeParse(date).success).toBe(false);
});
