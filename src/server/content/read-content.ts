import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import { categoriesFileSchema, categoryTextsFileSchema } from '#domain/catalogue/category-schema.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import { toolPricesSchema } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema, toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Download, Workflow } from '#domain/catalogue/workflow-schema.ts';
import { downloadSchema, workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { endedFileSchema } from '#domain/ended/ended-schema.ts';
import { jobsFileSchema, landingFileSchema } from '#domain/landing/landing-schema.ts';
import { mayEnterFileSchema } from '#domain/may-enter/kind-guide-schema.ts';
import { safetyFileSchema } from '#domain/safety/safety-schema.ts';
import { crisisWordsFileSchema, noCrisisWords } from '#domain/search/crisis-words.ts';
import { synonymsFileSchema } from '#domain/search/synonyms.ts';
import { reportingLawFileSchema } from '#domain/situations/reporting-law-schema.ts';
import type { Situation } from '#domain/situations/situation-schema.ts';
import { dutiesFileSchema, situationSchema } from '#domain/situations/situation-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { evidenceSchema } from '#domain/trust/fact-schema.ts';
import { readDeskDefaults, writingsOf } from './desk-defaults.ts';
import { toldTwice } from './price-rules.ts';
import { parseYamlText, readYaml } from './read-yaml.ts';
import { recordProblems } from './record-rules.ts';
import type { ContentProblem } from './records.ts';
import { pagesOf } from './records.ts';
import { readWritings } from './writings.ts';

/** Thrown when authored files are wrong; its message lists every problem as `file: field: sentence`. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks the authored catalogue under `root` (the folder `content/`).
 * @param options.onLeft is told what an act at the desk that always passes may have left wrong, where that alone shall not
 *   refuse the files: what a hub has published, exported, must never keep one from starting
 * @throws {ContentError} listing every problem of every file at once.
 */
export function readContent(root: string, { onLeft }: { onLeft?: (problems: readonly ContentProblem[]) => void } = {}) {
  const problems: ContentProblem[] = [];

  const categoriesFile = check('categories.yaml', categoriesFileSchema, readYaml(root, 'categories.yaml', problems), problems);
  const texts = 'category-texts.yaml';
  const textsFile = check(texts, categoryTextsFileSchema, readYaml(root, texts, problems), problems);
  const tools = readFolder(root, 'tools', '.md', problems, (file) =>
    readToolText(file, readFileSync(join(root, file), 'utf8'), problems),
  );
  const workflows = readFolder(root, 'workflows', '.yaml', problems, (file) =>
    readWorkflowText(file, readFileSync(join(root, file), 'utf8'), problems),
  );

  const evidence = new Map(
    readFolder(root, 'evidence', '.yaml', problems, (file) => {
      const found = check<Evidence>(file, evidenceSchema, readYaml(root, file, problems), problems);
      return found && ([basename(file, '.yaml'), found] as const);
    }),
  );

  const prices = new Map(
    readFolder(root, 'prices', '.yaml', problems, (file) => {
      const found = readPriceText(file, readFileSync(join(root, file), 'utf8'), problems);
      return found && ([found.slug, found] as const);
    }),
  );

  const answers = readFolder(root, 'answers', '.yaml', problems, (file) =>
    readAnswerText(file, readFileSync(join(root, file), 'utf8'), problems),
  );
  const situations = readFolder(root, 'situations', '.yaml', problems, (file) =>
    check<Situation>(file, situationSchema, withSlug(file, readYaml(root, file, problems)), problems),
  );
  const downloads = readFolder(root, 'downloads', '.md', problems, (file) =>
    check<Download>(file, downloadSchema, withSlug(file, readFrontMatter(root, file, problems)), problems),
  );
  const duties = check('duties.yaml', dutiesFileSchema, readYaml(root, 'duties.yaml', problems), problems)?.duties ?? [];
  const reportingLaw =
    check('reporting-law.yaml', reportingLawFileSchema, readYaml(root, 'reporting-law.yaml', problems), problems)?.states ?? [];

  const kindGuides =
    check('may-enter.yaml', mayEnterFileSchema, readYaml(root, 'may-enter.yaml', problems), problems)?.kinds ?? [];

  const aliasesFile = check('search-aliases.yaml', synonymsFileSchema, readYaml(root, 'search-aliases.yaml', problems), problems);

  const crisisWords =
    check('crisis-words.yaml', crisisWordsFileSchema, readYaml(root, 'crisis-words.yaml', problems), problems) ?? noCrisisWords;

  const safety = check('safety.yaml', safetyFileSchema, readYaml(root, 'safety.yaml', problems), problems)?.rules ?? [];
  const ended = check('ended.yaml', endedFileSchema, readYaml(root, 'ended.yaml', problems), problems)?.ended ?? [];

  const categories = withTexts(categoriesFile?.categories ?? [], textsFile?.categories ?? {}, problems);
  const workflowOnlyCategories = categoriesFile?.workflowOnly ?? [];
  const jobs = check('jobs.yaml', jobsFileSchema, readYaml(root, 'jobs.yaml', problems), problems)?.jobs ?? [];
  // Whether the file is there is told with the other writings.
  const landing = check('landing.yaml', landingFileSchema, readYaml(root, 'landing.yaml', []), problems);
  const landingQuestions = landing?.questions ?? [];
  const stored = { tools, workflows, answers, evidence, prices };
  const authored = {
    categories,
    workflowOnlyCategories,
    situations,
    duties,
    downloads,
    kindGuides,
    crisisWords,
    jobs,
    landingQuestions,
    safety,
    ended,
  };
  // The writings are checked line by line below.
  problems.push(...recordProblems({ ...stored, ...authored, writings: new Map() }, newestReading(evidence)));
  problems.push(...toldTwice(stored));
  const pages = pagesOf({ ...stored, ...authored });
  const writings = readWritings(root, { tools, pages, duties, safety, ended });
  problems.push(...writings.problems);
  const isLeft = ({ leftBy }: ContentProblem) => leftBy !== undefined;
  if (!onLeft || !problems.every(isLeft)) refuse(problems);
  else if (problems.length > 0) onLeft(problems);
  const deskTexts = readDeskDefaults(root);
  return {
    ...stored,
    ...authored,
    reportingLaw,
    searchAliases: aliasesFile?.rows ?? [],
    figureIds: writings.figureIds,
    church: writings.church,
    deskTexts,
    writings: writingsOf(deskTexts),
  };
}

function refuse(problems: ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** A build must not fail because time passes: the newest reading is the day by which facts are old here; pages ask by the true day. */
export const newestReading = (evidence: ReadonlyMap<string, Evidence>): string =>
  [...evidence.values()]
    .flatMap(({ facts }) => facts.map(({ read }) => read))
    .sort()
    .at(-1) ?? '2026-11-22';

/** What stands between the first two lines of --- in a file. */
function readFrontMatter(root: string, file: string, problems: ContentProblem[]): unknown {
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return parseFrontMatter(file, frontMatter, problems);
}

/** The tool that a file says, or nothing when it says none, which `problems` then tells. */
export const readToolText = (file: string, text: string, problems: ContentProblem[] = []): Tool | undefined =>
  check<Tool>(file, toolSchema, parseToolFile(file, text, problems), problems);

/** The workflow that a file says, or nothing when it says none, which `problems` then tells. */
export const readWorkflowText = (file: string, text: string, problems: ContentProblem[] = []): Workflow | undefined =>
  check<Workflow>(file, workflowSchema, withSlug(file, parseYamlText(file, text, problems)), problems);

/** The answer that a file says, or nothing when it says none, which `problems` then tells. */
export const readAnswerText = (file: string, text: string, problems: ContentProblem[] = []): Answer | undefined =>
  check<Answer>(file, answerSchema, withSlug(file, parseYamlText(file, text, problems)), problems);

/** What is said of a tool in a file, or nothing when that is wrong, which `problems` then tells. */
export const readEvidenceText = (file: string, text: string, problems: ContentProblem[] = []): Evidence | undefined =>
  check<Evidence>(file, evidenceSchema, parseYamlText(file, text, problems), problems);

/** What a tool costs by a file, or nothing when that is wrong, which `problems` then tells. */
export const readPriceText = (file: string, text: string, problems: ContentProblem[] = []): ToolPrices | undefined =>
  check<ToolPrices>(file, toolPricesSchema, withSlug(file, parseYamlText(file, text, problems)), problems);

function readFolder<T>(
  root: string,
  folder: string,
  extension: string,
  problems: ContentProblem[],
  read: (file: string) => T | undefined,
): T[] {
  if (!existsSync(join(root, folder))) {
    problems.push({ file: folder, field: '(folder)', message: 'is missing' });
    return [];
  }
  const names = readdirSync(join(root, folder)).sort();
  const records: T[] = [];
  for (const name of names) {
    if (!name.endsWith(extension)) {
      problems.push({ file: `${folder}/${name}`, field: '(name)', message: `only ${extension} files belong here` });
      continue;
    }
    const record = read(`${folder}/${name}`);
    if (record) records.push(record);
  }
  return records;
}

/** So that a mistake's line is the file's, it comes after the line of --- that stands above it. */
const parseFrontMatter = (file: string, frontMatter: string, problems: ContentProblem[]) =>
  parseYamlText(file, `\n${frontMatter}`, problems);

// The file's name is the slug, so that the two cannot differ.
const withSlug = (file: string, authored: unknown) =>
  authored && typeof authored === 'object' ? { ...authored, slug: basename(file).replace(/\.[a-z]+$/, '') } : authored;

/** Reads front matter and the Markdown sections below it, each headed by one of the known `## ` headings. */
function parseToolFile(file: string, source: string, problems: ContentProblem[]): unknown {
  const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(source);
  if (!match) {
    problems.push({ file, field: '(front matter)', message: 'must start with a block between two lines of ---' });
    return undefined;
  }
  const [, frontMatter = '', body = ''] = match;
  const authored = parseFrontMatter(file, frontMatter, problems);
  const sections: Record<string, string> = {};
  const [before = '', ...parts] = body.split(/^## /m);
  if (before.trim()) problems.push({ file, field: '(body)', message: 'text must stand under a ## heading' });
  for (const part of parts) {
    const [heading = '', ...lines] = part.split('\n');
    const known = toolSections.find((section) => section.heading === heading.trim());
    if (known) sections[known.field] = lines.join('\n').trim();
    else problems.push({ file, field: heading.trim(), message: 'is not one of the headings that a tool page has' });
  }
  return authored && typeof authored === 'object' ? withSlug(file, { ...authored, ...sections }) : authored;
}

/** Categories with what category-texts.yaml says of each; one that has nothing there, or a text of none, is a problem. */
function withTexts(
  names: readonly Omit<Category, keyof CategoryTexts>[],
  texts: Readonly<Record<string, CategoryTexts>>,
  problems: ContentProblem[],
): Category[] {
  const ids = new Set(names.map(({ id }) => id));
  const tell = (id: string, message: string) =>
    problems.push({ file: 'category-texts.yaml', field: `categories.${id}`, message });
  for (const id of Object.keys(texts)) if (!ids.has(id)) tell(id, 'is no category of categories.yaml');
  return names.flatMap((category) => {
    const own = texts[category.id];
    if (own) return [{ ...category, ...own }];
    tell(category.id, 'is missing');
    return [];
  });
}

type CategoryTexts = Pick<Category, 'description' | 'bestPractices'>;

function check<T>(file: string, schema: z.ZodType<T>, value: unknown, problems: ContentProblem[]): T | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    problems.push({ file, field: issue.path.join('.') || '(file)', message: issue.message });
  }
  return undefined;
}
