import { expect, test } from 'vitest';
import { buildFact, buildSnapshot, buildTool } from '#tests/builders.ts';
import { factsOfDay } from './facts-of-day.ts';

const today = '2026-11-25';
const training = (plan: string, answer: string, copied = '2026-09-01') =>
  buildFact({ about: 'training', plan, answer, copied, dated: copied });
const sourcesWith = (facts: ReturnType<typeof buildFact>[], tool = buildTool()) => ({
  snapshot: buildSnapshot({ tools: [tool], evidence: new Map([[tool.slug, { facts, changes: [] }]]) }),
  today,
});

test('each plan that the company speaks of has its own answer, with the day of its newest document', () => {
  const facts = [training('Free', 'on unless switched off', '2026-05-01'), training('Business', 'no')];
  expect(factsOfDay('training', sourcesWith(facts))).toEqual([
    { tool: 'lamp', name: 'Lamp', plan: 'Free', says: 'trains on what you enter unless you switch it off', dated: '2026-05-01' },
    { tool: 'lamp', name: 'Lamp', plan: 'Business', says: 'doesn’t train on what you enter', dated: '2026-09-01' },
  ]);
});

test('a word that is too old opens nothing: it is told as silence', () => {
  const [row] = factsOfDay('training', sourcesWith([training('Business', 'no', '2025-01-01')]));
  expect(row?.says).toBe('we found no recent word, so treat it as yes');
});

test('tools that are no chat assistants, and those that have ended, are not told of training', () => {
  const facts = [training('Free', 'no')];
  expect(factsOfDay('training', sourcesWith(facts, buildTool({ category: 'Voice Models' })))).toEqual([]);
  const ended = buildTool({ status: 'discontinued', statusNote: 'It has ended.' });
  expect(factsOfDay('training', sourcesWith(facts, ended))).toEqual([]);
});

test('of the minimum age the company’s own years are told, or that no word was found', () => {
  const { plan } = buildTool().dataPolicy;
  const aged = buildFact({ about: 'age', plan, answer: '18', copied: '2026-09-01', dated: '2026-09-01' });
  expect(factsOfDay('age', sourcesWith([aged])).map(({ says }) => says)).toEqual(['from 18']);
  expect(factsOfDay('age', sourcesWith([])).map(({ says }) => says)).toEqual(['we found no recent word on the minimum age']);
});
