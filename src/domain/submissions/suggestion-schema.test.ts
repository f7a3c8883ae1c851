import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-time.ts';
import { buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { check } from '../check.ts';
import { suggestionCategories, suggestionDifficulties, suggestionLimits, suggestionPricings } from './suggestion-fields.ts';
import { suggestionSchema } from './suggestion-schema.ts';

const parse = (value: unknown) => check(suggestionSchema, value).data;
const issues = (value: unknown) => check(suggestionSchema, value).issues?.map(({ path, message }) => `${path}: ${message}`);
const long = (length: number) => 'x'.repeat(length);

test('a workflow and a tool are taken with all their fields', () => {
  expect(parse(buildSuggestion())).toEqual({ ...buildSuggestion(), worksForTool: false });
  expect(parse(buildToolSuggestion({ worksForTool: true }))).toEqual({ ...buildToolSuggestion(), worksForTool: true });
});

test('each required field that is missing is told in plain words, in the order of the form', () => {
  expect(issues({ type: 'tool' })).toEqual([
    'title: Enter the name of the tool',
    'category: Choose a category',
    'description: Enter a description',
    'submitterName: Enter your name',
    'submitterEmail: Enter an email address like name@church.org',
    'ministryName: Enter the name of your ministry or church',
  ]);
  expect(issues({ type: 'workflow' })).toContain('title: Enter the name of the workflow');
  expect(issues({})).toEqual(['type: Choose Workflow or Tool']);
  expect(issues(buildSuggestion({ type: 'guide' }))).toEqual(['type: Choose Workflow or Tool']);
});

test.each(['title', 'description', 'submitterName', 'submitterEmail', 'ministryName'] as const)(
  '%s must be more than space',
  (field) => {
    expect(issues(buildSuggestion({ [field]: ' \n ' }))?.map((issue) => issue.split(':')[0])).toEqual([field]);
  },
);

test.each([null, 5, 'text', [], [{}], true])('%j is no suggestion', (value) => {
  expect(issues(value)).toEqual([': A suggestion must be an object']);
});

test('text is trimmed, line ends are plain, empty rows are dropped, an empty choice of text is left out', () => {
  const suggestion = parse(
    buildSuggestion({ title: '  Note ', description: 'One\r\ntwo\rthree', steps: [' a ', '', '  '], timeEstimate: ' ' }),
  );
  expect(suggestion).toMatchObject({ title: 'Note', description: 'One\ntwo\nthree', steps: ['a'] });
  expect(suggestion?.timeEstimate).toBeUndefined();
});

test('what the server decides is not taken from the client, nor anything unknown', () => {
  const forged = {
    id: 'x',
    createdAt: '2020',
    reviewedAt: '2020',
    status: 'accepted',
    adminNotes: 'fine',
    reference: 'S-222222',
    formToken: 'x',
    more: 1,
  };
  expect(parse(buildSuggestion(forged))).toEqual({ ...buildSuggestion(), worksForTool: false });
  expect(Object.keys(parse({ ...buildSuggestion(), __proto__: { status: 'accepted' } }) ?? {})).not.toContain('status');
});

test('what belongs to the other type alone is dropped', () => {
  const both = {
    website: 'https://a.example',
    pricing: 'Free',
    features: ['f'],
    difficulty: 'Advanced',
    timeEstimate: '1 hour',
    steps: ['s'],
    bestPractices: ['b'],
  };
  const keys = (value: unknown) => Object.keys(parse(value) ?? {});
  expect(keys(buildSuggestion(both))).toEqual(expect.not.arrayContaining(['website', 'pricing', 'features']));
  expect(keys(buildToolSuggestion(both))).toEqual(
    expect.not.arrayContaining(['difficulty', 'timeEstimate', 'steps', 'bestPractices']),
  );
  // Fields of the other type are validated before they are dropped: a program receives all errors.
  expect(issues(buildSuggestion({ website: 'ftp://a.example', pricing: 'Dear' }))).toHaveLength(2);
});

test('the choices are those of the form', () => {
  for (const category of suggestionCategories) expect(parse(buildSuggestion({ category }))).toMatchObject({ category });
  for (const pricing of suggestionPricings) expect(parse(buildToolSuggestion({ pricing }))).toMatchObject({ pricing });
  for (const difficulty of suggestionDifficulties) expect(parse(buildSuggestion({ difficulty }))).toMatchObject({ difficulty });
  expect(issues(buildSuggestion({ category: 'LLMs', pricing: 'free', difficulty: 'Beginner Friendly' }))).toHaveLength(3);
  expect(issues(buildSuggestion({ category: ['LLM'] }))).toEqual(['category: Choose a category']);
});

const { rows, row, ...textLimits } = suggestionLimits;
test.each(Object.entries(textLimits).filter(([field]) => field !== 'submitterEmail' && field !== 'website'))(
  '%s may have %i characters and not one more',
  (field, max) => {
    expect(issues(buildSuggestion({ [field]: long(max) }))).toBeUndefined();
    expect(issues(buildSuggestion({ [field]: long(max + 1) }))?.[0]).toContain(`${max.toLocaleString('en')} characters or fewer`);
  },
);

test.each(['features', 'steps', 'bestPractices'])('%s may have so many rows of so many characters and not one more', (list) => {
  expect(issues(buildSuggestion({ [list]: Array(rows).fill(long(row)) }))).toBeUndefined();
  expect(issues(buildSuggestion({ [list]: Array(rows + 1).fill('a') }))).toEqual([`${list}: At most ${rows} rows`]);
  expect(issues(buildSuggestion({ [list]: ['a', long(row + 1)] }))?.[0]).toMatch(`${list}.1: `);
  for (const wrong of ['text', { 0: 'a' }, null, 5])
    expect(issues(buildSuggestion({ [list]: wrong }))).toEqual([`${list}: Must be a list of texts`]);
});

test.each(['a\u0000b', '\ud800', 'a\udc00b', 'a\nb', 'a\tb', '\u007f', 'a\u0085b'])('the line %j cannot be stored', (text) => {
  for (const field of ['title', 'submitterName', 'ministryName', 'timeEstimate'])
    expect(issues(buildSuggestion({ [field]: `x${text}x` }))).toHaveLength(1);
  expect(issues(buildSuggestion({ steps: [`x${text}x`] }))).toHaveLength(1);
});

test('paragraphs may have line ends and tabs, but nothing that cannot be stored', () => {
  expect(issues(buildSuggestion({ description: 'a\n\n\tb 😀 שלום' }))).toBeUndefined();
  for (const wrong of ['a\u0000', '\ud83d', 'a\u0007'])
    expect(issues(buildSuggestion({ description: `x${wrong}x` }))).toHaveLength(1);
});

test.each(['ruth@stmarks.org', 'o’brien+hub@mail.st-marks.co.uk', 'ünï@kirche.de', `${long(60)}@b.org`])(
  '%s is an email address',
  (submitterEmail) => {
    expect(parse(buildSuggestion({ submitterEmail }))).toMatchObject({ submitterEmail });
  },
);

test.each([
  'ruth',
  'ruth@stmarks',
  '@stmarks.org',
  'ruth@',
  'a@b@c.org',
  'a b@c.org',
  'a@c..org',
  'a@.org',
  'a@b.c',
  '<a@b.org>',
  'a@b.org,c@d.org',
  'a@b.org\nBcc: c@d.org',
  `${long(250)}@b.org`,
])('%j is no email address', (submitterEmail) => {
  expect(issues(buildSuggestion({ submitterEmail }))).toHaveLength(1);
});

test('an email address that is made to be slow to read is refused at once', () => {
  const milliseconds = processorMs(() => {
    for (const submitterEmail of [`a@${'a.'.repeat(30_000)} `, `${'@'.repeat(60_000)}`, 'a'.repeat(60_000)])
      expect(issues(buildSuggestion({ submitterEmail }))).toHaveLength(1);
  });
  expect(milliseconds).toBeLessThan(2_000);
});

test.each([
  'https://candle.example',
  'http://candle.example/a?b=c#d',
  'HTTPS://CANDLE.EXAMPLE/@maker',
  'https://кафе.example/ü',
  'https://candle.example:8443/x',
])('%s is a website', (website) => {
  expect(parse(buildToolSuggestion({ website }))).toMatchObject({ website });
});

test.each([
  'candle.example',
  'ftp://candle.example',
  'javascript:alert(1)',
  'https://',
  'https:candle.example',
  'https://a b.example',
  'https://user@candle.example',
  'data:text/html,x',
  '//candle.example',
  'https://a.example/\u0000',
])('%j is no website', (website) => {
  expect(issues(buildToolSuggestion({ website }))).toHaveLength(1);
});

test('a website that is not given is left out', () => {
  expect(parse(buildToolSuggestion({ website: ' ' }))?.website).toBeUndefined();
  expect(parse(buildToolSuggestion({ website: undefined }))?.website).toBeUndefined();
});
