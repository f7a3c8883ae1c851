import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { paperAsHtml, paperAsText, paperFor } from './paper.ts';
import { papersFileSchema } from './paper-schema.ts';
import { choices } from './policy-choices.ts';
import type { PolicySearch } from './policy-search.ts';
import { posture } from './policy-search.ts';

const { papers } = papersFileSchema.parse(load(readFileSync('content/your-church/papers.yaml', 'utf8')));
const days = { version: '3', date: 'July 4, 2027', today: 'July 5, 2027' };

const buildPaper = (answers: PolicySearch) =>
  paperFor(
    {
      id: 'labels',
      title: 'A & B',
      parts: [
        {
          heading: 'One',
          says: ['First.', { question: 2, says: ['Strict.', '', 'Open.'] }, 'Of {date}, v{version}, on {today}.'],
        },
        { list: ['<b>', { question: 2, says: ['x', 'y', 'z'] }] },
        { steps: ['Go.', 'Stop.'] },
      ],
    },
    answers,
    days,
  );

test('a line follows the answer, ours where the question was skipped, and an empty one is left out', () => {
  expect(buildPaper({ q2: 'a' }).parts[0]?.says).toBe('First. Strict. Of July 4, 2027, v3, on July 5, 2027.');
  expect(buildPaper({}).parts.map(({ says, list }) => says ?? list)).toEqual([
    'First. Of July 4, 2027, v3, on July 5, 2027.',
    ['<b>', 'y'],
    undefined,
  ]);
});

test('what is said of a policy of one’s own is left out where no question was answered', () => {
  const [page] = papers.filter(({ id }) => id === 'page');
  const toldOf = (answers: PolicySearch) => page && paperAsText(paperFor(page, answers, days));
  expect(toldOf({ v: 1, q3: 'b' })).toContain('From our policy, version 3 of July 4, 2027.');
  expect(toldOf({ v: 1 })).not.toContain('From our policy');
});

test('a paper is copied as words, and as HTML in which nothing that was written is a tag', () => {
  expect(paperAsText(buildPaper({ q2: 'c' }))).toBe(
    'A & B\n\nOne\nFirst. Open. Of July 4, 2027, v3, on July 5, 2027.\n\n- <b>\n- z\n\n1. Go.\n2. Stop.',
  );
  expect(paperAsHtml(buildPaper({ q2: 'c' }))).toBe(
    '<h2>A &amp; B</h2>\n<h3>One</h3>\n<p>First. Open. Of July 4, 2027, v3, on July 5, 2027.</p>\n<ul>\n<li>&lt;b&gt;</li>\n<li>z</li>\n</ul>\n<ol>\n<li>Go.</li>\n<li>Stop.</li>\n</ol>',
  );
});

test('whatever is answered, no paper has a hole, a line twice, or a word that should have been filled in', () => {
  for (const choice of choices)
    for (const paper of papers) {
      const { parts } = paperFor(paper, posture(choice, 1), days);
      for (const { says, list, steps } of parts) {
        for (const lines of [list, steps]) expect(new Set(lines).size).toBe(lines?.length ?? 0);
        expect([says, ...(list ?? []), ...(steps ?? [])].join(' ')).not.toMatch(/[{}]| {2}/);
        expect(says ?? list?.[0] ?? steps?.[0]).toBeTruthy();
      }
    }
});

test('the congregation is told the floor whatever is answered', () => {
  const page = papers.find(({ id }) => id === 'page');
  for (const choice of choices) {
    const text = page ? paperAsText(paperFor(page, posture(choice, 1), days)) : '';
    for (const floor of [
      'never go into an AI tool, even without a name',
      'no AI decides about you',
      'A named person reads everything',
    ])
      expect(text).toContain(floor);
  }
});
