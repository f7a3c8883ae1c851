import { expect, test } from 'vitest';
import { safetyFileSchema } from '#domain/safety/safety-schema.ts';
import { readContent } from './read-content.ts';
import type { Prose } from './read-prose.ts';
import { readPapers, readProse } from './read-prose.ts';
import { safetyProblemsOfFiles } from './safety-rules.ts';

const { safety: rules } = readContent('content');
const texts = [...readProse('content'), ...readPapers('content')];
/** Lists the files in which a problem is found after some words of one file were replaced. */
const problemsAfter = (file: string, words: string | RegExp, others: string) => {
  const changedTexts = texts.map((one) => (one.file === file ? { ...one, text: one.text.replaceAll(words, others) } : one));
  expect(changedTexts, `${file} has ‘${words}’`).not.toEqual(texts);
  return safetyProblemsOfFiles(rules, changedTexts).map((problem) => problem.file);
};
const withText = (file: string, text: string): Prose[] => [...texts, { file, field: 'lead', text }];

test('every text says on safety what safety.yaml says', () => {
  expect(safetyProblemsOfFiles(rules, texts)).toEqual([]);
});

test.each([
  ['your-church/training.yaml', '988', '911'],
  ['your-church/policy.yaml', 'For thoughts of suicide, call or text 988.', ''],
  ['your-church/papers.yaml', '988', '911'],
  ['downloads/quiz-on-using-ai.md', 'Call or text 988, or call 911', 'Call 911'],
  ['policies/acceptable-use.md', 'call or text 988', 'call 911'],
  ['guides/training-and-ethics.mdx', 'calls or texts 988, or ', ''],
])('in %s, 988 can’t be left out', (file, words, others) => {
  expect(problemsAfter(file, words, others)).toContain(file);
});

test.each([
  ['your-church/training.yaml', /If it recorded anything, lock it.*/g, 'What was taken down already is deleted.'],
  ['workflows/staff-meeting-notes-and-actions.yaml', /If it recorded anything.*/gs, 'And have its recording deleted.'],
  ['downloads/quiz-on-using-ai.md', /The chair stops.*/g, 'The chair ends the call, removes the bot and starts again.'],
  ['policies/acceptable-use.md', /locks what was entered.*? opens it/g, 'deletes what can be deleted'],
  ['situations/a-bot-recorded-a-confidential-meeting.yaml', /\block/gi, 'Delete'],
])('in %s, nothing is deleted in place of being locked', (file, words, others) => {
  expect(problemsAfter(file, words, others)).toContain(file);
});

test.each([
  ['situations/somebody-writes-of-suicide-or-abuse.yaml', /A sexual\s+picture of a child in them\?.*/gs, ''],
  ['situations/intimate-pictures-of-a-minor.yaml', /police/g, 'pastor'],
  ['situations/intimate-pictures-of-a-minor.yaml', /Take It Down \(/g, 'a friend ('],
  ['answers/may-our-youth-group-use-chat-assistants.yaml', 'an account that belongs to the church', 'one leader’s account'],
  ['situations/something-private-was-pasted.yaml', 'people’s stories left out', 'names taken out before copying'],
  ['your-church/training.yaml', /Ask (them |him )?plainly/gi, 'Ask'],
])('in %s, %s can’t be worded otherwise', (file, words, others) => {
  expect(problemsAfter(file, words, others)).toContain(file);
});

test.each([
  ['A member writes that he thinks of suicide. Call the pastor.', 1],
  ['A member writes that he thinks of suicide. Call or text 988.', 0],
  ['See [the page](/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse).', 0],
  ['A bot was in the call. Delete what it took down.', 1],
  ['A bot was in the call. Lock what it took down.', 0],
  ['Someone has a nude picture of a child. Ask to see it.', 1],
  ['Someone has a nude picture of a child. Don’t copy it.', 0],
])('a new text is held to it where it speaks of it: %s', (text, problems) => {
  expect(safetyProblemsOfFiles(rules, withText('answers/new.yaml', text))).toHaveLength(problems);
});

test('a rule that names no text, and a file that says what no text may but in one file', () => {
  const { rules: own } = safetyFileSchema.parse({
    rules: [
      {
        id: 'lamp',
        says: 'Light the lamp.',
        in: ['answers/lamp.yaml', 'answers/gone.yaml'],
        words: ['\\blight'],
        never: [{ form: 'blow it out', instead: 'leave it lit', except: ['answers/night.yaml'] }],
      },
    ],
  });
  const ownTexts = ['lamp', 'night', 'day'].map((name) => ({
    file: `answers/${name}.yaml`,
    field: 'lead',
    text: 'Light it. Blow it out.',
  }));
  expect(safetyProblemsOfFiles(own, ownTexts)).toEqual([
    { file: 'safety.yaml', field: 'lamp', message: "there is no text 'answers/gone.yaml'" },
    ...['lamp', 'day'].map((name) => ({
      file: `answers/${name}.yaml`,
      field: 'lead',
      message: "says 'Blow it out': leave it lit (safety.yaml, lamp)",
    })),
  ]);
});

test.each([
  ['a form that is none', { words: ['('] }],
  ['no file', { in: [] }],
  ['no words', { words: [] }],
])('a rule with %s is refused', (_, overrides) => {
  const rule = { id: 'lamp', says: 'Light it.', in: ['answers/lamp.yaml'], words: ['light'] };
  expect(safetyFileSchema.safeParse({ rules: [rule] }).success).toBe(true);
  expect(safetyFileSchema.safeParse({ rules: [rule, { ...rule, id: 'other', ...overrides }] }).success).toBe(false);
  expect(safetyFileSchema.safeParse({ rules: [rule, rule] }).success).toBe(false);
});
