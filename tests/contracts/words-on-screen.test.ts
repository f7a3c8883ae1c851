import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Rules of docs/voice.md for texts in the program: the content check reads only the files of content/. Logs are for operators.

const files = globSync(['src/{web,ui,admin}/**/*.{ts,tsx}', 'src/server/mail/*.ts']).filter(
  (file) => !/\.test\.tsx?$|routeTree\.gen|gallery|send-due-mail/.test(file),
);

/** Lines of a file without its comments; they contain the texts for visitors. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, (comment) => '\n'.repeat(comment.split('\n').length - 1))
    .replaceAll(/(?<!:)\/\/.*$/gm, '')
    .split('\n');

/** Words of the voice, and the words that sentences on screen avoid. 'maker' alone is a field, not a sentence. */
const avoided = {
  'someone, no one, everyone, anyone': /\b(some|no|every|any)body\b(?!['’]?[-,:)\]}])/i,
  company: /[a-z]’?s? makers?\b(?!['=.:])/,
  'who to ask': /\bwhom to [a-z]/i,
  'can’t, don’t, isn’t': /\bcannot\b|(?<=[a-z’] )(does|do|did|is|are|was|were|could|has|have) not [a-z]/,
  'email, since mail comes with a stamp':
    /\b(a|an|the|this|that|your|no|each|every|by|get|send|new|newer|friendly) mails?\b|\bmails? (address|program|list|me|you|us)\b/i,
  'add to': /\bput (it |them )?together with\b/i,
  'it’s, you’re, we’ll': /(?<=[.>'"`] ?)(It is|You are|We are|We will|They are) [a-z]/,
};

test.each(Object.entries(avoided))('no sentence on screen says what the voice says as “%s”', (_, pattern) => {
  const breaches = files.flatMap((file) =>
    linesOf(file).flatMap((line, place) => (pattern.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
  expect(breaches).toEqual([]);
});

test('the patterns find what they are for', () => {
  const bad = ['Nobody has asked yet', 'Ask the maker', 'Whom to call here', 'This cannot be shown', "'It is kept here.'"];
  const alsoBad = ['Send it by mail', 'Open your mail program', 'Put it together with your list'];
  expect([...bad, ...alsoBad].map((line) => Object.values(avoided).filter((pattern) => pattern.test(line)).length)).toEqual(
    Array(8).fill(1),
  );
});

// Statements of companies are quoted as they are; around them, the words are ours.
test('no word of ours on a company’s terms says mail where email is meant', () => {
  const ours = /^\s*(?:- )?(?:says|advice|who|what|title): .*(?<![-\w])(?<!\bby )mails?\b(?! merge)/i;
  const breaches = globSync('content/{evidence,prices}/*.yaml').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, place) => (ours.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
  expect(ours.test('    advice: Connect no church mail.')).toBe(true);
  expect(breaches).toEqual([]);
});
