import { expect, test } from 'vitest';
import type { SearchResultView } from '../search/search-views.ts';
import { similarAnswers } from './similar-answers.ts';

const result = (href: string, overrides: Partial<SearchResultView> = {}): SearchResultView => ({
  kind: 'answer',
  href,
  title: `Title of ${href}`,
  summary: '',
  lacks: [],
  marks: { title: [], summary: [] },
  ...overrides,
});

test('the best three answers that hold all but one of the words are offered', () => {
  const results = [
    result('/answers/a', { lacks: ['choir'] }),
    result('/answers/b', { lacks: ['choir', 'voice'] }),
    result('/tools/c', { kind: 'tool' }),
    result('/answers/d'),
    result('/answers/e'),
    result('/answers/f'),
  ];
  expect(similarAnswers(results)).toEqual(
    ['a', 'd', 'e'].map((name) => ({ href: `/answers/${name}`, title: `Title of /answers/${name}` })),
  );
});
