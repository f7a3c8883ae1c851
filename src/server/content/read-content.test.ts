import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { noCrisisWords } from '#domain/search/crisis-words.ts';
import { kindNames } from '#domain/trust/kinds.ts';
import {
  buildCategory,
  buildChurchTexts,
  buildFact,
  buildFolder,
  buildKindGuide,
  buildTermsChange,
  buildTool,
  buildWorkflow,
  toolFile,
  writeContent,
} from '#tests/builders.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import { ContentError, readContent } from './read-content.ts';
import type { ContentProblem } from './records.ts';

/** Lists the problems that readContent reports after `change` was made to a good folder. */
function problemsAfter(change: (folder: string) => void): ContentProblem[] {
  using folder = buildFolder();
  // Writing around the catalogue is about the candle, so that a bad lamp is the only problem.
  writeContent(folder.path, { tools: [buildTool({ slug: 'candle', name: 'Candle' }), buildTool()] });
  change(folder.path);
  try {
    readContent(folder.path);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const write = (file: string, text: string) => (folder: string) => writeFileSync(join(folder, file), text);
const edit = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
};

test('a good folder is read as it was written, in the order of its file names', () => {
  using folder = buildFolder();
  const content = {
    categories: [buildCategory()],
    workflowOnlyCategories: [{ name: 'Analysis', icon: 'search' }],
    tools: [
      buildTool({
        slug: 'candle',
        name: 'Candle',
        badge: 'Free',
        costTier: '$' as const,
        since: 2020,
        companyBackground: 'First.\n\nSecond.',
        futureOutlook: 'More.',
      }),
      buildTool(),
    ],
    workflows: [buildWorkflow({ categories: ['LLMs', 'Analysis'], tools: [{ tool: 'lamp', step: 4, use: 'Writes' }] })],
    searchAliases: [{ same: ['sermon', 'homily'] }, { typed: ['message'], finds: ['sermon'] }],
  };
  const evidence = new Map([['lamp', { facts: [buildFact()], changes: [buildTermsChange({ id: 'change' })] }]]);
  const kindGuides = kindNames.map(buildKindGuide);
  const prices = new Map([['lamp', buildPrices({ plans: [buildPlan({ amount: 20, quote: 'Pro is $20' })] })]]);
  writeContent(folder.path, { ...content, evidence, prices });
  expect(readContent(folder.path)).toEqual({
    ...content,
    evidence,
    prices,
    answers: [],
    situations: [],
    duties: [],
    reportingLaw: [],
    downloads: [],
    kindGuides,
    crisisWords: noCrisisWords,
    jobs: [],
    landingQuestions: expect.any(Array),
    safety: [],
    ended: [],
    church: buildChurchTexts(),
    deskTexts: expect.objectContaining({ replies: new Map([['thanks', expect.objectContaining({ label: 'Thanks' })]]) }),
    figureIds: new Set(),
    writings: new Map([
      ['guides/llms', expect.stringMatching(/^## A guide\n\nText\. See .*\.$/)],
      ['explainers/llm', '## An explainer\n\nText.'],
      ['statements/privacy', '## A statement\n\nText.'],
    ]),
  });
});

test("a file's name is the slug, whatever the file says", () => {
  using folder = buildFolder();
  writeContent(folder.path, { tools: [buildTool({ slug: 'candle', name: 'Candle' }), buildTool()] });
  edit('tools/lamp.md', 'name: Lamp', 'slug: lantern\nname: Lamp')(folder.path);
  // Refusing or overruling it is right; it must not win.
  try {
    expect(readContent(folder.path).tools.map(({ slug }) => slug)).toEqual(['candle', 'lamp']);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.problems).toEqual([{ file: 'tools/lamp.md', field: 'slug', message: expect.any(String) }]);
  }
});

test.each([
  ['no front matter', 'name: Lamp\n', '(front matter)', 'must start with a block between two lines of ---'],
  ['front matter that does not end', '---\nname: Lamp\n', '(front matter)', 'must start with a block between two lines of ---'],
  ['an empty file', '', '(front matter)', 'must start with a block between two lines of ---'],
  ['front matter that is no mapping', '---\nLamp\n---\n', '(file)', expect.stringContaining('expected object')],
])('a tool file with %s is refused', (_, text, field, message) => {
  expect(problemsAfter(write('tools/lamp.md', text))).toEqual([{ file: 'tools/lamp.md', field, message }]);
});

test('a heading that no tool page has is refused', () => {
  const change = write('tools/lamp.md', `${toolFile(buildTool())}\n## Company Background\n\nText.\n\n## Opinions\n\nText.\n`);
  expect(problemsAfter(change)).toEqual([
    { file: 'tools/lamp.md', field: 'Opinions', message: 'is not one of the headings that a tool page has' },
  ]);
});

test('text before the first heading is refused', () => {
  const change = write('tools/lamp.md', `${toolFile(buildTool())}\nSome text.\n`);
  expect(problemsAfter(change)).toEqual([
    { file: 'tools/lamp.md', field: '(body)', message: 'text must stand under a ## heading' },
  ]);
});

test('deeper headings belong to the section above them', () => {
  using folder = buildFolder();
  writeContent(folder.path);
  writeFileSync(
    join(folder.path, 'tools/lamp.md'),
    `${toolFile(buildTool())}\n## Future Outlook\n\nText.\n\n### More\n\nText.\n`,
  );
  expect(readContent(folder.path).tools[0]?.futureOutlook).toBe('Text.\n\n### More\n\nText.');
});

test.each([
  ['tools/lamp.md', '---\nname: [Lamp\n---\n', 2],
  ['tools/lamp.md', '---\nname: a\nname: b\n---\n', 3],
  ['workflows/weekly-letter.yaml', 'title: [Weekly\n', 2],
  ['workflows/weekly-letter.yaml', 'title: a\ntitle: b\n', 2],
])('bad YAML in %s is told as such, on one line, with the line of the file', (file, text, line) => {
  const [problem, ...others] = problemsAfter(write(file, text));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file, field: '(yaml)' });
  expect(problem?.message).toMatch(new RegExp(`^[^\\n]+ at line ${line}$`));
});

test('bad YAML in categories.yaml is told for that file', () => {
  expect(problemsAfter(write('categories.yaml', 'categories: ['))).toContainEqual(
    expect.objectContaining({ file: 'categories.yaml', field: '(yaml)' }),
  );
});

test('categories.yaml must be there', () => {
  expect(problemsAfter((folder) => rmSync(join(folder, 'categories.yaml')))).toContainEqual(
    expect.objectContaining({ file: 'categories.yaml' }),
  );
});

test.each([
  ['', 'llms', 'is missing'],
  ['  lamps: {description: Light., bestPractices: [One., Two., Three.]}\n', 'lamps', 'is no category of categories.yaml'],
])('each category has its texts, and each text its category: %j', (more, id, message) => {
  const texts = (folder: string) => {
    const file = join(folder, 'category-texts.yaml');
    writeFileSync(file, more ? readFileSync(file, 'utf8') + more : 'categories: {}\n');
  };
  expect(problemsAfter(texts)).toContainEqual({ file: 'category-texts.yaml', field: `categories.${id}`, message });
});

test.each([
  ['tools', 'tools/notes.txt', 'only .md files belong here'],
  ['workflows', 'workflows/letter.yml', 'only .yaml files belong here'],
])('in %s/ a stray file is refused', (_, file, message) => {
  expect(problemsAfter(write(file, ''))).toEqual([{ file, field: '(name)', message }]);
});

test.each(['tools', 'workflows'])('the folder %s/ must be there', (name) => {
  const problems = problemsAfter((folder) => rmSync(join(folder, name), { recursive: true }));
  expect(problems).toContainEqual({ file: name, field: '(folder)', message: 'is missing' });
});

test.each(['Lamp.md', 'old lamp.md'])('a file name that is no slug is refused: %s', (name) => {
  expect(problemsAfter(write(`tools/${name}`, toolFile(buildTool({ name: 'Other' }))))).toEqual([
    { file: `tools/${name}`, field: 'slug', message: 'must be lower-case words joined by hyphens' },
  ]);
});

test.each([
  ['a field that is missing', 'tools/lamp.md', /maker: .*\n/, '', 'maker', expect.stringContaining('expected string')],
  ['a field inside another', 'tools/lamp.md', 'plan: Free and Plus', 'plan: ""', 'dataPolicy.plan', 'must not be empty'],
  [
    'a wrong choice',
    'workflows/weekly-letter.yaml',
    'Beginner Friendly',
    'Beginner',
    'difficulty',
    expect.stringContaining('Intermediate'),
  ],
  ['an entry of a list', 'workflows/weekly-letter.yaml', 'Names of members', '" "', 'neverEnter.0', 'must not be empty'],
])('%s is told with its place', (_, file, from, to, field, message) => {
  expect(problemsAfter(edit(file, from, to))).toEqual([{ file, field, message }]);
});

test('all problems of all files are told at once, one a line', () => {
  using folder = buildFolder();
  writeContent(folder.path);
  write('tools/candle.md', 'no front matter')(folder.path);
  edit('workflows/weekly-letter.yaml', 'Beginner Friendly', 'Beginner')(folder.path);
  edit('tools/lamp.md', 'category: LLMs', 'category: Lamps')(folder.path);
  expect(messageOf(() => readContent(folder.path)).split('\n')).toEqual([
    'tools/candle.md: (front matter): must start with a block between two lines of ---',
    expect.stringMatching(/^workflows\/weekly-letter\.yaml: difficulty: /),
    "tools/lamp.md: category: 'Lamps' is not a category of categories.yaml",
  ]);
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test.each([
  [{ rows: [{ same: ['sermon'] }] }, 'rows.0'],
  [{ rows: [{ same: ['Sermon', 'homily'] }] }, 'rows.0'],
  [{ rows: [{ same: ['sermon', 'sermon'] }] }, 'rows.0'],
  [{ rows: [{ typed: ['message'] }] }, 'rows.0'],
  [{ words: [] }, 'rows'],
])('words of a search that stand alone, twice or in capitals are refused: %o', (file, field) => {
  using folder = buildFolder();
  writeContent(folder.path);
  writeFileSync(join(folder.path, 'search-aliases.yaml'), dump(file));
  expect(() => readContent(folder.path)).toThrow(new RegExp(`^search-aliases\\.yaml: ${field}`, 'm'));
});
