import type { Category } from '#domain/catalogue/category-schema.ts';
import type { FiledRecords } from '#domain/records/kinds.ts';
import { filedKinds } from '#domain/records/kinds.ts';
import { noCrisisWords } from '#domain/search/crisis-words.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import type { FilesRead } from './content-files.ts';
import { contentFiles, readFiles } from './content-files.ts';
import { deskDefaultsOf, writingsOf } from './desk-defaults.ts';
import { toldTwice } from './price-rules.ts';
import { recordProblems } from './record-rules.ts';
import type { ContentProblem } from './records.ts';
import { pagesOf } from './records.ts';
import { churchTextsOf, figureIdsOf, fileProblems } from './writings.ts';

/** Error for wrong authored files; its message lists every problem as `file: field: sentence`. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Checked contents of the authored files. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks the authored files under `root` (the folder `content/`).
 * @param options.onLeft receives what an act at the desk that always passes may have left wrong, where that alone shall not
 *  refuse the files: what a hub has published, exported, must never keep one from starting
 * @throws {ContentError} listing every problem of every file at once.
 */
export function readContent(root: string, { onLeft }: { onLeft?: (problems: readonly ContentProblem[]) => void } = {}) {
  const problems: ContentProblem[] = [];
  const files = readFiles(root, problems);
  const { evidence, prices } = files;
  const filedRecords = { ...recordsOf(files), evidence, prices };
  const authored = {
    categories: withTexts(files.categories?.categories ?? [], files.categoryTexts?.categories ?? {}, problems),
    workflowOnlyCategories: files.categories?.workflowOnly ?? [],
    situations: [...files.situations.values()],
    duties: files.duties?.duties ?? [],
    downloads: [...files.downloads.values()],
    kindGuides: files.mayEnter?.kinds ?? [],
    crisisWords: files.crisisWords ?? noCrisisWords,
    jobs: files.jobs?.jobs ?? [],
    landingQuestions: files.landing?.questions ?? [],
    safety: files.safety?.rules ?? [],
    ended: files.ended?.ended ?? [],
  };
  // Omits the writings, which are checked line by line below.
  const records = { ...filedRecords, ...authored, writings: new Map() };
  problems.push(...recordProblems(records, newestReading(evidence)), ...toldTwice(filedRecords));
  const figureIds = figureIdsOf(files);
  problems.push(...fileProblems(files, { ...records, pages: pagesOf(records), figureIds }));
  const isLeft = ({ leftBy }: ContentProblem) => leftBy !== undefined;
  if (!onLeft || !problems.every(isLeft)) refuse(problems);
  else if (problems.length > 0) onLeft(problems);
  const deskTexts = deskDefaultsOf(files);
  return {
    ...filedRecords,
    ...authored,
    reportingLaw: files.reportingLaw?.states ?? [],
    searchAliases: files.searchAliases?.rows ?? [],
    figureIds,
    church: churchTextsOf(files),
    deskTexts,
    writings: writingsOf(deskTexts),
  };
}

/** Lists the records of each kind that has a folder. */
const recordsOf = (files: FilesRead) =>
  Object.fromEntries(filedKinds.map((name) => [name, [...files[name].values()]])) as unknown as Omit<FiledRecords, 'prices'>;

/** Adds to categories what category-texts.yaml says; a category without a text, or a text without a category, is a problem. */
function withTexts(
  names: readonly Omit<Category, keyof CategoryTexts>[],
  texts: Readonly<Record<string, CategoryTexts>>,
  problems: ContentProblem[],
): Category[] {
  const ids = new Set(names.map(({ id }) => id));
  const report = (id: string, message: string) =>
    problems.push({ file: contentFiles.categoryTexts.path, field: `categories.${id}`, message });
  for (const id of Object.keys(texts)) if (!ids.has(id)) report(id, 'is no category of categories.yaml');
  return names.flatMap((category) => {
    const own = texts[category.id];
    if (own) return [{ ...category, ...own }];
    report(category.id, 'is missing');
    return [];
  });
}

type CategoryTexts = Pick<Category, 'description' | 'bestPractices'>;

function refuse(problems: ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** Finds the newest reading, by which facts are old here: a build must not fail as time passes. Pages use the true day. */
export const newestReading = (evidence: ReadonlyMap<string, Evidence>): string =>
  [...evidence.values()]
    .flatMap(({ facts }) => facts.map(({ read }) => read))
    .sort()
    .at(-1) ?? '2026-11-22';
