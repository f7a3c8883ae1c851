import { addresses } from '#domain/addresses.ts';
import { enteredAgainstCard } from '#domain/catalogue/against-card.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import { questionsOf, sourcesOf } from '#domain/church/policy-text.ts';
import type { Statement } from '#domain/policies/statement-schema.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';
import type { FilesRead } from './content-files.ts';
import { contentFiles, pathOf } from './content-files.ts';
import type { ContentProblem, Pages, Records } from './records.ts';
import { writingProblems } from './writing-rules.ts';

/** Checks rules between files without records: tables that name tools, research, guides, statements, a church's own papers. */
export function fileProblems(
  files: FilesRead,
  grounds: Pick<Records, 'tools' | 'duties' | 'safety' | 'ended'> & { pages: Pages; figureIds: ReadonlySet<string> },
): ContentProblem[] {
  const { figureIds, pages } = grounds;
  const tools = new Map(grounds.tools.map((tool) => [tool.slug, tool]));
  const charted = files.studies?.charts.flatMap(({ bars }) => bars.map(({ figure }) => figure)) ?? [];
  const church = churchTextsOf(files);
  return [
    ...tables.flatMap((name) => toolProblems(contentFiles[name].path, files[name], tools)),
    ...charted
      .filter((id) => !figureIds.has(id))
      .map((id) => ({ file: contentFiles.studies.path, field: 'charts', message: `there is no figure '${id}'` })),
    ...writingKinds.flatMap((kind) =>
      [...files[kind]].flatMap(([name, { text }]) =>
        writingProblems({ file: pathOf(kind, name), text }, grounds).map(({ line, ...problem }) => ({
          ...{ file: pathOf(kind, name), field: `line ${line}` },
          ...problem,
        })),
      ),
    ),
    ...(church ? churchProblems(church, pages) : []),
  ];
}

/** Names of files around the catalogue whose rows may name a tool. */
const tables = [
  ...(['hubs', 'site', 'replies', 'banners', 'studies', 'positions'] as const),
  ...(['policy', 'clauses', 'papers', 'training', 'readiness', 'ask'] as const),
  ...(['languageModels', 'imageModels', 'videoModels', 'researchTools', 'marketingTools'] as const),
];

/** Lists the figures that a writing may cite. */
export const figureIdsOf = ({ studies }: FilesRead): ReadonlySet<string> =>
  new Set(studies?.studies.flatMap(({ figures }) => figures.map(({ id }) => id)));

/** Collects the texts for a church's own papers; undefined where one of the files is missing or wrong. */
export function churchTextsOf(files: FilesRead): ChurchTexts | undefined {
  const { policy, papers, training } = files;
  const [clauses, statements, readiness] = [files.clauses?.clauses, files.positions?.statements, files.readiness?.questions];
  if (!policy || !papers || !clauses || !statements || !readiness || !training) return undefined;
  return { policy, papers, clauses, statements, readiness, training };
}

/** Finds sources that do not exist, words that a statement does not say (any more), and answers that are gone. */
function churchProblems({ policy, papers, clauses, statements }: ChurchTexts, pages: Pages): ContentProblem[] {
  const file = 'your-church/policy.yaml';
  const clauseIds = new Set(clauses.map(({ id }) => id));
  const unknown = sourcesOf(policy)
    .filter((id) => !clauseIds.has(id))
    .map((id) => ({ file, field: 'sources', message: `there is no clause '${id}'` }));
  const unsaid = questionsOf(policy)
    .flatMap((question) => question.statements)
    .filter(
      ({ id, says }) =>
        !saysSo(
          statements.find((statement) => statement.id === id),
          says,
        ),
    )
    .map(({ id, says }) => ({
      file,
      field: 'statements',
      message: `'${id}' has neither a point nor words in its summary: ${says}`,
    }));
  const missingAnswers = papers.countries
    .filter((slug) => !pages.there.has(addresses.answer(slug)))
    .map((slug) => ({ file: 'your-church/papers.yaml', field: 'countries', message: `there is no answer '${slug}'` }));
  return [...unknown, ...unsaid, ...missingAnswers];
}

/** Checks whether a statement says something letter by letter: as a point, or within its summary. */
const saysSo = (statement: Statement | undefined, says: string) =>
  statement !== undefined && (statement.points.includes(says) || statement.summary.includes(says));

/** Fields in which rows of a table praise their tool. */
const praise = new Set(['strengths', 'bestFor', 'capabilities']);

/** Finds rows of data that name a tool which does not exist, or praise one for what its card says never to. */
function toolProblems(file: string, data: unknown, tools: ReadonlyMap<string, Pick<Tool, 'dataPolicy'>>): ContentProblem[] {
  if (Array.isArray(data)) return data.flatMap((item) => toolProblems(file, item, tools));
  if (typeof data !== 'object' || data === null) return [];
  const slug = 'tool' in data && typeof data.tool === 'string' ? data.tool : undefined;
  const tool = slug === undefined ? undefined : tools.get(slug);
  if (slug !== undefined && !tool) return [{ file, field: 'tool', message: `there is no tool '${slug}'` }];
  return Object.entries(data).flatMap(([field, value]) => {
    const texts = tool && praise.has(field) ? [value].flat() : [];
    const against = texts.flatMap(
      (text) => (typeof text === 'string' && tool && enteredAgainstCard(tool.dataPolicy, text)) || [],
    );
    return [
      ...against.map(({ message }) => ({ file, field: `${slug}.${field}`, message, leftBy: 'stricter card' as const })),
      ...toolProblems(file, value, tools),
    ];
  });
}
