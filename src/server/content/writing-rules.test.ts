import { expect, test } from 'vitest';
import type { WritingGrounds } from './writing-rules.ts';
import { isShowable, writingProblems } from './writing-rules.ts';

const grounds: WritingGrounds = {
  figureIds: new Set(['a']),
  pages: {
    there: new Set(['/about/when-not-to-use-ai', '/llm-hub', '/workflows/poster']),
    ended: new Map([['/workflows/poster', 'is retired']]),
  },
  duties: [],
  safety: [],
  ended: [],
};
const stays = 'See [When not to use AI](/about/when-not-to-use-ai).';
const linesOf = (text: string, file = 'statements/privacy.mdx', beside: Partial<WritingGrounds> = {}) =>
  writingProblems({ file, text }, { ...grounds, ...beside }).map(({ line, message }) => `${line} ${message}`);

test('each problem of a writing has its line, from the first on', () => {
  const text = [
    'It is robust.',
    'So do 61% of them, and <Figure id="b" />.',
    'See [this](/nowhere?tab=a#b), [that](/llm-hub#part) and [a third](/workflows/poster).',
    'Open <b>at</b> 5pm.',
    'Read Mark 4:1-20. Call 555 0100 200.',
  ].join('\n\n');
  expect(linesOf(text)).toEqual([
    "1 says 'robust', a word that the hub avoids",
    "3 names the figure 'b', which none of the studies has",
    '3 prints a percentage without a source: use <Figure id="…" />',
    '5 leads to /nowhere, which does not exist',
    '5 leads to /workflows/poster, which is retired',
    expect.stringMatching(/^7 has <b>, which is none of the tags/),
    "7 has '5pm': write a time as 5 p.m.",
    expect.stringMatching(/^9 has '4:1-2': write a range of verses with an en dash/),
    '9 tells readers to call 555 0100 200, which is no row of duties.yaml',
  ]);
});

test('a guide links to the page on what stays with people; explainers and statements need not', () => {
  expect(linesOf(`A guide.\n\n${stays}`, 'guides/llms.mdx')).toEqual([]);
  expect(linesOf('A guide.\n\nIts end.', 'guides/llms.mdx')).toEqual([
    '3 has no [When not to use AI](/about/when-not-to-use-ai): every guide says which work stays with people',
  ]);
  expect(linesOf('A text.', 'explainers/llm.mdx')).toEqual([]);
});

test('the rule of thumb on a recording’s work needs no source, and what stands below it keeps its line', () => {
  const split = '<ProcessSplit>\n\n- **Script: 70%.** Write it.\n\n</ProcessSplit>';
  expect(linesOf(`${split}\n\nThe same do 61%.`)).toEqual(['7 prints a percentage without a source: use <Figure id="…" />']);
});

test('a sentence that another writing says already is refused here, and not in its own place', () => {
  const others = [{ file: 'guides/llms.mdx', text: 'One.\n\nA person reads it before it is sent.' }];
  expect(linesOf('Two.\n\nA person reads it before it is sent.', undefined, { others })).toEqual([
    "3 shares with guides/llms.mdx: 'A person reads it before it is sent.'",
  ]);
});

test('a text whose tags do not fit together is told with what else is wrong', () => {
  expect(linesOf('It is robust.\n\n<Never title="x">')).toEqual([
    "1 says 'robust', a word that the hub avoids",
    '3 opens <Never> and does not close it with </Never> in its place',
  ]);
});

test.each([
  ['So do <Figure id="a" />.', true],
  ['So do <Figure id="gone" />.', false],
  ['<Gone />', false],
  ['<Never title="x">', false],
  ['It is robust, say 61%.', true],
])('whether %j can be shown as it is: %s', (text, can) => {
  expect(isShowable(text, new Set(['a']))).toBe(can);
});
