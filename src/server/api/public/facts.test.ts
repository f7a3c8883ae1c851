import { expect, test } from 'vitest';
import { buildFact, buildSnapshot, buildTermsChange, buildTool } from '#tests/builders.ts';
import { presentFact, presentFacts, presentTermsChanges } from './fact-presenters.ts';
import { presentToolPage } from './presenters.ts';

const candle = buildTool({ slug: 'candle', name: 'Candle' });
const snapshot = buildSnapshot({
  tools: [buildTool(), candle],
  evidence: new Map([
    [
      'lamp',
      {
        facts: [buildFact({ read: '2026-02-22', dated: '2024-01-01' })],
        changes: [buildTermsChange({ id: 'old', date: '2026-01' }), buildTermsChange({ id: 'new', date: '2026-09-01' })],
      },
    ],
    [
      'candle',
      {
        facts: [buildFact({ answer: 'yes' }), buildFact({ id: 'age', about: 'age', answer: '13' })],
        changes: [buildTermsChange({ date: '2026-08-17', touches: ['price', 'age'] })],
      },
    ],
  ]),
});
const today = '2026-11-22';

test('a tool’s page brings its facts, which say that they are old, and its changes, the newest first', () => {
  const page = presentToolPage(buildTool(), snapshot, today);
  const { id: _, ...fact } = buildFact({ read: '2026-02-22', dated: '2024-01-01' });
  expect(page.facts).toEqual([
    {
      ...fact,
      copied: null,
      seen: null,
      whence: 'Read in a saved copy of unknown date',
      edition: null,
      region: undefined,
      notices: ['This document is two years old. A newer one probably exists; we haven’t seen it.'],
    },
  ]);
  expect(page.changes.map(({ date }) => date)).toEqual(['2026-09-01', '2026-01']);
});

test.each([
  ['2026-08-22', '2026-11-24', 'Still there on November 24, 2026'],
  ['2026-11-24', '2026-11-24', 'Read in a copy of November 24, 2026'],
  [undefined, '2026-11-24', 'Still there on November 24, 2026'],
])('a fact of a copy of %s that was seen on %s says: %s', (copied, seenDay, whence) => {
  expect(presentFact({ ...buildFact(), ...(copied && { copied }), seen: seenDay }, today)).toMatchObject({
    seen: seenDay,
    whence,
  });
});

test('a fact whose words a reading missed says so, and nothing of still being there', () => {
  const fact = { ...buildFact(), copied: '2026-08-22', seen: '2026-11-20', missed: '2026-11-24' };
  const whence = 'On November 24, 2026 these words weren’t found: we’re reading the document again';
  expect(presentFact(fact, today)).toMatchObject({ seen: '2026-11-20', whence });
});

test('a tool without evidence has empty lists', () => {
  const { facts, changes } = presentToolPage(buildTool({ slug: 'new' }), snapshot, today);
  expect([facts, changes]).toEqual([[], []]);
});

test('a tool without facts says when its check is more than 180 days old; facts tell their own age', () => {
  const agedOf = (slug: string, verifiedAt: string) => presentToolPage(buildTool({ slug, verifiedAt }), snapshot, today).aged;
  expect(agedOf('new', '2025-12')).toBe('Checked twelve months ago, so treat it as unconfirmed.');
  expect(agedOf('new', '2026-05-26')).toBeUndefined();
  expect(agedOf('new', '2026-05-25')).toMatch(/^Checked six months ago/);
  expect(agedOf('candle', '2025-12')).toBeUndefined();
});

test.each([
  [{}, ['candle training', 'candle age', 'lamp training']],
  [{ about: 'training' as const }, ['candle training', 'lamp training']],
  [{ about: 'training' as const, answer: 'yes' }, ['candle training']],
  [{ tool: 'lamp' }, ['lamp training']],
  [{ tool: 'nothing' }, []],
])('of the facts, %j gives the right ones, tool by tool', (parameters, lines) => {
  expect(presentFacts(snapshot, parameters, today).map(({ tool, about }) => `${tool} ${about}`)).toEqual(lines);
});

test.each([
  [{}, ['lamp 2026-09-01', 'candle 2026-08-17', 'lamp 2026-01']],
  [{ tool: 'lamp' }, ['lamp 2026-09-01', 'lamp 2026-01']],
  [{ about: 'age' as const }, ['candle 2026-08-17']],
  [{ about: 'all' as const, tool: 'all' }, ['lamp 2026-09-01', 'candle 2026-08-17', 'lamp 2026-01']],
  [{ about: 'age' as const, tool: 'lamp' }, []],
])('of the changes, %j gives the right ones, the newest first', (parameters, lines) => {
  const view = presentTermsChanges(snapshot, parameters);
  expect(view.changes.map(({ tool, date }) => `${tool} ${date}`)).toEqual(lines);
  expect([view.total, view.tools.map(({ name }) => name)]).toEqual([3, ['Candle', 'Lamp']]);
});

test.each([
  [{ copied: '2026-08-01', dated: '2026-09-01' }, 'The newest copy that we read of one of its documents is from August 1, 2026.'],
  [
    { copied: '2026-08-01', seen: '2026-11-24' },
    'The newest copy that we read of one of its documents is from November 24, 2026.',
  ],
  [
    { dated: '2026-09-01' },
    'The newest document of it that we read is dated September 1, 2026. We don’t know the day of our copies, so look at the company’s own page too.',
  ],
  [{}, 'We don’t know the day of our copies, so look at the company’s own page too.'],
  [{ by: 'third party' as const, copied: '2026-08-01' }, undefined],
])('of one tool it is told how new is what was read: %j', (days, sentence) => {
  const facts = [buildFact({ copied: undefined, dated: undefined, ...days })];
  const read = { ...snapshot, evidence: new Map([['lamp', { facts, changes: [] }]]) };
  expect(presentTermsChanges(read, { tool: 'lamp' })).toMatchObject({ title: 'Changes to the terms of Lamp', readOf: sentence });
  expect(presentTermsChanges(read, { tool: 'lamp,candle' }).readOf).toBeUndefined();
  expect(presentTermsChanges(read, {})).toMatchObject({ title: 'Changes to companies’ terms' });
});
