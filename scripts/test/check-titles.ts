// Step 'rules' of npm test: asks both runners which tests each command selects, and compares them with tests/README.md,
// tests/titles.txt and tests/moved.yaml. With --write it adds new titles to tests/titles.txt.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { z } from 'zod';
import { root } from '../prepare/places.mjs';
import type { ListedTest } from './titles.ts';
import { judgeTests, nameOf, readTitles, rulesOf, writeTitles } from './titles.ts';

const titlesFile = join(root, 'tests/titles.txt');
const nightTag = 'night';
const movedSchema = z.array(z.object({ was: z.string(), now: z.union([z.string(), z.array(z.string()).nonempty()]) }));

/** Runs one of the runners, and parses the JSON that it prints. */
async function ask(program: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, TEST_NIGHT: '1' },
    maxBuffer: 64e6,
  });
  return JSON.parse(stdout);
}

type VitestList = { name: string; file: string }[];
const listVitest = (...args: string[]) => ask('node_modules/vitest/vitest.mjs', 'list', '--json', ...args) as Promise<VitestList>;

/** Lists Vitest's tests, once all of them and once without the nightly ones. */
async function testsOfVitest(...config: string[]): Promise<ListedTest[]> {
  const testsOf = (list: VitestList) =>
    list.map(({ name, file }) => ({ file: file.slice(root.length).replace(/^\//, ''), title: name.split(' > ').join(' › ') }));
  const all = testsOf(await listVitest(...config));
  const ofDay = new Set(
    testsOf(await listVitest(...config, `--tags-filter=!${nightTag}`)).map(({ file, title }) => file + title),
  );
  return all.map((test) => ({ ...test, byDay: ofDay.has(test.file + test.title), runs: 1 }));
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tags: string[]; tests: unknown[] }[];
  suites?: Suite[];
}

/** Lists Playwright's tests: each on as many screens as its tags allow. */
async function testsOfPlaywright(): Promise<ListedTest[]> {
  const { suites } = (await ask('node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json')) as {
    suites: Suite[];
  };
  const testsOf = ({ file, specs, suites: groups = [] }: Suite, before: readonly string[]): ListedTest[] => [
    ...specs.map(({ title, tags, tests }) => ({
      file: `tests/journeys/${file}`,
      title: [...before, title].join(' › '),
      byDay: !tags.includes(nightTag),
      runs: tests.length,
    })),
    ...groups.flatMap((group) => testsOf(group, [...before, group.title])),
  ];
  return suites.flatMap((suite) => testsOf(suite, []));
}

const allTests = [
  ...(await testsOfVitest()),
  ...(await testsOfVitest('--config', 'vitest.faults.config.ts')),
  ...(await testsOfVitest('--config', 'vitest.engines.config.ts')),
  ...(await testsOfPlaywright()),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const moves = movedSchema.parse(load(read('tests/moved.yaml')) ?? []);
if (process.argv.includes('--write')) {
  const formerNames = new Set(moves.map(({ was }) => was));
  const keptTitles = readTitles(read('tests/titles.txt')).filter((name) => !formerNames.has(name));
  writeFileSync(titlesFile, writeTitles([...new Set([...keptTitles, ...allTests.map(nameOf)])]));
}
const problems = judgeTests(allTests, {
  titles: readTitles(read('tests/titles.txt')),
  moved: moves,
  rules: rulesOf(read('tests/README.md')),
  sourceOf: read,
});
for (const problem of problems) console.error(problem);
const atNight = allTests.filter(({ byDay }) => !byDay).length;
console.log(`rules: ${allTests.length} titles, ${atNight} of them at night alone, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
