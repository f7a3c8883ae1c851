import { expect, test } from 'vitest';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { inboxKinds, tell } from './inbox-kinds.ts';
import type { InboxKindName } from './inbox-status.ts';
import { inboxKindNames } from './inbox-status.ts';

const whole: Record<InboxKindName, object> = {
  submissions: { ...buildSuggestion(), ...buildToolSuggestion(), worksForTool: true },
  contacts: buildContact(),
  questions: buildQuestion(),
};

test.each(inboxKindNames)('whatever the form of %s asks for is told to staff, and stands in their CSV', (kind) => {
  const { fields, email, columns } = inboxKinds[kind];
  const fieldNames = Object.keys(whole[kind]);
  expect(new Set([...fields, email, ...(kind === 'contacts' ? ['newsletter'] : [])])).toEqual(new Set(fieldNames));
  expect(fieldNames.filter((name) => !columns.includes(name))).toEqual([]);
});

test('what was left out is null, or an empty list; what no form asks for is not told', () => {
  const suggestion = {
    type: 'tool',
    title: 'Candle',
    steps: undefined,
    features: ['Drafts'],
    submitterEmail: 'a@b.example',
    password: 'x',
  };
  expect(tell('submissions', suggestion as never)).toEqual({
    ...{ type: 'tool', title: 'Candle', category: null, description: null, submitterName: null, ministryName: null },
    ...{ website: null, pricing: null, features: ['Drafts'], difficulty: null, timeEstimate: null, steps: [], bestPractices: [] },
    worksForTool: null,
  });
  expect(tell('questions', { question: 'May we?', category: 'Starting out' })).toEqual({
    question: 'May we?',
    category: 'Starting out',
  });
});
