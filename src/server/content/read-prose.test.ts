import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { buildFolder, writeContent } from '#tests/builders.ts';
import { readProse } from './read-prose.ts';

/** Reads the prose of one file in a good folder. */
function proseOf(file: string, content: unknown) {
  using folder = buildFolder();
  writeContent(folder.path);
  mkdirSync(dirname(join(folder.path, file)), { recursive: true });
  writeFileSync(join(folder.path, file), typeof content === 'string' ? content : dump(content));
  return readProse(folder.path)
    .filter((prose) => prose.file === file)
    .map(({ field, text }) => [field, text]);
}

test('the fields of an entry are read, and what others say in them is not', () => {
  const answer = {
    question: 'May we?',
    topic: 'AI in programs you have',
    asked: ['may we colour'],
    grounds: [{ shows: 'The rule', quote: 'Organisations may not.', publisher: 'A Centre', source: 'https://a.example' }],
  };
  expect(proseOf('answers/may-we.yaml', answer)).toEqual([
    ['question', 'May we?'],
    ['grounds.0.shows', 'The rule'],
  ]);
});

test('a prompt, its blanks and its example are in a church’s own words', () => {
  const workflow = {
    prompts: [
      { title: 'Posts', text: 'Write at 5 pm.', blanks: [{ name: 'day', example: 'July 4, 2027' }], check: ['Look it up.'] },
    ],
    example: { asked: 'It.', made: 'July 4, 2027' },
    steps: ['Paste it.'],
  };
  expect(proseOf('workflows/posts.yaml', workflow)).toEqual([
    ['prompts.0.title', 'Posts'],
    ['prompts.0.check.0', 'Look it up.'],
    ['steps.0', 'Paste it.'],
  ]);
});

test('the long sections of a tool are read beside its fields', () => {
  const file = '---\nname: Lamp\nsummary: It shines.\n---\n\n## Company Background\n\nIt was founded.\n\n| Plan | Price |\n';
  expect(proseOf('tools/lamp.md', file)).toEqual([
    ['summary', 'It shines.'],
    ['line 4', 'It was founded.'],
  ]);
});

test('a guide is read by its lines, without headings, tags, addresses, Scripture, prompts and their output', () => {
  const guide = [
    '## How to begin',
    '<Accordion>',
    '1. Open [the page](/workflows/neighbourhood-needs-report) first.',
    '> A **sentence** for your policy.',
    '<Scripture reference="Mark 4:1" translation="BSB">Once again Jesus began.</Scripture>',
    '<Prompt>',
    'Write it for July 4, 2027.',
    '</Prompt>',
    '<Output>At 5 pm.</Output>',
    '<Correction>',
    'She looked it up.',
  ].join('\n');
  expect(proseOf('guides/lamps.mdx', guide)).toEqual([
    ['line 3', 'Open [the page] first.'],
    ['line 4', 'A **sentence** for your policy.'],
    ['line 11', 'She looked it up.'],
  ]);
});

test('the rows of a list are read, though its name is that of entries elsewhere', () => {
  const row = { id: 'us-911', says: 'Call.', quote: 'We colour.', source: 'https://a.example', number: '911' };
  expect(proseOf('duties.yaml', { duties: [row] })).toEqual([['0.0.says', 'Call.']]);
});
