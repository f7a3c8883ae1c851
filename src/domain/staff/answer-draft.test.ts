import { expect, test } from 'vitest';
import { answerDraft } from './answer-draft.ts';

const options = { taken: new Set(['may-we-sing']), today: '2026-11-22' };

test('a question fills in its answer, at a free address and with a question mark', () => {
  expect(answerDraft({ question: 'May we sing.', category: 'Starting out' }, options)).toEqual({
    slug: 'may-we-sing-2',
    question: 'May we sing?',
    topic: 'Starting out',
    written: '2026-11-22',
    status: 'active',
  });
});

test('a topic that answers do not have is left to the editor', () => {
  expect(answerDraft({ question: 'Why?', category: 'LLMs' }, options)).not.toHaveProperty('topic');
});
