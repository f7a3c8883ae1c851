import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Autolinker } from '#domain/catalogue/autolink.ts';
import { createAutolinker } from '#domain/catalogue/autolink.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import { cardSteps } from '#domain/catalogue/shorten.ts';
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import type {
  CategoryCounts,
  CategoryView,
  ToolCardView,
  ToolListView,
  ToolPageView,
  WorkflowCardView,
  WorkflowListView,
  WorkflowPageView,
  WorkflowRowView,
} from '#domain/catalogue/views.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';

// Each presenter lists the fields that leave the server, so that none leaves by accident. Design, section 4.

export const presentToolCard = (tool: Tool): ToolCardView => ({
  slug: tool.slug,
  name: tool.name,
  description: tool.description,
  category: tool.category,
  pricing: tool.pricing,
  pricingModel: tool.pricingModel,
  badge: tool.badge,
  costTier: tool.costTier,
  impact: tool.impact,
  website: tool.website,
  status: tool.status,
  verifiedAt: tool.verifiedAt,
});

export const presentToolInList = (tool: Tool): ToolListView => ({
  ...presentToolCard(tool),
  aliases: tool.aliases,
  maker: tool.maker,
  since: tool.since,
  impactReason: tool.impactReason,
  effectiveness: tool.effectiveness,
  features: tool.features,
  useCases: tool.useCases,
  pros: tool.pros,
  cons: tool.cons,
  dataPolicy: tool.dataPolicy,
  statusNote: tool.statusNote,
  replacedBy: tool.replacedBy,
  sources: tool.sources,
});

// A tool's page names some of the workflows that use it, not hundreds.
const mostWorkflowsOfTool = 50;

export function presentToolPage(tool: Tool, snapshot: CatalogueSnapshot): ToolPageView {
  return {
    ...presentToolInList(tool),
    sections: sectionsOf(tool),
    replacements: tool.replacedBy.flatMap((slug) => {
      const other = snapshot.toolBySlug.get(slug);
      return other ? [{ slug, name: other.name }] : [];
    }),
    workflows: (snapshot.workflowsUsing.get(tool.slug) ?? [])
      .slice(0, mostWorkflowsOfTool)
      .map(({ slug, title }) => ({ slug, title })),
  };
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

// micromark passes no HTML and no dangerous address through unless told to.
const renderMarkdown = (markdown: string) => micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });

export const presentWorkflowInList = (workflow: Workflow): WorkflowListView => ({
  slug: workflow.slug,
  title: workflow.title,
  aliases: workflow.aliases,
  description: workflow.description,
  categories: workflow.categories,
  difficulty: workflow.difficulty,
  timeEstimate: workflow.timeEstimate,
  costEstimate: workflow.costEstimate,
  outputQuality: workflow.outputQuality,
  creativeCategory: workflow.creativeCategory,
  tools: workflow.tools,
  steps: workflow.steps,
  bestPractices: workflow.bestPractices,
  reviewPoint: workflow.reviewPoint,
  neverEnter: workflow.neverEnter,
  status: workflow.status,
  statusNote: workflow.statusNote,
  sources: workflow.sources,
  verifiedAt: workflow.verifiedAt,
});

export const presentWorkflowCard = (workflow: Workflow): WorkflowCardView => ({
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
  steps: cardSteps(workflow.steps).shown,
  stepCount: workflow.steps.length,
});

/** A workflow as a row shows it that opens in place. */
export const presentWorkflowRow = (workflow: Workflow): WorkflowRowView => ({
  ...presentWorkflowCard(workflow),
  steps: workflow.steps,
  bestPractices: workflow.bestPractices,
});

const autolinkers = new WeakMap<CatalogueSnapshot, Autolinker>();

function autolinkerOf(snapshot: CatalogueSnapshot): Autolinker {
  const made = autolinkers.get(snapshot) ?? createAutolinker(snapshot.tools);
  autolinkers.set(snapshot, made);
  return made;
}

export function presentWorkflowPage(workflow: Workflow, snapshot: CatalogueSnapshot): WorkflowPageView {
  const autolink = autolinkerOf(snapshot);
  return {
    ...presentWorkflowInList(workflow),
    description: autolink(workflow.description),
    steps: workflow.steps.map(autolink),
    tools: workflow.tools.flatMap(({ tool: slug, use }) => {
      const tool = snapshot.toolBySlug.get(slug);
      return tool ? [{ slug, name: tool.name, use }] : [];
    }),
  };
}

export const presentCategoryCounts = (category: Category, snapshot: CatalogueSnapshot): CategoryCounts => ({
  id: category.id,
  toolCount: snapshot.toolsOfHub.get(category.hub)?.length ?? 0,
  workflowCount: snapshot.workflowsOfHub.get(category.hub)?.length ?? 0,
});

export const presentCategory = (category: Category, snapshot: CatalogueSnapshot): CategoryView => ({
  name: category.name,
  workflowName: category.workflowName,
  formName: category.formName,
  icon: category.icon,
  description: category.description,
  bestPractices: category.bestPractices,
  group: category.group,
  comingSoon: category.comingSoon,
  hub: category.hub,
  ...presentCategoryCounts(category, snapshot),
});
