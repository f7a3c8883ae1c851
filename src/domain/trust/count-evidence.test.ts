import { expect, test } from 'vitest';
import { buildFact, buildTermsChange } from '#tests/builders.ts';
import { countEvidence } from './count-evidence.ts';

const gap = [{ about: 'retention' as const }, { about: 'retention' as const }];
const tools = ['lamp', 'candle', 'match', 'flint'].map((slug) => ({ slug, notFound: slug === 'lamp' ? gap : [] }));

test('a tool counts once on a topic, and only with its maker’s own word', () => {
  const evidence = new Map([
    ['lamp', { facts: [buildFact(), buildFact({ id: 'two' })], changes: [buildTermsChange({ id: 'change' })] }],
    ['candle', { facts: [buildFact({ by: 'third party' })], changes: [] }],
    ['match', { facts: [], changes: [] }],
    ['a tool that was taken out', { facts: [buildFact()], changes: [] }],
  ]);
  const counts = countEvidence(tools, evidence, '2026-11-22');
  expect(counts).toMatchObject({ tools: 4, toolsWithFacts: 2, toolsWithMakersFacts: 1, facts: 3, changes: 1 });
  expect(counts.topics.find(({ about }) => about === 'training')).toMatchObject({ maker: 1, notFound: 0 });
  expect(counts.topics.find(({ about }) => about === 'retention')).toMatchObject({ maker: 0, notFound: 1 });
});

test.each([
  ['2026-11-22', 'factsRecent'],
  ['2026-05-26', 'factsRecent'],
  ['2026-05-25', 'factsAged'],
  ['2025-11-22', 'factsAged'],
  ['2025-11-21', 'factsExpired'],
] as const)('on November 22, 2026 a fact in a copy of %s is one of %s', (copied, age) => {
  const counts = countEvidence(tools, new Map([['lamp', { facts: [buildFact({ copied })], changes: [] }]]), '2026-11-22');
  const { factsRecent, factsAged, factsExpired } = counts;
  expect({ factsRecent, factsAged, factsExpired }).toEqual({ factsRecent: 0, factsAged: 0, factsExpired: 0, [age]: 1 });
});

test('a fact in a copy of unknown day counts as one that has expired', () => {
  const evidence = new Map([['lamp', { facts: [buildFact({ dated: undefined })], changes: [] }]]);
  expect(countEvidence(tools, evidence, '2026-11-22')).toMatchObject({ factsRecent: 0, factsAged: 0, factsExpired: 1 });
});

test('a fact is dated where the day of its document or of the copy is known', () => {
  const facts = [{ dated: '2026-09' }, { copied: '2026-10-01', dated: undefined }, { dated: undefined }];
  const evidence = new Map([
    ['lamp', { facts: facts.map((fact, place) => buildFact({ id: `f${place}`, ...fact })), changes: [] }],
  ]);
  expect(countEvidence(tools, evidence, '2026-11-22')).toMatchObject({ facts: 3, factsDated: 2 });
});

test('the day on which a fact was last read is the latest of all, and there is none without facts', () => {
  const facts = [
    buildFact({ read: '2026-11-20' }),
    buildFact({ id: 'two', read: '2026-11-22' }),
    buildFact({ id: 'three', read: '2026-11-21' }),
  ];
  expect(countEvidence(tools, new Map([['lamp', { facts, changes: [] }]]), '2026-11-22').lastRead).toBe('2026-11-22');
  expect(countEvidence(tools, new Map(), '2026-11-22').lastRead).toBeUndefined();
});

test('facts are counted by who compared their words, and what no one wrote down is not recorded', () => {
  const compared = ['a person', 'a person and a program', 'a program', undefined, undefined, undefined] as const;
  const facts = compared.map((by, place) => buildFact({ id: `f${place}`, ...(by && { compared: by }) }));
  expect(countEvidence(tools, new Map([['lamp', { facts, changes: [] }]]), '2026-11-22')).toMatchObject({
    ...{ facts: 6, factsComparedByPerson: 2, factsComparedByProgram: 1, factsComparedUnrecorded: 3 },
  });
});
