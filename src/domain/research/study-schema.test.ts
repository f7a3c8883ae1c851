import { expect, test } from 'vitest';
import { chartSchema, figureSchema, studySchema } from './study-schema.ts';

const url = 'https://a.example/study';
const figure = {
  id: 'uses-ai',
  value: 61,
  unit: '%',
  measures: 'use AI weekly',
  url,
  publisher: 'A college',
  published: '2026',
  confidence: 'high',
};
const study = {
  id: 'survey',
  tab: 'exponential',
  title: 'A survey',
  publisher: 'A college',
  population: 'Pastors',
  sample: 'Whoever answered',
  fieldDates: 'May 2026',
  published: '2026',
  url,
  summary: 'Many use it.',
  limits: 'Nobody was drawn by lot.',
  figures: [figure],
};
const chart = {
  id: 'uses',
  tab: 'barna',
  finding: 'Many use it.',
  measures: 'Use of AI',
  bars: ['one', 'two'].map((id) => ({ figure: id, label: id })),
  note: 'Two questions.',
};
const accepts = (schema: typeof studySchema | typeof chartSchema | typeof figureSchema, value: object) =>
  schema.safeParse(value).success;

test.each(['exponential', 'barna', 'other'])('a study and a chart may stand under %s', (tab) => {
  expect(accepts(studySchema, { ...study, tab })).toBe(true);
  expect(accepts(chartSchema, { ...chart, tab })).toBe(true);
});

test('they stand nowhere else', () => {
  expect(accepts(studySchema, { ...study, tab: 'survey' })).toBe(false);
  expect(accepts(chartSchema, { ...chart, tab: 'survey' })).toBe(false);
});

test.each([
  ['high', true],
  ['medium', true],
  ['low', true],
  ['certain', false],
])('a figure may be of %s confidence: %s', (confidence, isAllowed) => {
  expect(accepts(figureSchema, { ...figure, confidence })).toBe(isAllowed);
});

test('a number of people is a whole one above nothing, or is left out', () => {
  expect([undefined, 1, 0, -1, 1.5].map((n) => accepts(figureSchema, { ...figure, n }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([undefined, 1, 0, -1, 1.5].map((n) => accepts(studySchema, { ...study, n }))).toEqual([true, true, false, false, false]);
});

test('a study has a figure, and a chart compares at least two, none of them in contrast unless it says so', () => {
  expect(accepts(studySchema, { ...study, figures: [] })).toBe(false);
  expect(accepts(chartSchema, { ...chart, bars: chart.bars.slice(1) })).toBe(false);
  expect(chartSchema.parse(chart).bars.map(({ contrast }) => contrast)).toEqual([false, false]);
});
