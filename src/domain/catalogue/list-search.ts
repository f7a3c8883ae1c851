import type { CreativeCategory, Difficulty, PricingChoice, ToolSort, WorkflowSort } from './choices.ts';
import { creativeCategories, difficulties, pricingChoices, toolSorts, workflowSorts } from './choices.ts';
import type { TraitSearch } from './trait-names.ts';
import { parseTraits } from './trait-names.ts';

/** Records on one page of a list: a page's weight then does not grow with the catalogue. */
export const toolsPerPage = 144;
export const workflowsPerPage = 72;
/** … of one hub's or one category's list, which is a tenth as long. */
export const hubToolsPerPage = 24;
export const hubWorkflowsPerPage = 24;
export const creativePerPage = 24;

/** How a list of tools or workflows looks: compact rows, or cards. */
export const listLooks = ['rows', 'cards'] as const;
export type ListLook = (typeof listLooks)[number];

/** The state of the tool list as it stands in the address. */
export interface ToolSearch extends TraitSearch {
  q?: string;
  category?: string;
  pricing?: PricingChoice;
  sort?: ToolSort;
  /** As facts name it. */
  language?: string;
  /** How the list looks; nothing in it is asked of the server. */
  look?: ListLook;
  page?: number;
}

/** The state of the workflow list as it stands in the address. */
export interface WorkflowSearch {
  q?: string;
  category?: string;
  difficulty?: Difficulty;
  sort?: WorkflowSort;
  page?: number;
}

/** The state of /resources: a category's tools or workflows, or none of both: every category (docs/product.md). */
export interface ResourcesSearch {
  category?: string;
  view?: 'tools' | 'workflows';
  q?: string;
  pricing?: PricingChoice;
  /** Tools are sorted by impact, workflows by difficulty. */
  sort?: ToolSort | WorkflowSort;
  page?: number;
}

/** The state of the AI Creative Workflows screen (docs/product.md). */
export interface CreativeSearch {
  q?: string;
  category?: CreativeCategory;
  sort?: WorkflowSort;
  page?: number;
}

// Every key is named, also where it is not set: the router would let the raw value of a key that is left out shine
// through in the browser, while the server has dropped it.
type Raw = Record<string, unknown>;

/** Reads the tool list's address; what makes no sense counts as not said ('all' means no limit: docs/product.md). */
export const parseToolSearch = (raw: Raw): ToolSearch => ({
  ...common(raw),
  pricing: pricingChoices.find((choice) => choice === raw.pricing),
  sort: toolSorts.find((sort) => sort === raw.sort),
  language: raw.language === 'all' ? undefined : shortText(raw.language, 40),
  look: listLooks.find((look) => look === raw.look),
  ...parseTraits(raw),
});

/** Reads the workflow list's address; what makes no sense counts as not said. */
export const parseWorkflowSearch = (raw: Raw): WorkflowSearch => ({
  ...common(raw),
  difficulty: difficulties.find((difficulty) => difficulty === raw.difficulty),
  sort: workflowSorts.find((sort) => sort === raw.sort),
});

/** Reads the address of /resources; without a category nothing else means anything. */
export function parseResourcesSearch(raw: Raw): ResourcesSearch {
  const { category, q, page } = common(raw);
  if (!category) return { category, view: undefined, q: undefined, pricing: undefined, sort: undefined, page: undefined };
  const view = raw.view === 'workflows' ? 'workflows' : 'tools';
  const sorts: readonly (ToolSort | WorkflowSort)[] = view === 'tools' ? toolSorts : workflowSorts;
  return {
    category,
    view,
    q,
    pricing: pricingChoices.find((choice) => choice === raw.pricing),
    sort: sorts.find((sort) => sort === raw.sort),
    page,
  };
}

/** Reads the address of the AI Creative Workflows screen. */
export const parseCreativeSearch = (raw: Raw): CreativeSearch => ({
  q: shortText(raw.q, 200),
  category: creativeCategories.find((category) => category === raw.category),
  sort: workflowSorts.find((sort) => sort === raw.sort),
  page: pageNumber(raw.page),
});

const common = (raw: Raw) => ({
  q: shortText(raw.q, 200),
  category: raw.category === 'all' ? undefined : shortText(raw.category, 60),
  page: pageNumber(raw.page),
});

function shortText(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;
}

/** A page that an address may ask for; the first is not named. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page >= 2 && page <= 1_000 ? page : undefined;
}
