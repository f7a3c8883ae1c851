import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/voice.md, for what stands in the program: the content check reads the files of content/ alone. Logs are for operators.

const files = globSync(['src/{web,ui,admin}/**/*.{ts,tsx}', 'src/server/mail/*.ts']).filter(
  (file) => !/\.test\.tsx?$|routeTree\.gen|gallery|send-due-mail/.test(file),
);

/** The lines of a file without its comments; what a visitor reads is a part of them. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, (comment) => '\n'.repeat(comment.split('\n').length - 1))
    .replaceAll(/(?<!:)\/\/.*$/gm, '')
    .split('\n');

/** What the voice says, and the words that no sentence on screen has instead. 'maker' alone is a field, not a sentence. */
const avoided = {
  'someone, no one, everyone, anyone': /\b(some|no|every|any)body\b(?!['’]?[-,:)\]}])/i,
  company: /[a-z]’?s? makers?\b(?!['=.:])/,
  'who to ask': /\bwhom to [a-z]/i,
  'can’t, don’t, isn’t': /\bcannot\b|(?<=[a-z’] )(does|do|did|is|are|was|were|could|has|have) not [a-z]/,
  'it’s, you’re, we’ll': /(?<=[.>'"`] ?)(It is|You are|We are|We will|They are) [a-z]/,
};

test.each(Object.entries(avoided))('no sentence on screen says what the voice says as “%s”', (_, pattern) => {
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, place) => (pattern.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('the patterns find what they are for', () => {
  const bad = ['Nobody has asked yet', 'Ask the maker', 'Whom to call here', 'This cannot be shown', "'It is kept here.'"];
  expect(bad.map((line) => Object.values(avoided).filter((pattern) => pattern.test(line)).length)).toEqual([1, 1, 1, 1, 1]);
});
