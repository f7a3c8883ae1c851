import { expect, test } from 'vitest';
import { buildContact } from '#tests/visitor-builders.ts';
import { check } from '../check.ts';
import { contactLimits, contactSchema } from './contact-schema.ts';

const parse = (value: unknown) => check(contactSchema, value).data;
const issues = (value: unknown) => check(contactSchema, value).issues?.map(({ path, message }) => `${path}: ${message}`);

test('a message is taken with all its fields, and nothing else', () => {
  expect(parse(buildContact({ id: 'x', createdAt: '2020', status: 'spam', interestCategory: 'LLMs' }))).toEqual(buildContact());
});

test('name, email and message must be there, the rest need not', () => {
  expect(issues({})).toEqual([
    'name: Enter your name',
    'email: Enter an email address like name@church.org',
    'message: Enter a message',
  ]);
  expect(parse({ name: 'A', email: 'a@b.org', message: 'm' })).toEqual({
    name: 'A',
    email: 'a@b.org',
    message: 'm',
    newsletter: false,
  });
  expect(parse(buildContact({ organization: '', subject: '  ' }))).toMatchObject({ organization: undefined, subject: undefined });
});

test.each(Object.entries(contactLimits).filter(([field]) => field !== 'email'))(
  '%s may have %i characters and not one more',
  (field, max) => {
    expect(issues(buildContact({ [field]: 'x'.repeat(max) }))).toBeUndefined();
    expect(issues(buildContact({ [field]: 'x'.repeat(max + 1) }))).toHaveLength(1);
  },
);

test.each(['name', 'email', 'organization', 'subject', 'message', 'newsletter'])('%s of a wrong type is told', (field) => {
  for (const wrong of [5, null, [], {}, ['a']])
    expect(issues(buildContact({ [field]: wrong }))?.map((issue) => issue.split(':')[0])).toEqual([field]);
});

test.each([null, 'text', 5, []])('%j is no message', (value) => {
  expect(issues(value)).toEqual([': A message must be an object']);
});

test.each([
  ['of zero width', '\u200B\u200B\u2060'],
  ['Hangul filler', '\u3164'],
  ['tag characters', '\u{E0061}\u{E0062}'],
  ['a blank of braille', '\u2800'],
  ['marks upon nothing', '\u0301\u0301'],
  ['turns of direction', '\u202E\u202C'],
])('a name without a character that is seen is none: %s', (_, name) => {
  expect(issues(buildContact({ name }))).toEqual(['name: Enter your name']);
  expect(issues(buildContact({ message: name }))).toEqual(['message: Enter a message']);
});

test.each(['Ann', 'Ólafur', '李', 'محمد', 'נָעֳמִי', '💒', 'A\u200Dn'])('a name in any script is one: %s', (name) => {
  expect(issues(buildContact({ name }))).toBeUndefined();
});

test('an email address is cleaned of what nobody sees at its ends, and refused where it is inside', () => {
  expect(check(contactSchema, buildContact({ email: '\u200B ruth@stann.example\u00A0\uFEFF' })).data?.email).toBe(
    'ruth@stann.example',
  );
  expect(check(contactSchema, buildContact({ email: 'ruth@st\u200Bann.example' })).issues).toEqual([
    { path: 'email', message: 'This email address has a character in it that can’t be seen. Type it again by hand' },
  ]);
});
