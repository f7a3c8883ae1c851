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
import {
  categoryCountsSchema,
  categoryViewSchema,
  toolInListSchema,
  workflowCardSchema,
  workflowInListSchema,
  workflowPageSchema,
  workflowRowSchema,
} from '#domain/catalogue/views.ts';
import type { Download, Workflow } from '#domain/catalogue/workflow-schema.ts';
import { createAutolinker } from '#domain/links/autolink.ts';
import { oncePer } from '#domain/once-per.ts';
import { project } from '#domain/project.ts';
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
import { priceOnCard } from './tool-cards.ts';
import { answersAbout, presentAlternatives, promptsFor } from './tool-onward.ts';

// Views list the fields that leave the server (`project`), so that none leaves by accident.

const toolInList = project(toolInListSchema);

/** @param today the day by which prices are old: 2026-11-22 */
export const presentToolInList = (tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolListView =>
  toolInList(tool, { ...priceOnCard(tool, snapshot, today), withoutAccount: tool.withoutAccount || undefined });

// A tool's page names some of the workflows that use it, not hundreds.
const mostWorkflowsOfTool = 25;

const toolPages = oncePer((_snapshot: CatalogueSnapshot, _today: string) => new Map<Tool, ToolPageView>());

/**
 * Presents a tool's page, memoized for each snapshot and day.
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
  const cachedSections = renderedSections.get(tool);
  if (cachedSections) return cachedSections;
  const sections = toolSections.flatMap(({ field, heading }) => {
    const markdown = tool[field];
    return markdown ? [{ field, heading, html: renderMarkdown(markdown) }] : [];
  });
  renderedSections.set(tool, sections);
  return sections;
}

const workflowInList = project(workflowInListSchema);

export const presentWorkflowInList = (workflow: Workflow): WorkflowListView => workflowInList(workflow);

const workflowCard = project(workflowCardSchema);

export const presentWorkflowCard = (workflow: Workflow): WorkflowCardView =>
  workflowCard(workflow, { steps: cardSteps(workflow.steps).shown, stepCount: workflow.steps.length });

const workflowRow = project(workflowRowSchema);

/** A workflow as a row that opens in place. */
export const presentWorkflowRow = (workflow: Workflow): WorkflowRowView =>
  workflowRow(workflow, { stepCount: workflow.steps.length });

/** Finds the tools and prompts of a catalogue that a text names; memoized for each snapshot. */
export const autolinkerOf = oncePer(({ tools, promptBySlug }: CatalogueSnapshot) =>
  createAutolinker(
    tools,
    [...promptBySlug.values()].map(({ prompt }) => prompt),
  ),
);

const workflowPage = project(workflowPageSchema);

/** @param today the day by which something has ended: 2026-11-22 */
export function presentWorkflowPage(workflow: Workflow, snapshot: CatalogueSnapshot, today: string): WorkflowPageView {
  const autolink = autolinkerOf(snapshot);
  return workflowPage(workflow, {
    description: autolink(workflow.description),
    steps: workflow.steps.map(autolink),
    ended: presentEnded(workflow, snapshot, today),
    before: beforeFirstStep(workflow),
    downloads: workflow.downloads.flatMap((name) =>
      snapshot.guidance.downloads.filter(({ slug }) => slug === name).map(presentForm),
    ),
    tools: workflow.tools.flatMap(({ tool: slug, use }) => {
      const tool = snapshot.toolBySlug.get(slug);
      return tool ? [{ slug, name: tool.name, use }] : [];
    }),
  });
}

export const presentForm = ({ slug, title, summary }: Download): FormView => ({ slug, title, summary });

const countsOf = ({ hub }: Category, { toolsOfHub, workflowsOfHub }: CatalogueSnapshot) => ({
  toolCount: toolsOfHub.get(hub)?.length ?? 0,
  workflowCount: workflowsOfHub.get(hub)?.length ?? 0,
});

const categoryCounts = project(categoryCountsSchema);

export const presentCategoryCounts = (category: Category, snapshot: CatalogueSnapshot): CategoryCounts =>
  categoryCounts(category, countsOf(category, snapshot));

const categoryView = project(categoryViewSchema);

export const presentCategory = (category: Category, snapshot: CatalogueSnapshot): CategoryView =>
  categoryView(category, countsOf(category, snapshot));
