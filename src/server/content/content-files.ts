import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import { categoriesFileSchema, categoryTextsFileSchema } from '#domain/catalogue/category-schema.ts';
import { downloadSchema } from '#domain/catalogue/workflow-schema.ts';
import { askFileSchema } from '#domain/church/ask-schema.ts';
import { papersFileSchema } from '#domain/church/paper-schema.ts';
import { clausesFileSchema, policyFileSchema } from '#domain/church/policy-schema.ts';
import { readinessFileSchema } from '#domain/church/readiness-schema.ts';
import { trainingFileSchema } from '#domain/church/training-schema.ts';
import {
  leaderboardSchema,
  llmComparisonSchema,
  marketingTableSchema,
  researchTableSchema,
} from '#domain/comparison/comparison-schema.ts';
import { endedFileSchema } from '#domain/ended/ended-schema.ts';
import { jobsFileSchema, landingFileSchema } from '#domain/landing/landing-schema.ts';
import { mayEnterFileSchema } from '#domain/may-enter/kind-guide-schema.ts';
import { statementsFileSchema } from '#domain/policies/statement-schema.ts';
import type { FiledKindName } from '#domain/records/kinds.ts';
import { filedKinds, kinds } from '#domain/records/kinds.ts';
import type { FileFormName } from '#domain/records/record-kind.ts';
import { studiesFileSchema } from '#domain/research/study-schema.ts';
import { safetyFileSchema } from '#domain/safety/safety-schema.ts';
import { crisisWordsFileSchema } from '#domain/search/crisis-words.ts';
import { synonymsFileSchema } from '#domain/search/synonyms.ts';
import { reportingLawFileSchema } from '#domain/situations/reporting-law-schema.ts';
import { dutiesFileSchema, situationSchema } from '#domain/situations/situation-schema.ts';
import { aboutUsSchema, bannersFileSchema, repliesFileSchema, siteTextsSchema, writingSchema } from '#domain/staff/desk-texts.ts';
import { text } from '#domain/text/text-schema.ts';
import { evidenceSchema } from '#domain/trust/fact-schema.ts';
import { saidIn } from './canonical-yaml.ts';
import type { FileForm } from './file-forms.ts';
import { document, toolPage, writing, yaml } from './file-forms.ts';
import type { ContentProblem } from './records.ts';

/** One authored file, or the files of one folder. */
interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Path below content/, with `*` for the name of each file of a folder: 'tools/*.md'. */
  path: string;
  schema: Schema;
  form: FileForm;
  /** True if the file's name is the field `slug` of its record, so that the two cannot differ. */
  hasSlug?: true;
  /** Values that a file leaves out because they go without saying. */
  omits?: Readonly<Record<string, string>>;
}

const one = <Schema extends z.ZodType>(path: string, schema: Schema) => ({ path, schema, form: yaml });

/** Describes a folder of records, one per file. */
const records = <Schema extends z.ZodType>(folder: string, schema: Schema, form: FileForm = yaml) => ({
  path: `${folder}/*${form.extension}`,
  ...({ schema, form, isFolder: true, hasSlug: true, omits: { status: 'active', use: 'ai' } } as const),
});

const fileForms: Record<FileFormName, FileForm> = { yaml, 'tool page': toolPage };

type SchemaOf<Name extends FiledKindName> = (typeof kinds)[Name]['schema'];
/** Folders of the kinds whose records have a file each. */
const kindFiles = Object.fromEntries(
  filedKinds.map((name) => [name, records(name, kinds[name].schema, fileForms[kinds[name].file])]),
) as unknown as { [Name in FiledKindName]: ReturnType<typeof records<SchemaOf<Name>>> };

/** Describes a folder of guides, explainers or statements. */
const writings = (folder: string) => ({ path: `${folder}/*.mdx`, schema: writingSchema, form: writing, isFolder: true }) as const;

const hubsFileSchema = z.strictObject({
  hubs: z.record(z.string(), z.strictObject({ title: text(80), subtitle: text(160), description: text(200) })),
});

const { heading, disclaimer } = siteTextsSchema.shape;
/** Fields of the site's standing words that the desk edits; only pages read the rest. */
const siteFileSchema = z.looseObject({ heading, disclaimer, ...aboutUsSchema.shape });

/** Files under content/, in the order in which its mistakes are reported. The build reads some of them into the pages. */
export const contentFiles = {
  categories: one('categories.yaml', categoriesFileSchema),
  categoryTexts: one('category-texts.yaml', categoryTextsFileSchema),
  ...kindFiles,
  evidence: { path: 'evidence/*.yaml', schema: evidenceSchema, form: yaml, isFolder: true },
  situations: records('situations', situationSchema),
  downloads: records('downloads', downloadSchema, document),
  duties: one('duties.yaml', dutiesFileSchema),
  reportingLaw: one('reporting-law.yaml', reportingLawFileSchema),
  mayEnter: one('may-enter.yaml', mayEnterFileSchema),
  searchAliases: one('search-aliases.yaml', synonymsFileSchema),
  crisisWords: one('crisis-words.yaml', crisisWordsFileSchema),
  safety: one('safety.yaml', safetyFileSchema),
  ended: one('ended.yaml', endedFileSchema),
  jobs: one('jobs.yaml', jobsFileSchema),
  landing: one('landing.yaml', landingFileSchema),
  hubs: one('hubs.yaml', hubsFileSchema),
  site: one('site.yaml', siteFileSchema),
  replies: one('replies.yaml', repliesFileSchema),
  banners: one('banners.yaml', bannersFileSchema),
  studies: one('research/studies.yaml', studiesFileSchema),
  positions: one('policies/statements.yaml', statementsFileSchema),
  policy: one('your-church/policy.yaml', policyFileSchema),
  clauses: one('your-church/clauses.yaml', clausesFileSchema),
  papers: one('your-church/papers.yaml', papersFileSchema),
  training: one('your-church/training.yaml', trainingFileSchema),
  readiness: one('your-church/readiness.yaml', readinessFileSchema),
  ask: one('your-church/ask.yaml', askFileSchema),
  languageModels: one('comparisons/llms.yaml', llmComparisonSchema),
  imageModels: one('comparisons/image-leaderboard.yaml', leaderboardSchema),
  videoModels: one('comparisons/video-leaderboard.yaml', leaderboardSchema),
  researchTools: one('comparisons/research.yaml', researchTableSchema),
  marketingTools: one('comparisons/marketing.yaml', marketingTableSchema),
  guides: writings('guides'),
  explainers: writings('explainers'),
  statements: writings('statements'),
} satisfies Record<string, ContentFile & { isFolder?: true }>;

type Files = typeof contentFiles;
type FileName = keyof Files;
/** Names of the folders. */
export type FolderName = { [Name in FileName]: Files[Name] extends { isFolder: true } ? Name : never }[FileName];
type Said<Name extends FileName> = z.output<Files[Name]['schema']>;

/** Contents of all files: a folder's by the names of its files, one file's undefined where it is missing or wrong. */
export type FilesRead = {
  readonly [Name in FileName]: Name extends FolderName ? ReadonlyMap<string, Said<Name>> : Said<Name> | undefined;
};

/** Reads every file under `root` (the folder content/); missing or wrong ones are added to `problems`. */
export const readFiles = (root: string, problems: ContentProblem[]): FilesRead =>
  Object.fromEntries(
    Object.entries<ContentFile & { isFolder?: true }>(contentFiles).map(([name, file]) => [
      name,
      file.isFolder ? readFolder(root, file, problems) : readOne(root, file, file.path, problems),
    ]),
  ) as FilesRead;

function readFolder(root: string, file: ContentFile, problems: ContentProblem[]): ReadonlyMap<string, unknown> {
  const [folder = '', extension = ''] = file.path.split('/*');
  const recordsByName = new Map<string, unknown>();
  if (!existsSync(join(root, folder))) {
    problems.push({ file: folder, field: '(folder)', message: 'is missing' });
    return recordsByName;
  }
  for (const name of readdirSync(join(root, folder)).sort()) {
    if (!name.endsWith(extension)) {
      problems.push({ file: `${folder}/${name}`, field: '(name)', message: `only ${extension} files belong here` });
      continue;
    }
    const record = readOne(root, file, `${folder}/${name}`, problems);
    if (record !== undefined) recordsByName.set(basename(name, extension), record);
  }
  return recordsByName;
}

function readOne(root: string, file: ContentFile, path: string, problems: ContentProblem[]): unknown {
  if (existsSync(join(root, path))) return parse(file, path, readFileSync(join(root, path), 'utf8'), problems);
  problems.push({ file: path, field: '(file)', message: 'is missing' });
  return undefined;
}

function parse({ schema, form, hasSlug }: ContentFile, path: string, source: string, problems: ContentProblem[]): unknown {
  const value = form.parse(path, source, problems);
  if (value === undefined) return undefined;
  const slug = basename(path, extname(path));
  const result = schema.safeParse(hasSlug && typeof value === 'object' ? { ...value, slug } : value);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    problems.push({ file: path, field: issue.path.join('.') || '(file)', message: issue.message });
  return undefined;
}

/** Parses the text of a folder's file; undefined when it is wrong, and `problems` then says why. */
export const parseFile = <Name extends FolderName>(
  name: Name,
  path: string,
  source: string,
  problems: ContentProblem[] = [],
): Said<Name> | undefined => parse(contentFiles[name], path, source, problems) as Said<Name> | undefined;

/** Returns the path of a record below content/: 'tools/otter.md'. */
export const pathOf = (name: FolderName, slug: string): string => contentFiles[name].path.replace('*', slug);

/** Writes a record's file: fields in the order of its schema, without what goes without saying (docs/decisions/0070). */
export function textOf<Name extends FolderName>(name: Name, record: Said<Name>): string {
  const { schema, form, hasSlug, omits }: ContentFile = contentFiles[name];
  const { slug: _, ...fields } = { slug: undefined, ...(schema.parse(record) as object) };
  const writtenFields = saidIn(hasSlug ? fields : record, omits);
  // An empty record keeps its file: without one the former state would come back.
  return form.write(Object.keys(writtenFields).length > 0 ? writtenFields : fields);
}
