import type { CreativeCategory, Difficulty, PricingChoice, ToolSort, WorkflowSort } from './choices.ts';
import { creativeCategories, difficulties, pricingChoices, toolSorts, workflowSorts } from './choices.ts';
import type { TraitSearch } from './trait-names.ts';
import { parseTraits } from './trait-names.ts';

/** Records on one page of a list, so that the size of a page doesn't grow with the catalogue. */
export const toolsPerPage = 144;
export const workflowsPerPage = 72;
/** Records on one page of a hub's or a category's list, which is a tenth as long. */
export const hubToolsPerPage = 24;
export const hubWorkflowsPerPage = 24;
export const creativePerPage = 24;

/** Layouts of a list of tools or workflows: compact rows, or cards. */
export const listLooks = ['rows', 'cards'] as const;
export type ListLook = (typeof listLooks)[number];

/** State of the tool list, as its address has it. */
export interface ToolSearch extends TraitSearch {
  q?: string;
  category?: string;
  pricing?: PricingChoice;
  sort?: ToolSort;
  /** Name of a language, as facts write it. */
  language?: string;
  /** Layout of the list; the server doesn't read it. */
  look?: ListLook;
  page?: number;
}

/** State of the workflow list, as its address has it. */
export interface WorkflowSearch {
  q?: string;
  category?: string;
  difficulty?: Difficulty;
  sort?: WorkflowSort;
  page?: number;
}

/** State of /resources: the tools or workflows of a category; without one, all categories (docs/product.md). */
export interface ResourcesSearch {
  category?: string;
  view?: 'tools' | 'workflows';
  q?: string;
  pricing?: PricingChoice;
  /** Order of the view: `impact` is for tools only, `difficulty` for workflows only. */
  sort?: ToolSort | WorkflowSort;
  page?: number;
}

/** State of the AI Creative Workflows screen (docs/product.md). */
export interface CreativeSearch {
  q?: string;
  category?: CreativeCategory;
  sort?: WorkflowSort;
  page?: number;
}

// Parsers return every key, with undefined for a missing one: in the browser the router would fall back to the raw value of an
// absent key, while the server has dropped it.
type Raw = Record<string, unknown>;

/** Parses the tool list's address; invalid values are ignored ('all' means no limit: docs/product.md). */
export const parseToolSearch = (raw: Raw): ToolSearch => ({
  ...common(raw),
  pricing: pricingChoices.find((choice) => choice === raw.pricing),
  sort: toolSorts.find((sort) => sort === raw.sort),
  language: raw.language === 'all' ? undefined : shortText(raw.language, 40),
  look: listLooks.find((look) => look === raw.look),
  ...parseTraits(raw),
});

/** Parses the workflow list's address; invalid values are ignored. */
export const parseWorkflowSearch = (raw: Raw): WorkflowSearch => ({
  ...common(raw),
  difficulty: difficulties.find((difficulty) => difficulty === raw.difficulty),
  sort: workflowSorts.find((sort) => sort === raw.sort),
});

/** Parses the address of /resources; without a category all else is ignored. */
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

/** Parses the address of the AI Creative Workflows screen; invalid values are ignored. */
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

/** Parses a page number, from 2 to 1,000; undefined for all else, as an address never names the first page. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page >= 2 && page <= 1_000 ? page : undefined;
}
