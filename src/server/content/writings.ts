import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { enteredAgainstCard } from '#domain/catalogue/against-card.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { check } from '#domain/check.ts';
import { askFileSchema } from '#domain/church/ask-schema.ts';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import { papersFileSchema } from '#domain/church/paper-schema.ts';
import { clausesFileSchema, policyFileSchema } from '#domain/church/policy-schema.ts';
import { questionsOf, sourcesOf } from '#domain/church/policy-text.ts';
import { readinessFileSchema } from '#domain/church/readiness-schema.ts';
import { trainingFileSchema } from '#domain/church/training-schema.ts';
import {
  leaderboardSchema,
  llmComparisonSchema,
  marketingTableSchema,
  researchTableSchema,
} from '#domain/comparison/comparison-schema.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import type { Statement } from '#domain/policies/statement-schema.ts';
import { statementsFileSchema } from '#domain/policies/statement-schema.ts';
import { studiesFileSchema } from '#domain/research/study-schema.ts';
import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import type { Duty } from '#domain/situations/situation-schema.ts';
import { bannersFileSchema, repliesFileSchema, writingSchema } from '#domain/staff/desk-texts.ts';
import { text } from '#domain/text/text-schema.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';
import { siteFileSchema } from './desk-defaults.ts';
import { readYaml } from './read-yaml.ts';
import type { ContentProblem, Pages } from './records.ts';
import { writingProblems } from './writing-rules.ts';

interface Catalogue {
  pages: Pages;
  tools: readonly Pick<Tool, 'slug' | 'dataPolicy'>[];
  duties: readonly Duty[];
  safety: readonly SafetyRule[];
  ended: readonly Ended[];
}

const hubsFileSchema = z.strictObject({
  hubs: z.record(z.string(), z.strictObject({ title: text(80), subtitle: text(160), description: text(200) })),
});

const dataFiles = {
  'hubs.yaml': hubsFileSchema,
  'site.yaml': siteFileSchema,
  'replies.yaml': repliesFileSchema,
  'banners.yaml': bannersFileSchema,
  'research/studies.yaml': studiesFileSchema,
  'policies/statements.yaml': statementsFileSchema,
  'your-church/policy.yaml': policyFileSchema,
  'your-church/clauses.yaml': clausesFileSchema,
  'your-church/papers.yaml': papersFileSchema,
  'your-church/training.yaml': trainingFileSchema,
  'your-church/readiness.yaml': readinessFileSchema,
  'your-church/ask.yaml': askFileSchema,
  'comparisons/llms.yaml': llmComparisonSchema,
  'comparisons/image-leaderboard.yaml': leaderboardSchema,
  'comparisons/video-leaderboard.yaml': leaderboardSchema,
  'comparisons/research.yaml': researchTableSchema,
  'comparisons/marketing.yaml': marketingTableSchema,
} satisfies Record<string, z.ZodType>;

interface ReadWritings {
  problems: ContentProblem[];
  /** The figures that a writing may cite. */
  figureIds: ReadonlySet<string>;
  /** Where all its files are right. */
  church: ChurchTexts | undefined;
}

/**
 * Checks the writing around the catalogue: hubs, comparisons, policies, research, guides, explainers and statements. The pages
 * build the files of data in themselves; here they are only refused when wrong.
 * @returns with the problems, the figures that a writing may cite
 */
export function readWritings(root: string, catalogue: Catalogue): ReadWritings {
  const problems: ContentProblem[] = [];
  const toolBySlug = new Map(catalogue.tools.map((tool) => [tool.slug, tool]));

  const data = new Map(Object.keys(dataFiles).map((file) => [file, readYaml(root, file, problems)]));
  for (const [file, schema] of Object.entries(dataFiles)) {
    const authored = data.get(file);
    if (authored === undefined) continue;
    const result = schema.safeParse(authored);
    if (result.success) problems.push(...toolProblems(file, result.data, toolBySlug));
    else problems.push(...result.error.issues.map(({ path, message }) => ({ file, field: path.join('.') || '(file)', message })));
  }

  const research = studiesFileSchema.safeParse(data.get('research/studies.yaml')).data;
  const figureIds = new Set<string>(research?.studies.flatMap(({ figures }) => figures.map(({ id }) => id)));
  const charted = research?.charts.flatMap(({ bars }) => bars.map(({ figure }) => figure)) ?? [];
  for (const id of charted.filter((id) => !figureIds.has(id))) {
    problems.push({ file: 'research/studies.yaml', field: 'charts', message: `there is no figure '${id}'` });
  }
  const { pages, duties, safety, ended } = catalogue;
  const grounds = { figureIds, pages, duties, safety, ended };
  for (const folder of writingKinds) {
    if (!existsSync(join(root, folder))) {
      problems.push({ file: folder, field: '(folder)', message: 'is missing' });
      continue;
    }
    for (const name of readdirSync(join(root, folder))) {
      const file = `${folder}/${name}`;
      if (!name.endsWith('.mdx')) {
        problems.push({ file, field: '(name)', message: 'only .mdx files belong here' });
        continue;
      }
      const source = readFileSync(join(root, file), 'utf8');
      const { issues = [] } = check(writingSchema, { text: source });
      problems.push(...issues.map(({ message }) => ({ file, field: '(file)', message })));
      const found = writingProblems({ file, text: source }, grounds);
      problems.push(...found.map(({ line, ...problem }) => ({ file, field: `line ${line}`, ...problem })));
    }
  }
  const church = churchTextsOf(data);
  if (church) problems.push(...churchProblems(church, catalogue.pages));
  return { problems, figureIds, church };
}

function churchTextsOf(data: ReadonlyMap<string, unknown>): ChurchTexts | undefined {
  const policy = policyFileSchema.safeParse(data.get('your-church/policy.yaml')).data;
  const papers = papersFileSchema.safeParse(data.get('your-church/papers.yaml')).data;
  const clauses = clausesFileSchema.safeParse(data.get('your-church/clauses.yaml')).data?.clauses;
  const statements = statementsFileSchema.safeParse(data.get('policies/statements.yaml')).data?.statements;
  const readiness = readinessFileSchema.safeParse(data.get('your-church/readiness.yaml')).data?.questions;
  const training = trainingFileSchema.safeParse(data.get('your-church/training.yaml')).data;
  if (!policy || !papers || !clauses || !statements || !readiness || !training) return undefined;
  return { policy, papers, clauses, statements, readiness, training };
}

/** Sources that are not there, words that a statement does not say (any more), and answers that are gone. */
function churchProblems({ policy, papers, clauses, statements }: ChurchTexts, pages: Pages): ContentProblem[] {
  const file = 'your-church/policy.yaml';
  const known = new Set(clauses.map(({ id }) => id));
  const unknown = sourcesOf(policy)
    .filter((id) => !known.has(id))
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
  const gone = papers.countries
    .filter((slug) => !pages.there.has(addresses.answer(slug)))
    .map((slug) => ({ file: 'your-church/papers.yaml', field: 'countries', message: `there is no answer '${slug}'` }));
  return [...unknown, ...unsaid, ...gone];
}

/** Whether a statement says something letter by letter: as a point, or within its summary. */
const saysSo = (statement: Statement | undefined, says: string) =>
  statement !== undefined && (statement.points.includes(says) || statement.summary.includes(says));

/** What rows of a table praise their tool with. */
const praise = new Set(['strengths', 'bestFor', 'capabilities']);

/** Rows of data that name a tool which is not there, or praise one for what its card says never to. */
function toolProblems(file: string, data: unknown, tools: ReadonlyMap<string, Catalogue['tools'][number]>): ContentProblem[] {
  if (Array.isArray(data)) return data.flatMap((item) => toolProblems(file, item, tools));
  if (typeof data !== 'object' || data === null) return [];
  const named = 'tool' in data && typeof data.tool === 'string' ? data.tool : undefined;
  const tool = named === undefined ? undefined : tools.get(named);
  if (named !== undefined && !tool) return [{ file, field: 'tool', message: `there is no tool '${named}'` }];
  return Object.entries(data).flatMap(([field, value]) => {
    const said = tool && praise.has(field) ? [value].flat() : [];
    const against = said.flatMap((text) => (typeof text === 'string' && tool && enteredAgainstCard(tool.dataPolicy, text)) || []);
    return [
      ...against.map(({ message }) => ({ file, field: `${named}.${field}`, message, leftBy: 'stricter card' as const })),
      ...toolProblems(file, value, tools),
    ];
  });
}
