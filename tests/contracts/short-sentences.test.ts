import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { proseOfText, readProse } from '#server/content/read-prose.ts';

// Rule of docs/voice.md, 'Join short sentences that belong together': a page of sentences of six words reads like a translation.

const shortest = 6;
const mostShort = 0.12;

/** Sentences of a Markdown text: parts that end with a stop, outside headings and tables. Abbreviations end none. */
const sentencesIn = (text: string) =>
  proseOfText('', text.replaceAll(/\b([ap]\.m|U\.S|e\.g|i\.e|Inc|St|Dr|No)\./g, '$1'))
    .flatMap((line) => line.text.split(/(?<=[.?!][”’)*]*)\s+/))
    .filter((sentence) => /[.?!][”’)*]*$/.test(sentence) && /\p{L}/u.test(sentence));

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

// The publisher of a source (`who`) is followed by the reading date in one line.
const ofGuidance = readProse(fileURLToPath(new URL('../../content', import.meta.url))).filter(
  ({ file, field }) => /^(answers|situations)\//.test(file) && !field.endsWith('.who'),
);

test('at most 12 in a hundred sentences of answers and situations have six words or fewer', () => {
  const all = ofGuidance.flatMap(({ text }) => sentencesIn(text));
  const short = all.filter((sentence) => wordsIn(sentence) <= shortest);
  const share = short.length / all.length;
  process.stdout.write(`answers and situations: ${short.length} of ${all.length} sentences have six words or fewer\n`);
  expect(all.length).toBeGreaterThan(1_000);
  expect(share).toBeLessThanOrEqual(mostShort);
});

test('a sentence ends with a stop, and an abbreviation ends none', () => {
  const text = '## Call now\n\nCall 911. Come at 5 p.m. on the day itself.\n\n| A | cell. |\n\n- **Never** email it.';
  expect(sentencesIn(text).map(wordsIn)).toEqual([2, 8, 3]);
});
