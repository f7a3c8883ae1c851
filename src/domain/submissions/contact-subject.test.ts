import { expect, test } from 'vitest';
import { interestOf, interestSubject, knownSubject, problemEntryOf, problemSubject } from './contact-subject.ts';

const categories = ['Analytics', 'Finance & Giving'];

test.each([
  interestSubject('Analytics'),
  interestSubject('Finance & Giving'),
  problemSubject('/tools/claude'),
  problemSubject('/workflows/weekly-letter'),
])('our own subject is taken from an address: %s', (subject) => expect(knownSubject(subject, categories)).toBe(subject));

test.each([
  '',
  'Hello',
  'Interest: Other',
  'Interest: Analytics now',
  'Problem with you',
  'Problem with /tools/Claude',
  'Problem with /tools/a b',
  'Problem with /tools/../x',
  'Problem with /contact',
  `Problem with /tools/${'x'.repeat(81)}`,
  undefined,
  5,
  ['Interest: Analytics'],
])('another is not: %j', (subject) => expect(knownSubject(subject, categories)).toBeUndefined());

test('a subject tells which category it is interested in', () => {
  expect(interestOf('Interest: Analytics', categories)).toBe('Analytics');
  for (const other of ['Interest: Worship', 'Analytics', undefined]) expect(interestOf(other, categories)).toBeUndefined();
});

test('a report of a problem tells which entry it is about', () => {
  expect(problemEntryOf(problemSubject('/tools/claude'))).toEqual({ kind: 'tools', slug: 'claude' });
  expect(problemEntryOf(problemSubject('/workflows/weekly-letter'))).toEqual({ kind: 'workflows', slug: 'weekly-letter' });
  for (const other of ['Problem with you', 'Problem with /tools/../x', 'About Problem with /tools/claude', null])
    expect(problemEntryOf(other)).toBeUndefined();
});
