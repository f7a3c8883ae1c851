import { otherForms } from '../search/other-forms.ts';
import { comparable } from '../text/comparable.ts';
import type { UnpricedAnswer } from './choices.ts';
import { costTiers, impacts, pricingChoices, pricingModels } from './choices.ts';
import type { Tool } from './tool-schema.ts';
import type { Trait, TraitSearch } from './trait-names.ts';
import { requiredTraits, traitNames } from './trait-names.ts';

/** Filters of a list of tools. An empty text or a missing choice means no limit (docs/product.md). */
export interface ToolFilters extends TraitSearch {
  q?: string;
  category?: string;
  pricing?: string;
  /** Name of a language, as facts write it. */
  language?: string;
}

/** Fields of a tool that filters read. */
export type FilteredTool = Pick<Tool, 'name' | 'description' | 'category' | 'pricingModel' | 'impact' | 'costTier' | 'badge'> & {
  unpriced?: UnpricedAnswer;
  traits?: readonly Trait[];
  languages?: readonly string[];
};

/** Checks whether any of the texts contains the trimmed `query`, ignoring case (docs/product.md). An empty one is in all. */
export function containsText(query: string | undefined, texts: readonly (string | undefined)[]): boolean {
  const phrase = query && comparable(query.trim());
  return !phrase || texts.some((text) => text !== undefined && comparable(text).includes(phrase));
}

/**
 * Tools whose name, description or category contains the text, with exactly this category, pricing and language
 * (docs/product.md), and with every required trait.
 */
export function filterTools<T extends FilteredTool>(
  tools: readonly T[],
  { q, category, pricing, language, ...search }: ToolFilters,
): T[] {
  const phrase = q && comparable(q.trim());
  const required = requiredTraits(search);
  return tools.filter(
    (tool) =>
      (!category || tool.category === category) &&
      (!pricing || tool.pricingModel === pricing || tool.unpriced === pricing) &&
      (!language || tool.languages?.includes(language) === true) &&
      required.every((trait) => tool.traits?.includes(trait)) &&
      (!phrase || searchedText(tool).includes(phrase)),
  );
}

// Cache of the compared texts: tools are immutable, so each text is made once, not on every keystroke.
const searchedTexts = new WeakMap<object, string>();

/** Tools that contain another form of each searched word and pass the other filters; a list shows them after its matches. */
export const toolsInOtherForms = <T extends FilteredTool>(
  tools: readonly T[],
  { q, ...choices }: ToolFilters,
  matching: readonly T[],
): T[] => filterTools(otherForms(tools, q, searchedText, matching), choices);

function searchedText(tool: FilteredTool): string {
  const knownText = searchedTexts.get(tool);
  if (knownText !== undefined) return knownText;
  // Separated by a character that nobody types, so that no match crosses fields.
  const text = comparable([tool.name, tool.description, tool.category].join('\0'));
  searchedTexts.set(tool, text);
  return text;
}

/** An option of a filter, with the number of records that it would show together with the other filters. */
export interface FilterOption {
  value: string;
  count: number;
}

/**
 * Categories of the tools, in order of name (docs/product.md: options are built from the data).
 * @param matching tools to count, where a part of the filters was applied already
 */
export function toolCategoryOptions(
  tools: readonly FilteredTool[],
  filters: ToolFilters,
  matching: readonly FilteredTool[] = tools,
): FilterOption[] {
  const names = [...new Set(tools.map((tool) => tool.category))].sort((a, b) => a.localeCompare(b, 'en'));
  return countedOptions(
    names,
    filterTools(matching, { ...filters, category: undefined }).map((tool) => tool.category),
  );
}

/** Options Free, Freemium and Paid (docs/product.md), and reasons for a missing amount that a tool has or that are selected. */
export function toolPricingOptions(tools: readonly FilteredTool[], filters: ToolFilters): FilterOption[] {
  const options = countedOptions(
    pricingChoices,
    filterTools(tools, { ...filters, pricing: undefined }).flatMap(({ pricingModel, unpriced }) =>
      [pricingModel, unpriced ?? []].flat(),
    ),
  );
  const always: readonly string[] = pricingModels;
  return options.filter(({ value, count }) => count > 0 || always.includes(value) || value === filters.pricing);
}

/** Number of the found tools with each trait, which is what remains when that is required as well. */
export function toolTraitOptions(tools: readonly FilteredTool[]): Record<Trait, FilterOption[]> {
  const counts = countedOptions(
    traitNames,
    tools.flatMap(({ traits = [] }) => traits),
  );
  return Object.fromEntries(counts.map(({ value, count }) => [value, [{ value: 'yes', count }]])) as Record<
    Trait,
    FilterOption[]
  >;
}

/** Minimum number of tools with known languages for a language filter: with fewer, it would hide tools of unknown languages. */
const leastWithLanguages = 30;

/** Languages in the facts on the tools, counted together with the other filters; none while too few tools name any. */
export function toolLanguageOptions(
  tools: readonly FilteredTool[],
  filters: ToolFilters,
  matching: readonly FilteredTool[],
): FilterOption[] {
  if (tools.filter(({ languages = [] }) => languages.length > 0).length < leastWithLanguages) return [];
  const names = [...new Set(tools.flatMap(({ languages = [] }) => languages))].sort((a, b) => a.localeCompare(b, 'en'));
  return countedOptions(
    names,
    filterTools(matching, { ...filters, language: undefined }).flatMap(({ languages = [] }) => languages),
  );
}

/** Number of the tools with high, medium and low impact. */
export const toolImpactOptions = (tools: readonly Pick<Tool, 'impact'>[]): FilterOption[] =>
  countedOptions(
    impacts,
    tools.map((tool) => tool.impact),
  );

/** Number of the tools in each line of the cost guide. */
export const toolCostOptions = (tools: readonly Pick<Tool, 'costTier'>[]): FilterOption[] =>
  countedOptions(
    costTiers,
    tools.flatMap(({ costTier }) => costTier ?? []),
  );

/** Counts how often each value was taken, in one pass over the records for any number of values. */
export function countedOptions(values: readonly string[], occurrences: readonly string[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of occurrences) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
