import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { staticPages } from '#domain/site-pages.ts';
import { buildChurchTexts, buildFolder, buildTool, buildWritings, writeContent } from '#tests/builders.ts';
import { readFiles } from './content-files.ts';
import type { ContentProblem, Pages } from './records.ts';
import { figureIdsOf, fileProblems } from './writings.ts';

/** Makes the pages that always exist and these, some of which have ended. */
function pagesWith(paths: readonly string[], ended: [path: string, what: string][] = []): Pages {
  return { there: new Set([...staticPages, ...paths]), ended: new Map(ended) };
}

const catalogue = {
  tools: [buildTool()],
  pages: pagesWith(['/tools/lamp', '/workflows/weekly-letter', '/llm-hub']),
};
const good = buildWritings('lamp');
/** Link that every guide has. */
const stays = '[When not to use AI](/about/when-not-to-use-ai).';
const dataFiles = Object.keys(good).filter((file) => file.endsWith('.yaml'));

/** Lists the problems of good writings after replacing some files; a string is written verbatim, and null is no file. */
function problemsOf(replaced: Record<string, unknown>, beside = catalogue): ContentProblem[] {
  using folder = buildFolder();
  writeContent(folder.path);
  for (const [file, content] of Object.entries(replaced)) {
    const path = join(folder.path, file);
    if (content === null) rmSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === 'string' ? content : dump(content));
    }
  }
  const problems: ContentProblem[] = [];
  const files = readFiles(folder.path, problems);
  return [...problems, ...fileProblems(files, { ...beside, duties: [], safety: [], ended: [], figureIds: figureIdsOf(files) })];
}

const figure = (id: string) => ({
  id,
  value: 61,
  unit: '%',
  measures: 'use it',
  url: 'https://a.example',
  publisher: 'Barna',
  published: '2024',
  confidence: 'high',
});
const study = (...ids: string[]) => ({
  id: 'barna',
  tab: 'barna',
  title: 'Study',
  publisher: 'Barna',
  population: 'Pastors',
  n: 278,
  sample: '278',
  fieldDates: '2024',
  published: '2024',
  url: 'https://a.example',
  summary: 'They were asked.',
  limits: 'Few.',
  figures: ids.map(figure),
});
const research = (studies: unknown[], charts: unknown[] = []) => ({
  studies,
  charts,
  contradictions: [],
  notFound: [],
  caveats: [],
});
const chart = (...ids: string[]) => ({
  id: 'use',
  tab: 'barna',
  finding: 'Many',
  measures: 'Use',
  note: 'Few.',
  bars: ids.map((id) => ({ figure: id, label: id })),
});

test('good writings have no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

// Files of which the desk edits only some words; pages read the rest.
const partlyKnown = ['site.yaml'];

test.each(Object.keys(good).filter((file) => file.endsWith('.yaml') && !partlyKnown.includes(file)))(
  'a field of %s that nobody knows is told with its file',
  (file) => {
    expect(problemsOf({ [file]: { ...(good[file] as object), colour: 'red' } })).toEqual([
      { file, field: '(file)', message: expect.stringContaining('colour') },
    ]);
  },
);

test('bad YAML is told with its file', () => {
  for (const file of dataFiles) expect(problemsOf({ [file]: 'a: [b' })).toContainEqual(expect.objectContaining({ file }));
});

test('a file that is missing is told with its name', () => {
  for (const file of dataFiles) expect(problemsOf({ [file]: null })).toContainEqual(expect.objectContaining({ file }));
});

test('a tool that a comparison names must be in the directory', () => {
  const row = { tool: 'candle', developer: 'Maker', capabilities: 'Burns.', type: 'Light' };
  const table = { ...(good['comparisons/research.yaml'] as object), rows: [row, { ...row, tool: 'lamp' }] };
  expect(problemsOf({ 'comparisons/research.yaml': table })).toEqual([
    { file: 'comparisons/research.yaml', field: 'tool', message: "there is no tool 'candle'" },
  ]);
});

test('a row of a comparison praises no tool for what its card says never to', () => {
  const row = { tool: 'lamp', developer: 'Maker', capabilities: 'Writes down a meeting from its recording.', type: 'Light' };
  const table = { ...(good['comparisons/research.yaml'] as object), rows: [row] };
  expect(problemsOf({ 'comparisons/research.yaml': table })).toEqual([
    {
      file: 'comparisons/research.yaml',
      field: 'lamp.capabilities',
      message: expect.stringContaining('recordings and pictures of people, for which the card says never'),
      leftBy: 'stricter card',
    },
  ]);
});

test('a church’s policy rests on clauses that are kept, and quotes statements letter by letter', () => {
  const { policy, papers } = buildChurchTexts();
  const statement = {
    ...{
      id: 'lamp-synod',
      name: 'On lamps',
      body: 'A synod',
      tradition: 'Lutheran',
      kind: 'letter',
      date: '2026',
      summary: 'Trim it. Often.',
    },
    ...{ points: ['Light serves'], url: 'https://synod.example', readVia: [] },
  };
  const speaking = (id: string, says: string) => ({
    'policies/statements.yaml': { statements: [statement] },
    'your-church/policy.yaml': {
      ...policy,
      questions: policy.questions.map((question, at) => (at === 0 ? { ...question, statements: [{ id, says }] } : question)),
    },
  });
  const file = 'your-church/policy.yaml';
  for (const says of ['Light serves', 'Trim it.']) expect(problemsOf(speaking('lamp-synod', says))).toEqual([]);
  for (const [id, says] of [
    ['lamp-synod', 'Light rules'],
    ['no-synod', 'Light serves'],
  ] as const)
    expect(problemsOf(speaking(id, says))).toEqual([{ file, field: 'statements', message: expect.stringContaining(id) }]);
  expect(problemsOf({ 'your-church/clauses.yaml': { clauses: [] } })).toContainEqual({
    file,
    field: 'sources',
    message: "there is no clause 'a-clause'",
  });
  expect(problemsOf({ 'your-church/papers.yaml': { ...papers, countries: ['no-answer'] } })).toEqual([
    { file: 'your-church/papers.yaml', field: 'countries', message: "there is no answer 'no-answer'" },
  ]);
});

test('a chart draws figures of the studies and no others', () => {
  expect(problemsOf({ 'research/studies.yaml': research([study('a', 'b')], [chart('a', 'b')]) })).toEqual([]);
  expect(problemsOf({ 'research/studies.yaml': research([study('a')], [chart('a', 'b')]) })).toEqual([
    { file: 'research/studies.yaml', field: 'charts', message: "there is no figure 'b'" },
  ]);
});

test.each(['guides/llms.mdx', 'explainers/llm.mdx'])('%s prints a figure that a study has, and no other', (file) => {
  const studies = { 'research/studies.yaml': research([study('a')]) };
  expect(problemsOf({ ...studies, [file]: `So do <Figure id="a" /> of them. ${stays}` })).toEqual([]);
  expect(problemsOf({ ...studies, [file]: `So do <Figure id="b" /> of them. ${stays}` })).toEqual([
    { file, field: 'line 1', message: "names the figure 'b', which none of the studies has" },
  ]);
});

test.each([
  '/tools/lamp',
  '/workflows/weekly-letter',
  '/llm-hub',
  '/llm-hub?tab=tools',
  '/resources',
  '/all-tools?q=a',
  '/research#barna',
  'https://a.example/x',
])('a guide may link to %s', (address) => {
  expect(problemsOf({ 'guides/llms.mdx': `See [this](${address}). ${stays}` })).toEqual([]);
});

test.each(['/tools/candle', '/workflows/poster', '/image-hub', '/image-generator-hub', '/nowhere'])(
  'a guide may not link to %s, which does not exist',
  (address) => {
    expect(problemsOf({ 'guides/llms.mdx': `See [this](${address}). ${stays}` })).toEqual([
      { file: 'guides/llms.mdx', field: 'line 1', message: `leads to ${address}, which does not exist` },
    ]);
  },
);

test('a guide may not send its readers to a workflow that is retired', () => {
  const files = { 'guides/llms.mdx': `See [this](/workflows/poster). ${stays}` };
  expect(
    problemsOf(files, { ...catalogue, pages: pagesWith(['/workflows/poster'], [['/workflows/poster', 'is retired']]) }),
  ).toEqual([
    { file: 'guides/llms.mdx', field: 'line 1', message: 'leads to /workflows/poster, which is retired', leftBy: 'ending' },
  ]);
});

test.each(['61%', '61 %', '61 percent', '61 per cent'])("a guide may not print '%s' without a source", (text) => {
  expect(problemsOf({ 'guides/llms.mdx': `So do ${text} of them. ${stays}` })).toEqual([
    { file: 'guides/llms.mdx', field: 'line 1', message: 'prints a percentage without a source: use <Figure id="…" />' },
  ]);
});

test('the voice is heard in guides', () => {
  expect(problemsOf({ 'guides/llms.mdx': `A robust tool.\n\n${stays}` })).toEqual([
    { file: 'guides/llms.mdx', field: 'line 1', message: "says 'robust', a word that the hub avoids" },
  ]);
});

test.each([
  ['\n', 'must not be empty'],
  ['A line.\n\n'.repeat(5_000), 'must have at most 40000 characters'],
])('a statement that is empty or without end is refused as a whole (%#)', (text, message) => {
  expect(problemsOf({ 'statements/privacy.mdx': text })).toContainEqual({
    file: 'statements/privacy.mdx',
    field: 'text',
    message,
  });
});

test('only texts with the ending of guides belong beside them', () => {
  expect(problemsOf({ 'guides/notes.txt': 'Notes.' })).toEqual([
    { file: 'guides/notes.txt', field: '(name)', message: 'only .mdx files belong here' },
  ]);
});

test('a folder that is missing is told with its name', () => {
  expect(problemsOf({ guides: null })).toContainEqual(expect.objectContaining({ file: 'guides' }));
  expect(problemsOf({ explainers: null })).toContainEqual(expect.objectContaining({ file: 'explainers' }));
});
