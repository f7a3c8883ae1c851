import { expect, test } from 'vitest';
import { buildEnded } from '#tests/builders.ts';
import { endedProblems, endedProblemsOfFiles } from './ended-rules.ts';

const file = 'workflows/light.yaml';
const prose = (...texts: string[]) => texts.map((text, place) => ({ file, field: `steps.${place}`, text }));
const messagesOf = (...problems: ReturnType<typeof endedProblems>) =>
  problems.map(({ field, message }) => `${field}: ${message}`);

test('each passage that names what ended says that it ended, and the problem names the thing, its day and the remedy', () => {
  const texts = prose('Open The Lamp.', 'The Lamp ended in May.', 'Close The Lamp.', 'Go home.');
  const message =
    "names 'The Lamp', and must say that it ends or ended (May 4, 2026), or not name it: Use the lantern. (ended.yaml, lamp)";
  expect(messagesOf(...endedProblems([buildEnded()], file, texts))).toEqual([`steps.0: ${message}`, `steps.2: ${message}`]);
});

test('a new name is said once in a file, and asked for once', () => {
  const renamed = [buildEnded({ what: 'renamed', to: 'The Lantern' })];
  const message = "names 'The Lamp', and must say its new name, 'The Lantern' (since May 4, 2026) (ended.yaml, lamp)";
  expect(messagesOf(...endedProblems(renamed, file, prose('Open The Lamp.', 'Close The Lamp.')))).toEqual([
    `steps.0: ${message}`,
  ]);
  expect(endedProblems(renamed, file, prose('Open The Lamp.', 'The Lamp is The Lantern now.'))).toEqual([]);
  const other = { file: 'answers/other.yaml', field: 'lead', text: 'Use The Lamp.' };
  expect(endedProblemsOfFiles(renamed, [...prose('The Lantern was The Lamp.'), other])).toMatchObject([{ file: other.file }]);
});

test('the own page of a tool that ended says so at its head, and need not in every passage; one that was renamed says its name', () => {
  const own = 'tools/the-lamp.md';
  const texts = prose('The Lamp drew pictures.');
  expect(endedProblems([buildEnded({ tool: 'the-lamp' })], own, texts)).toEqual([]);
  expect(endedProblems([buildEnded()], own, texts)).toHaveLength(1);
  expect(endedProblems([buildEnded({ tool: 'the-lamp', what: 'renamed', to: 'The Lantern' })], own, texts)).toHaveLength(1);
});
