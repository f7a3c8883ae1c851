import type { Answer } from '../answers/answer-schema.ts';
import type { Category } from '../catalogue/category-schema.ts';
import { workflowsOfCategory } from '../catalogue/filter-workflows.ts';
import { withPrices } from '../catalogue/price-in-words.ts';
import type { ToolPrices } from '../catalogue/price-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Download, Prompt, Workflow } from '../catalogue/workflow-schema.ts';
import { withToolsInOrder } from '../catalogue/workflow-schema.ts';
import type { ChurchTexts } from '../church/church-texts.ts';
import type { Ended } from '../ended/ended-schema.ts';
import type { KindGuide } from '../may-enter/kind-guide-schema.ts';
import type { CrisisWords } from '../search/crisis-words.ts';
import type { SynonymRow } from '../search/synonyms.ts';
import type { StateLaw } from '../situations/reporting-law-schema.ts';
import type { Duty, Situation } from '../situations/situation-schema.ts';
import type { Banner, SiteTexts } from '../staff/desk-texts.ts';
import type { Evidence, Seen, TermsChange } from '../trust/fact-schema.ts';
import type { Writings } from '../writings/writing-kinds.ts';

/** Texts around the catalogue: answers, which staff edit, and those that are authored in files only. */
export interface Guidance {
  /** Answers in the order of their slugs. */
  readonly answers: readonly Answer[];
  readonly situations: readonly Situation[];
  readonly duties: readonly Duty[];
  /** Laws on who must report suspected child abuse, state by state. */
  readonly reportingLaw: readonly StateLaw[];
  readonly downloads: readonly Download[];
  /** Names that people use for the kinds of information, the more private first. */
  readonly kindGuides: readonly KindGuide[];
  /** Products that ended, were renamed or are limited: a page that names one says so. */
  readonly ended: readonly Ended[];
  /** Phrases that people type in a fright; without them no query counts as one. */
  readonly crisisWords?: CrisisWords | undefined;
  /** Sources of a church's own papers. */
  readonly church?: ChurchTexts | undefined;
}

const noGuidance: Guidance = {
  answers: [],
  situations: [],
  duties: [],
  reportingLaw: [],
  downloads: [],
  kindGuides: [],
  ended: [],
};

/** Words of the site that staff edited, replacing those that the hub came with. */
export interface SiteWords {
  readonly texts?: SiteTexts;
  readonly banners: readonly Banner[];
  readonly searchAliases?: readonly SynonymRow[];
}

/** Whole catalogue at one revision: immutable, in memory, the source of every read. */
export interface CatalogueSnapshot {
  readonly revision: number;
  readonly categories: readonly Category[];
  /** Tools in order of name. */
  readonly tools: readonly Tool[];
  /** Active tools, in order of title. */
  readonly workflows: readonly Workflow[];
  readonly toolBySlug: ReadonlyMap<string, Tool>;
  /** Workflows with retired ones, which keep their addresses. */
  readonly workflowBySlug: ReadonlyMap<string, Workflow>;
  /** Tools and workflows of each hub, by the hub's address. */
  readonly toolsOfHub: ReadonlyMap<string, readonly Tool[]>;
  readonly workflowsOfHub: ReadonlyMap<string, readonly Workflow[]>;
  /** Active workflows that use a tool, by the tool's slug. */
  readonly workflowsUsing: ReadonlyMap<string, readonly Workflow[]>;
  /** Facts that makers and others state about a tool, and changes of terms, by the tool's slug. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Prices of a tool, with their sources, by the tool's slug. */
  readonly prices: ReadonlyMap<string, ToolPrices>;
  /** Changes of all makers' terms, the newest first. */
  readonly termsChanges: readonly ChangeOfTool[];
  /** Prompts of active workflows, in the order of the workflows and their steps. */
  readonly promptBySlug: ReadonlyMap<string, { prompt: Prompt; workflow: Workflow }>;
  readonly guidance: Guidance;
  /** Time at which the hub added a record (ISO), by kind and name: 'tools/otter', 'terms-changes/otter/training'. */
  readonly added: ReadonlyMap<string, string>;
  readonly siteWords: SiteWords;
  /** Guides, explainers and statements: as staff edited them, or else as the hub came with them. */
  readonly writings: Writings;
  /** Entries that were taken down: absent above, and listed only so that their addresses say so and stay taken. */
  readonly hidden: {
    readonly tools: ReadonlyMap<string, Tool>;
    readonly workflows: ReadonlyMap<string, Workflow>;
    readonly answers: ReadonlyMap<string, Answer>;
    /** Slugs of the prompts of those workflows. */
    readonly prompts: ReadonlySet<string>;
  };
}

/** A change of terms with its tool's slug. */
export type ChangeOfTool = TermsChange & Seen & { tool: string };

// Collator that is created once: localeCompare creates one for each comparison.
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
const byText =
  <T>(textOf: (record: T) => string) =>
  (a: T, b: T) =>
    compare(textOf(a), textOf(b));

/** Sorts and indexes the content of the database. */
export function createSnapshot(
  revision: number,
  records: {
    categories: readonly Category[];
    tools: readonly Tool[];
    workflows: readonly Workflow[];
    evidence: ReadonlyMap<string, Evidence>;
    prices?: ReadonlyMap<string, ToolPrices>;
    added?: ReadonlyMap<string, string>;
    siteWords?: SiteWords;
    writings?: Writings;
  } & Partial<Guidance>,
): CatalogueSnapshot {
  const prices = records.prices ?? new Map<string, ToolPrices>();
  const [hiddenTools, shownTools] = parted(records.tools.map((tool) => withPrices(tool, prices.get(tool.slug))));
  const [hiddenWorkflows, shownWorkflows] = parted(records.workflows);
  const isShown = (slug: string) => !hiddenTools.some((tool) => tool.slug === slug);
  const hidesTools = hiddenTools.length > 0;
  const tools = shownTools.map((tool) => (hidesTools ? withoutTools(tool, isShown) : tool)).sort(byText((tool) => tool.name));
  const keptWorkflows = shownWorkflows
    .map((workflow) => (hidesTools ? workflowWithoutTools(workflow, isShown) : workflow))
    .map(withToolsInOrder);
  const workflows = keptWorkflows.filter(({ status }) => status === 'active').sort(byText((workflow) => workflow.title));
  const evidence = new Map([...records.evidence].filter(([tool]) => isShown(tool)));
  const toolsByCategory = Map.groupBy(tools, (tool) => tool.category);
  const uses = workflows.flatMap((workflow) =>
    [...new Set(workflow.tools.map(({ tool }) => tool))].map((tool) => ({ tool, workflow })),
  );
  const { situations, duties, reportingLaw, downloads, kindGuides, ended, crisisWords, church } = { ...noGuidance, ...records };
  const [hiddenAnswers, answers] = parted(records.answers ?? []);
  answers.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    revision,
    categories: records.categories,
    tools,
    workflows,
    toolBySlug: new Map(tools.map((tool) => [tool.slug, tool])),
    workflowBySlug: new Map(keptWorkflows.map((workflow) => [workflow.slug, workflow])),
    toolsOfHub: new Map(records.categories.map(({ hub, name }) => [hub, toolsByCategory.get(name) ?? []])),
    workflowsOfHub: new Map(records.categories.map((category) => [category.hub, workflowsOfCategory(workflows, category)])),
    workflowsUsing: new Map(
      [...Map.groupBy(uses, ({ tool }) => tool)].map(([tool, usesOfTool]) => [tool, usesOfTool.map(({ workflow }) => workflow)]),
    ),
    evidence,
    prices: new Map([...prices].filter(([tool]) => isShown(tool))),
    termsChanges: [...evidence]
      .flatMap(([tool, { changes }]) => changes.map((change) => ({ ...change, tool })))
      .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
    promptBySlug: new Map(
      workflows.flatMap((workflow) => workflow.prompts.map((prompt) => [prompt.slug, { prompt, workflow }] as const)),
    ),
    guidance: {
      answers,
      situations: [...situations].sort((a, b) => a.order - b.order),
      duties,
      reportingLaw,
      downloads,
      kindGuides,
      ended,
      ...(crisisWords && { crisisWords }),
      ...(church && { church }),
    },
    added: records.added ?? new Map(),
    siteWords: records.siteWords ?? { banners: [] },
    writings: records.writings ?? new Map(),
    hidden: {
      tools: new Map(hiddenTools.map((tool) => [tool.slug, tool])),
      workflows: new Map(hiddenWorkflows.map((workflow) => [workflow.slug, workflow])),
      answers: new Map(hiddenAnswers.map((answer) => [answer.slug, answer])),
      prompts: new Set(hiddenWorkflows.flatMap(({ prompts }) => prompts.map(({ slug }) => slug))),
    },
  };
}

/** Separates the entries that were taken down from the rest. */
const parted = <T extends { status: string }>(records: readonly T[]): [hidden: T[], shown: T[]] => [
  records.filter(({ status }) => status === 'hidden'),
  records.filter(({ status }) => status !== 'hidden'),
];

/** Removes a tool's references to tools that were taken down. */
const withoutTools = (tool: Tool, isShown: (slug: string) => boolean): Tool =>
  [...tool.replacedBy, ...tool.alternatives.map((other) => other.tool)].every(isShown)
    ? tool
    : {
        ...tool,
        replacedBy: tool.replacedBy.filter(isShown),
        alternatives: tool.alternatives.filter((other) => isShown(other.tool)),
      };

/** Removes a workflow's references to tools that were taken down. */
function workflowWithoutTools(workflow: Workflow, isShown: (slug: string) => boolean): Workflow {
  const { tools, enters, prompts } = workflow;
  const slugs = [...tools.map(({ tool }) => tool), ...enters.map(({ tool }) => tool), ...prompts.flatMap((one) => one.tools)];
  if (slugs.every(isShown)) return workflow;
  return {
    ...workflow,
    tools: tools.filter(({ tool }) => isShown(tool)),
    enters: enters.filter(({ tool }) => isShown(tool)),
    prompts: prompts.map(({ triedWith, ...prompt }) => ({
      ...prompt,
      tools: prompt.tools.filter(isShown),
      ...(triedWith && isShown(triedWith.tool) && { triedWith }),
    })),
  };
}
