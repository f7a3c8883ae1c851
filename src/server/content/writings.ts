import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { avoidedWord } from '#domain/catalogue/avoided-words.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import {
  leaderboardSchema,
  llmComparisonSchema,
  marketingTableSchema,
  researchTableSchema,
} from '#domain/comparison/comparison-schema.ts';
import { statementsFileSchema } from '#domain/policies/statement-schema.ts';
import { studiesFileSchema } from '#domain/research/study-schema.ts';
import { bannersFileSchema, repliesFileSchema } from '#domain/staff/desk-texts.ts';
import { text } from '#domain/text/text-schema.ts';
import { siteFileSchema } from './desk-defaults.ts';
import type { ContentProblem } from './read-content.ts';
import { readYaml } from './read-content.ts';

interface Catalogue {
  /** The addresses of the pages that there are. */
  pages: ReadonlySet<string>;
  tools: readonly { slug: string }[];
  workflows: readonly Pick<Workflow, 'slug' | 'status'>[];
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
  'comparisons/llms.yaml': llmComparisonSchema,
  'comparisons/image-leaderboard.yaml': leaderboardSchema,
  'comparisons/video-leaderboard.yaml': leaderboardSchema,
  'comparisons/research.yaml': researchTableSchema,
  'comparisons/marketing.yaml': marketingTableSchema,
} satisfies Record<string, z.ZodType>;

/**
 * Checks the writing around the catalogue: hubs, comparisons, policies, research, guides, explainers and statements. The pages
 * build these files in themselves; here they are only refused when wrong.
 */
export function readWritings(root: string, catalogue: Catalogue): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const toolSlugs = new Set(catalogue.tools.map(({ slug }) => slug));

  const data = new Map(Object.keys(dataFiles).map((file) => [file, readYaml(root, file, problems)]));
  for (const [file, schema] of Object.entries(dataFiles)) {
    const authored = data.get(file);
    if (authored === undefined) continue;
    const result = schema.safeParse(authored);
    if (result.success) problems.push(...unknownTools(file, result.data, toolSlugs));
    else problems.push(...result.error.issues.map(({ path, message }) => ({ file, field: path.join('.') || '(file)', message })));
  }

  const research = studiesFileSchema.safeParse(data.get('research/studies.yaml')).data;
  const figureIds = new Set(research?.studies.flatMap(({ figures }) => figures.map(({ id }) => id)));
  const charted = research?.charts.flatMap(({ bars }) => bars.map(({ figure }) => figure)) ?? [];
  for (const id of charted.filter((id) => !figureIds.has(id))) {
    problems.push({ file: 'research/studies.yaml', field: 'charts', message: `there is no figure '${id}'` });
  }
  for (const folder of ['guides', 'explainers', 'statements']) {
    if (!existsSync(join(root, folder))) {
      problems.push({ file: folder, field: '(folder)', message: 'is missing' });
      continue;
    }
    for (const name of readdirSync(join(root, folder))) {
      const source = readFileSync(join(root, folder, name), 'utf8');
      problems.push(...guideProblems(`${folder}/${name}`, source, figureIds, catalogue));
    }
  }
  return problems;
}

function unknownTools(file: string, data: unknown, slugs: Set<string>): ContentProblem[] {
  if (Array.isArray(data)) return data.flatMap((item) => unknownTools(file, item, slugs));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    field === 'tool' && typeof value === 'string'
      ? slugs.has(value)
        ? []
        : [{ file, field, message: `there is no tool '${value}'` }]
      : unknownTools(file, value, slugs),
  );
}

/** A figure needs a source, a link must lead somewhere, and the voice's word list holds in guides too. */
function guideProblems(file: string, source: string, figureIds: Set<string>, catalogue: Catalogue): ContentProblem[] {
  const problem = (field: string, message: string): ContentProblem => ({ file, field, message });
  const retired = catalogue.workflows.filter(({ status }) => status === 'retired').map(({ slug }) => addresses.workflow(slug));
  const figures = [...source.matchAll(/<Figure id="([^"]*)"/g)].map(([, id = '']) => id);
  const links = [...source.matchAll(/\]\((\/[^)\s?#]*)/g)].map(([, path = '']) => path);
  const word = avoidedWord(source);
  // The split of a voice recording's work is a rule of thumb that the spec fixes (section 9), not a finding.
  const claims = source.replace(/<ProcessSplit>.*?<\/ProcessSplit>/gs, '');
  return [
    ...figures
      .filter((id) => !figureIds.has(id))
      .map((id) => problem('Figure', `there is no figure '${id}' in research/studies.yaml`)),
    ...links
      .filter((path) => !catalogue.pages.has(path))
      .map((path) => problem('link', `leads to ${path}, which does not exist`)),
    ...links.filter((path) => retired.includes(path)).map((path) => problem('link', `leads to ${path}, which is retired`)),
    ...(/\d\s?%|\bper ?cent\b/.test(claims)
      ? [problem('(text)', 'prints a percentage without a source: use <Figure id="…" />')]
      : []),
    ...(word ? [problem('(text)', `says '${word}', a word that the hub avoids`)] : []),
  ];
}
