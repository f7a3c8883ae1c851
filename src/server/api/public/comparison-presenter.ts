import { mostToolsAtOnce } from '#domain/catalogue/list-page.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { workNames, workOf } from '#domain/church/tool-work.ts';
import type { ComparisonRow } from '#domain/comparison/comparison-rows.ts';
import { comparedTool, comparisonParts } from '#domain/comparison/comparison-rows.ts';
import type {
  ComparedToolView,
  ComparisonRowView,
  ComparisonTodayView,
  ComparisonView,
  ToolLink,
} from '#domain/comparison/comparison-views.ts';
import { comparedToolSchema } from '#domain/comparison/comparison-views.ts';
import { comparisonLead, comparisonTitle } from '#domain/comparison/comparison-words.ts';
import { fewestCompared, mostCompared, pickedTools } from '#domain/comparison/picked-tools.ts';
import { comparisonToday } from '#domain/comparison/today.ts';
import { project } from '#domain/project.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { evidenceOf, presentFact } from './fact-presenters.ts';
import { presentAlternatives } from './tool-onward.ts';

const toolLink = ({ slug, name }: Tool): ToolLink => ({ slug, name });

const comparedToolView = project(comparedToolSchema);

const presentColumn = (tool: Tool, snapshot: CatalogueSnapshot): ComparedToolView =>
  comparedToolView(tool, {
    replacements: tool.replacedBy.flatMap((slug) => {
      const other = snapshot.toolBySlug.get(slug);
      return other ? [toolLink(other)] : [];
    }),
  });

/** Tools that the form offers to add: every tool while the directory is short, else those of the same categories. */
const choicesBeside = (shownTools: readonly Tool[], { tools }: CatalogueSnapshot) =>
  tools.length <= mostToolsAtOnce.whole
    ? tools
    : tools.filter(({ category }) => shownTools.some((one) => one.category === category));

const comparedIn = (tools: readonly Tool[], snapshot: CatalogueSnapshot, today: string) =>
  tools.map((tool) => comparedTool(tool, evidenceOf(snapshot, tool.slug).facts, today, snapshot.prices.get(tool.slug)));

const presentRow = ({ label, cells, isShared }: ComparisonRow, today: string): ComparisonRowView => ({
  label,
  cells: cells.map((cell) => ({ ...cell, facts: cell.facts.map((fact) => presentFact(fact, today)) })),
  isShared,
});

/**
 * Compares tools as they are on a day; those that are no longer in the catalogue are left out.
 * @param today the day by which facts are old: 2026-11-22
 */
export function presentComparisonToday(
  snapshot: CatalogueSnapshot,
  slugs: readonly string[],
  today: string,
): ComparisonTodayView {
  const tools = slugs.flatMap((slug) => snapshot.toolBySlug.get(slug) ?? []);
  const rows = comparisonToday(comparedIn(tools, snapshot, today));
  return { tools: tools.map(toolLink), rows: rows.map((row) => presentRow(row, today)), today };
}

/** Answers about work that all of the tools are made for. */
function answersAbout(tools: readonly Tool[], { guidance }: CatalogueSnapshot): ComparisonView['answers'] {
  const shared = workNames.filter((work) => tools.every((tool) => workOf(tool).includes(work)));
  return guidance.answers
    .filter(({ about }) => about && shared.includes(about))
    .map(({ slug, question }) => ({ slug, question }));
}

/**
 * Compares the tools that an address names: the first four that are known; fewer than two have no parts.
 * @param today the day by which facts are old: 2026-11-22
 */
export function presentComparison(snapshot: CatalogueSnapshot, slugList: string | undefined, today: string): ComparisonView {
  const slugs = pickedTools(slugList);
  const knownTools = slugs.flatMap((slug) => snapshot.toolBySlug.get(slug) ?? []);
  const shownTools = knownTools.slice(0, mostCompared);
  const compared = comparedIn(shownTools, snapshot, today);
  const isComparison = shownTools.length >= fewestCompared;
  const [first] = shownTools;
  return {
    title: comparisonTitle(shownTools.map(({ name }) => name)),
    lead: isComparison ? comparisonLead(compared) : undefined,
    tools: shownTools.map((tool) => presentColumn(tool, snapshot)),
    parts: isComparison
      ? comparisonParts(compared).map(({ heading, rows }) => ({ heading, rows: rows.map((row) => presentRow(row, today)) }))
      : [],
    unknown: slugs.filter((slug) => !snapshot.toolBySlug.has(slug)),
    leftOut: knownTools.slice(mostCompared).map(toolLink),
    nearest:
      first && !isComparison
        ? presentAlternatives(first, snapshot, today).map(({ slug, name, reason }) => ({ slug, name, reason }))
        : [],
    answers: isComparison ? answersAbout(shownTools, snapshot) : [],
    choices: choicesBeside(shownTools, snapshot).map(toolLink),
  };
}
