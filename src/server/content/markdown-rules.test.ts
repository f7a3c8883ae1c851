import { expect, test } from 'vitest';
import { buildCategory, buildTool } from '#tests/builders.ts';
import { catalogueProblems } from './catalogue-rules.ts';

const problemsOf = (safetyAndEthics: string) =>
  catalogueProblems({
    categories: [buildCategory()],
    workflowOnlyCategories: [],
    tools: [buildTool({ safetyAndEthics })],
    workflows: [],
  }).filter(({ field }) => field === 'safetyAndEthics');

test.each([
  ['![a](https://evil.example/p.png)', 'shows the picture https://evil.example/p.png of another site'],
  ['![a](//evil.example/x.png)', 'shows the picture //evil.example/x.png of another site'],
  ['![a][b]\n\n[b]: https://evil.example/p.png', 'shows the picture https://evil.example/p.png of another site'],
  ['![b][]\n\n> [B]: https://evil.example/p.png', 'shows the picture https://evil.example/p.png of another site'],
  ['![b]\n\n[b]: https://evil.example/p.png\n[b]: /documents/lamp.png', 'shows the picture https://evil.example/p.png'],
  ['Read [this](javascript:alert%281%29).', 'leads to javascript:alert%281%29,'],
  ['Read <javascript:alert>.', 'leads to javascript:alert,'],
  ['| A |\n| - |\n| [x](data:text/html,hi) |', 'leads to data:text/html,hi,'],
  ['[x][1]\n\n[1]: //evil.example', 'leads to //evil.example,'],
])('a section of a tool that holds %j is refused in words', (section, words) => {
  expect(problemsOf(section)).toEqual([
    { file: 'tools/lamp.md', field: 'safetyAndEthics', message: expect.stringContaining(words) },
  ]);
});

test.each([
  'See [their terms](https://lamp.example/terms) or [write](mailto:help@lamp.example).',
  'See [how we check](/about/how-we-check), [below](#notes) and ![our own](/documents/lamp.png).',
  '![our own][a], and [theirs][b].\n\n[a]: /documents/lamp.png\n[b]: https://lamp.example/p.png',
  'No `[x](javascript:y)` in code is a link.',
])('… and one that holds %j is not', (section) => {
  expect(problemsOf(section)).toEqual([]);
});
