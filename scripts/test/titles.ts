/** A test as its runner lists it. */
export interface ListedTest {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of its groups and its own, joined by ` › `; the template of a title in a loop if the runner doesn't expand it. */
  title: string;
  /** True if `npm test` runs it; `npm run test:full` runs all. */
  byDay: boolean;
  /** Number of screens it runs on. */
  runs: number;
}

/** A rule of docs/product.md, with its test in tests/README.md, or the step of a visit. */
export interface MappedRule {
  rule: string;
  file: string;
  title: string;
}

/** Row of tests/moved.yaml: the current test of a rule whose former test was removed, renamed or moved. */
export interface MovedTest {
  was: string;
  now: string | readonly string[];
}

/** Lists that the tests are compared with. */
export interface Known {
  /** `file › title` of every test of tests/titles.txt. */
  titles: readonly string[];
  moved: readonly MovedTest[];
  rules: readonly MappedRule[];
  /** Reads the source of a test file, to look a step of a visit up in. */
  sourceOf: (file: string) => string;
}

/** Name of a test in tests/titles.txt and tests/moved.yaml. */
export const nameOf = ({ file, title }: Pick<ListedTest, 'file' | 'title'>): string => `${file} › ${title}`;
const isJourney = ({ file }: ListedTest) => file.startsWith('tests/journeys/');
/** Share of the journeys that may run only at night. */
const mostAtNight = 1 / 4;

/**
 * Problems of the tests, a sentence each: a rule that no daily test covers, a title that was removed without a row for where its
 * rule is tested now, a title that tests/titles.txt doesn't have yet, and too many journeys at night.
 */
export function judgeTests(allTests: readonly ListedTest[], { titles, moved, rules, sourceOf }: Known): string[] {
  const names = new Set(allTests.map(nameOf));
  const wentTo = new Map(moved.map(({ was, now }) => [was, [now].flat()]));
  const isHeld = (name: string) => names.has(name) || isStep(name, names, sourceOf) || wentTo.has(name);
  return [
    ...rules.flatMap((rule) => problemOfRule(rule, allTests, sourceOf)),
    ...titles
      .filter((name) => !names.has(name) && !wentTo.has(name))
      .map((name) => `${name}: this test is gone, and no line of tests/moved.yaml tells where its rule is held now.`),
    ...moved.flatMap(({ was, now }) =>
      [now]
        .flat()
        .filter((name) => !isHeld(name))
        .map((name) => `tests/moved.yaml: “${was}” is said to be held by “${name}”, and there is no such test.`),
    ),
    ...unlisted(names, titles),
    ...tooManyAtNight(allTests.filter(isJourney)),
  ];
}

function problemOfRule(
  { rule, file, title }: MappedRule,
  allTests: readonly ListedTest[],
  sourceOf: Known['sourceOf'],
): string[] {
  const findTests = (wantedTitle: string) =>
    allTests.filter((test) => test.file === file && templateOf(wantedTitle).test(test.title));
  const visit = title.slice(0, title.lastIndexOf(' › '));
  const isOfVisit = title.includes(' › ') && sourceOf(file).includes(title.slice(visit.length + ' › '.length));
  const tests = [...findTests(title), ...(isOfVisit ? findTests(visit) : [])];
  if (tests.length === 0) return [`tests/README.md: no command runs “${title}” of ${file}, which holds the rule “${rule}”.`];
  if (tests.some(({ byDay }) => byDay)) return [];
  return [`tests/README.md: “${title}” of ${file}, which holds the rule “${rule}”, runs at night alone.`];
}

/** Pattern of a title in its source, with `${…}` for any words; it may be the end of a title with its groups. */
const templateOf = (title: string) =>
  new RegExp(
    `(^| › )${title
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Checks whether the last part names a step of the test before it. */
function isStep(name: string, names: ReadonlySet<string>, sourceOf: Known['sourceOf']): boolean {
  const parts = name.split(' › ');
  const step = parts.pop() ?? '';
  return names.has(parts.join(' › ')) && sourceOf(parts[0] ?? '').includes(step);
}

function unlisted(names: ReadonlySet<string>, titles: readonly string[]): string[] {
  const knownTitles = new Set(titles);
  const newNames = [...names].filter((name) => !knownTitles.has(name));
  return newNames.length === 0
    ? []
    : [`tests/titles.txt lacks ${newNames.length} tests, such as “${newNames[0]}”: npm test -- --only=rules --write adds them.`];
}

function tooManyAtNight(journeys: readonly ListedTest[]): string[] {
  const runsOf = (tests: readonly ListedTest[]) => tests.reduce((sum, { runs }) => sum + runs, 0);
  const all = runsOf(journeys);
  const atNight = runsOf(journeys.filter(({ byDay }) => !byDay));
  return atNight <= all * mostAtNight ? [] : [`${atNight} of ${all} journeys run at night alone: at most a quarter may.`];
}

/** Rows of the tables in tests/README.md. */
export const rulesOf = (readme: string): MappedRule[] =>
  [...readme.matchAll(/^\| (.+) \| `(\S+\.(?:test|spec)\.tsx?)` \| `(.+)` \|$/gm)].map(
    ([, rule = '', file = '', title = '']) => ({
      rule,
      file,
      title,
    }),
  );

/** Content of tests/titles.txt: the name of a file, then its titles, indented. */
export const writeTitles = (names: readonly string[]): string => {
  const files = Map.groupBy(names, (name) => name.slice(0, name.indexOf(' › ')));
  const lines = [...files.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, ofFile]) => [file, ...ofFile.map((name) => `  ${name.slice(file.length + ' › '.length)}`).sort()]);
  return `${lines.join('\n')}\n`;
};

/** Parses the names that `writeTitles` wrote. */
export function readTitles(text: string): string[] {
  let file = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('  ')) return [`${file} › ${line.slice(2)}`];
    file = line;
    return [];
  });
}
