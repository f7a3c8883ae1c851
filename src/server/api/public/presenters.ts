import type { Category } from '#domain/catalogue/category-schema.ts';
import { beforeFirstStep } from '#domain/catalogue/chat-assistants.ts';
import { cardSteps } from '#domain/catalogue/shorten.ts';
import { toolHeadline } from '#domain/catalogue/tool-headline.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import { toolSources } from '#domain/catalogue/tool-sources.ts';
import type {
  CategoryCounts,
  CategoryView,
  FormView,
  ToolListView,
  ToolPageView,
  WorkflowCardView,
  WorkflowListView,
  WorkflowPageView,
  WorkflowRowView,
} from '#domain/catalogue/views.ts';
import type { Download, Workflow } from '#domain/catalogue/workflow-schema.ts';
import { createAutolinker } from '#domain/links/autolink.ts';
import { oncePer } from '#domain/once-per.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { checkedNotice } from '#domain/trust/age.ts';
import { leadingFirst } from '#domain/trust/company-answer.ts';
import { evidenceCard } from '#domain/trust/evidence-card.ts';
import { freshnessInWords } from '#domain/trust/freshness-in-words.ts';
import { letterToMaker } from '#domain/trust/letter-to-maker.ts';
import { membersVerdict } from '#domain/trust/members-verdict.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { freshness } from '#domain/trust/short-answers.ts';
import { whatToDo } from '#domain/trust/what-to-do.ts';
import { presentEnded } from './ended-presenter.ts';
import { evidenceOf, newestFirst, presentFact, presentTermsChange } from './fact-presenters.ts';
import { renderMarkdown } from './markdown.ts';
import { presentPrices } from './price-presenter.ts';
import { sheetOfTool } from './sheets.ts';
import { presentChecked, presentSources } from './source-list.ts';
import { cardFields } from './tool-cards.ts';
import { answersAbout, presentAlternatives, promptsFor } from './tool-onward.ts';

// Each presenter lists the fields that leave the server, so that none leaves by accident. `satisfies` has the
// compiler name one that was forgotten, also where it may be missing.

/** @param today the day by which prices are old: 2026-11-22 */
export const presentToolInList = (tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolListView =>
  ({
    ...cardFields(tool, snapshot, today),
    aliases: tool.aliases,
    maker: tool.maker,
    since: tool.since,
    impactReason: tool.impactReason,
    effectiveness: tool.effectiveness,
    features: tool.features,
    useCases: tool.useCases,
    pros: tool.pros,
    cons: tool.cons,
    leastPrice: tool.leastPrice,
    churchPrice: tool.churchPrice,
    withoutAccount: tool.withoutAccount || undefined,
    dataPolicy: tool.dataPolicy,
    notFound: tool.notFound,
    statusNote: tool.statusNote,
    replacedBy: tool.replacedBy,
    sources: tool.sources,
  }) satisfies Record<keyof ToolListView, unknown>;

// A tool's page names some of the workflows that use it, not hundreds.
const mostWorkflowsOfTool = 25;

const toolPages = oncePer((_snapshot: CatalogueSnapshot, _today: string) => new Map<Tool, ToolPageView>());

/**
 * A tool's page, made once for each snapshot and day.
 * @param today the day by which facts are old: 2026-11-22
 */
export function presentToolPage(tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolPageView {
  const pages = toolPages(snapshot, today);
  const page = pages.get(tool) ?? makeToolPage(tool, snapshot, today);
  pages.set(tool, page);
  return page;
}

function makeToolPage(tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolPageView {
  const { facts, changes } = evidenceOf(snapshot, tool.slug);
  const prices = snapshot.prices.get(tool.slug);
  const policy = policyToday(tool.dataPolicy, facts, today);
  const page = {
    ...presentToolInList(tool, snapshot, today),
    prices: prices ? presentPrices(prices, today) : [],
    card: evidenceCard(tool, facts, today),
    freshness: freshnessInWords(freshness({ dataPolicy: tool.dataPolicy, facts }, today), tool.verifiedAt),
    aged: facts.length === 0 ? checkedNotice(tool.verifiedAt, today) : undefined,
    headline: toolHeadline(tool, membersVerdict(policy)),
    toDo: whatToDo(tool.status === 'discontinued', policy, facts),
    letter:
      tool.notFound.length > 0
        ? letterToMaker({ name: tool.name, facts, notFound: tool.notFound, isPriced: prices?.answer === 'priced' })
        : null,
    facts: leadingFirst(tool.dataPolicy.plan, facts, today).map((fact) => presentFact(fact, today)),
    changes: newestFirst(changes).map(presentTermsChange),
    sections: sectionsOf(tool),
    ended: presentEnded(tool, snapshot, today, tool.slug),
    replacements: tool.replacedBy.flatMap((slug) => {
      const other = snapshot.toolBySlug.get(slug);
      return other ? [{ slug, name: other.name }] : [];
    }),
    workflows: (snapshot.workflowsUsing.get(tool.slug) ?? [])
      .slice(0, mostWorkflowsOfTool)
      .map(({ slug, title }) => ({ slug, title })),
    prompts: promptsFor(tool.slug, snapshot),
    answers: answersAbout(tool.slug, snapshot),
    alternatives: presentAlternatives(tool, snapshot, today),
  };
  const documents = presentSources(toolSources(page));
  return { ...page, documents, checked: presentChecked(tool, documents.count), sheet: sheetOfTool(page) };
}

const renderedSections = new WeakMap<Tool, ToolPageView['sections']>();

/** The long sections as HTML; rendered once for each tool of a snapshot. */
function sectionsOf(tool: Tool): ToolPageView['sections'] {
  const known = renderedSections.get(tool);
  if (known) return known;
  const sections = toolSections.flatMap(({ field, heading }) => {
    const markdown = tool[field];
    return markdown ? [{ field, heading, html: renderMarkdown(markdown) }] : [];
  });
  renderedSections.set(tool, sections);
  return sections;
}

const workflowCardFields = (workflow: Workflow) => ({
  slug: workflow.slug,
  title: workflow.title,
  description: workflow.description,
  categories: workflow.categories,
  difficulty: workflow.difficulty,
  timeEstimate: workflow.timeEstimate,
  costEstimate: workflow.costEstimate,
  outputQuality: workflow.outputQuality,
  creativeCategory: workflow.creativeCategory,
  verifiedAt: workflow.verifiedAt,
});

export const presentWorkflowInList = (workflow: Workflow): WorkflowListView =>
  ({
    ...workflowCardFields(workflow),
    aliases: workflow.aliases,
    tools: workflow.tools,
    steps: workflow.steps,
    bestPractices: workflow.bestPractices,
    reviewPoint: workflow.reviewPoint,
    neverEnter: workflow.neverEnter,
    status: workflow.status,
    statusNote: workflow.statusNote,
    sources: workflow.sources,
  }) satisfies Record<keyof WorkflowListView, unknown>;

export const presentWorkflowCard = (workflow: Workflow): WorkflowCardView => ({
  ...workflowCardFields(workflow),
  steps: cardSteps(workflow.steps).shown,
  stepCount: workflow.steps.length,
});

/** A workflow as a row shows it that opens in place. */
export const presentWorkflowRow = (workflow: Workflow): WorkflowRowView => ({
  ...presentWorkflowCard(workflow),
  steps: workflow.steps,
  bestPractices: workflow.bestPractices,
});

/** Finds the names that a catalogue knows. */
export const autolinkerOf = oncePer(({ tools, promptBySlug }: CatalogueSnapshot) =>
  createAutolinker(
    tools,
    [...promptBySlug.values()].map(({ prompt }) => prompt),
  ),
);

/** @param today the day by which something has ended: 2026-11-22 */
export function presentWorkflowPage(workflow: Workflow, snapshot: CatalogueSnapshot, today: string): WorkflowPageView {
  const autolink = autolinkerOf(snapshot);
  return {
    ...presentWorkflowInList(workflow),
    description: autolink(workflow.description),
    steps: workflow.steps.map(autolink),
    ended: presentEnded(workflow, snapshot, today),
    before: beforeFirstStep(workflow),
    prompts: workflow.prompts,
    example: workflow.example,
    ifItGoesWrong: workflow.ifItGoesWrong,
    enters: workflow.enters,
    noAiNeeded: workflow.noAiNeeded,
    downloads: workflow.downloads.flatMap((name) =>
      snapshot.guidance.downloads.filter(({ slug }) => slug === name).map(presentForm),
    ),
    tools: workflow.tools.flatMap(({ tool: slug, use }) => {
      const tool = snapshot.toolBySlug.get(slug);
      return tool ? [{ slug, name: tool.name, use }] : [];
    }),
  };
}

export const presentForm = ({ slug, title, summary }: Download): FormView => ({ slug, title, summary });

export const presentCategoryCounts = (category: Category, snapshot: CatalogueSnapshot): CategoryCounts => ({
  id: category.id,
  description: category.description,
  toolCount: snapshot.toolsOfHub.get(category.hub)?.length ?? 0,
  workflowCount: snapshot.workflowsOfHub.get(category.hub)?.length ?? 0,
});

export const presentCategory = (category: Category, snapshot: CatalogueSnapshot): CategoryView => ({
  name: category.name,
  workflowName: category.workflowName,
  formName: category.formName,
  icon: category.icon,
  bestPractices: category.bestPractices,
  group: category.group,
  comingSoon: category.comingSoon,
  hub: category.hub,
  ...presentCategoryCounts(category, snapshot),
});
