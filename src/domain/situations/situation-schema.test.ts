import { expect, test } from 'vitest';
import { dutySchema, situationSchema } from './situation-schema.ts';

/** Duty with the required fields alone. */
const duty = {
  id: 'breach-notice',
  kind: 'duty',
  country: 'Germany',
  says: 'A breach is reported within 72 hours.',
  quote: 'within 72 hours',
  publisher: 'The supervisory authority',
  of: 'church',
  source: 'https://law.example/breach',
  read: '2026-11-22',
};
/** Paths of a duty's validation errors; undefined if it is valid. */
const faultsOf = (overrides: object) =>
  dutySchema.safeParse({ ...duty, ...overrides }).error?.issues.map(({ path }) => path.join('.'));

test.each(['official', 'operator', 'church', 'press', 'third party'])('a duty or a date may be told by %s', (of) => {
  expect(faultsOf({ of })).toBeUndefined();
  expect(faultsOf({ of, kind: 'date' })).toBeUndefined();
});

test.each([
  ['official', undefined],
  ['operator', undefined],
  ['church', ['of']],
  ['press', ['of']],
  ['third party', ['of']],
])('a telephone number told by %s: faults %j', (of, faults) => {
  expect(faultsOf({ kind: 'number', number: '988', of })).toEqual(faults);
});

test('a telephone number without the number itself is refused', () => {
  expect(faultsOf({ kind: 'number', of: 'official' })).toEqual(['of']);
});

test.each([
  ['kind', 'rumor'],
  ['of', 'a friend'],
  ['code', 'USA'],
  ['code', 'us'],
  ['quoteLanguage', 'PT'],
  ['quoteLanguage', 'por'],
  ['read', undefined],
  ['source', undefined],
])('a duty whose %s is %j is refused', (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual([field]);
});

test('a country is told by two capital letters, a language by two small ones', () => {
  expect(faultsOf({ code: 'DE', quoteLanguage: 'de' })).toBeUndefined();
});

const phase = { aim: 'Stop it', steps: ['Close', 'Call'].map((deed) => ({ deed, how: 'At once.' })) };
const situation = {
  slug: 'breach',
  title: 'A list was sent to the wrong person',
  lead: 'Act in the first hour.',
  order: 2,
  hour: phase,
  day: phase,
  week: phase,
  notToDo: ['Hide it', 'Wait', 'Blame'],
  asked: ['sent to the wrong person', 'data leak', 'wrong email'],
  written: '2026-11-22',
};
const acceptsSituation = (overrides: object) => situationSchema.safeParse({ ...situation, ...overrides }).success;

test('a situation asks for nothing first, and names no fact, letter, duty or page, unless it says so', () => {
  expect(situationSchema.parse(situation)).toEqual({
    ...situation,
    happened: [],
    stays: [],
    letters: [],
    duties: [],
    related: [],
  });
});

const happened = {
  key: 'child',
  label: 'Abuse of a child',
  call: [
    { number: 'us-911', when: 'Now' },
    { number: 'us-988', when: 'At night' },
  ],
  hour: phase,
};

test('a situation has one first hour, or one for each thing that may have happened, and never both', () => {
  expect(acceptsSituation({ hour: undefined, happened: [happened] })).toBe(true);
  expect(acceptsSituation({ hour: phase, happened: [happened] })).toBe(false);
  expect(acceptsSituation({ hour: undefined })).toBe(false);
});

test('each thing that may have happened has its own two or three numbers to call', () => {
  const withNumbers = (count: number) => ({ ...happened, call: Array(count).fill(happened.call[0]) });
  const accepted = [1, 2, 3, 4].filter((count) => acceptsSituation({ hour: undefined, happened: [withNumbers(count)] }));
  expect(accepted).toEqual([2, 3]);
});

test('a text message goes to a short number, and a number says of which day the copy is that was read', () => {
  const number = { kind: 'number', number: '988', of: 'operator' };
  expect(faultsOf({ ...number, sms: { to: '988' }, copied: '2026-11-01' })).toBeUndefined();
  expect(faultsOf({ ...number, sms: { to: '1-800-555-0100' } })).toEqual(['sms.to']);
  expect(dutySchema.parse({ ...duty, ...number }).copied).toBeUndefined();
});

test('each part of the first week has at least two steps', () => {
  for (const part of ['hour', 'day', 'week']) {
    expect(acceptsSituation({ [part]: { ...phase, steps: phase.steps.slice(1) } }), part).toBe(false);
    expect(acceptsSituation({ [part]: undefined }), part).toBe(false);
  }
});

test('pages to go on to are our own', () => {
  expect(acceptsSituation({ related: ['/answers'] })).toBe(true);
  expect(acceptsSituation({ related: ['https://elsewhere.example'] })).toBe(false);
});
