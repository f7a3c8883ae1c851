import { otherForms } from '../search/other-forms.ts';
import { comparable } from '../text/comparable.ts';
import type { UnpricedAnswer } from './choices.ts';
import { costTiers, impacts, pricingChoices, pricingModels } from './choices.ts';
import type { Tool } from './tool-schema.ts';
import type { Trait, TraitSearch } from './trait-names.ts';
import { requiredTraits, traitNames } from './trait-names.ts';

/** What a visitor may ask of a list of tools. An empty text or a missing choice means no limit (docs/product.md). */
export interface ToolFilters extends TraitSearch {
  q?: string;
  category?: string;
  pricing?: string;
  /** As facts name it. */
  language?: string;
}

/** What filtering reads of a tool. */
export type FilteredTool = Pick<Tool, 'name' | 'description' | 'category' | 'pricingModel' | 'impact' | 'costTier' | 'badge'> & {
  unpriced?: UnpricedAnswer;
  traits?: readonly Trait[];
  languages?: readonly string[];
};

/** Whether `query`, trimmed, stands in any of the texts, whatever the case (docs/product.md). */
export function containsText(query: string | undefined, texts: readonly (string | undefined)[]): boolean {
  const wanted = query && comparable(query.trim());
  return !wanted || texts.some((text) => text !== undefined && comparable(text).includes(wanted));
}

/**
 * Tools whose name, description or category contains the text, of exactly this category and pricing (docs/product.md), of which
 * every required trait holds.
 */
export function filterTools<T extends FilteredTool>(
  tools: readonly T[],
  { q, category, pricing, language, ...search }: ToolFilters,
): T[] {
  const wanted = q && comparable(q.trim());
  const required = requiredTraits(search);
  return tools.filter(
    (tool) =>
      (!category || tool.category === category) &&
      (!pricing || tool.pricingModel === pricing || tool.unpriced === pricing) &&
      (!language || tool.languages?.includes(language) === true) &&
      required.every((trait) => tool.traits?.includes(trait)) &&
      (!wanted || searchedText(tool).includes(wanted)),
  );
}

// A tool never changes: its text as it is compared is made once, not for each letter that someone types.
const searchedTexts = new WeakMap<object, string>();

/** Tools that hold another form of each word that is looked for, and that the choices allow; a list shows them after what it found. */
export const toolsInOtherForms = <T extends FilteredTool>(
  tools: readonly T[],
  { q, ...choices }: ToolFilters,
  matching: readonly T[],
): T[] => filterTools(otherForms(tools, q, searchedText, matching), choices);

function searchedText(tool: FilteredTool): string {
  const known = searchedTexts.get(tool);
  if (known !== undefined) return known;
  // Nobody searches for what stands between the fields.
  const text = comparable([tool.name, tool.description, tool.category].join('\0'));
  searchedTexts.set(tool, text);
  return text;
}

/** A choice of a filter, with the number of records that it would show beside the other filters. */
export interface FilterOption {
  value: string;
  count: number;
}

/**
 * The categories that the tools have, in order of name (docs/product.md: options are built from the data).
 * @param matching those that are counted, where a part of the filters was used already
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

/** Free, Freemium and Paid (docs/product.md), and why no amount is told where that holds of any, or is chosen. */
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

/** How many of the tools that were found have each trait: what is left when it is required too. */
export function toolTraitOptions(found: readonly FilteredTool[]): Record<Trait, FilterOption[]> {
  const counts = countedOptions(
    traitNames,
    found.flatMap(({ traits = [] }) => traits),
  );
  return Object.fromEntries(counts.map(({ value, count }) => [value, [{ value: 'yes', count }]])) as Record<
    Trait,
    FilterOption[]
  >;
}

/** A filter by language is offered once so many tools name theirs: with fewer, it would hide what was not looked for. */
const leastWithLanguages = 30;

/** The languages that facts on the tools name, with their counts beside the other filters; none while too few tools name any. */
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

/** How many of these tools have a high, medium or low impact. */
export const toolImpactOptions = (tools: readonly Pick<Tool, 'impact'>[]): FilterOption[] =>
  countedOptions(
    impacts,
    tools.map((tool) => tool.impact),
  );

/** How many of these tools stand in each line of the cost guide. */
export const toolCostOptions = (tools: readonly Pick<Tool, 'costTier'>[]): FilterOption[] =>
  countedOptions(
    costTiers,
    tools.flatMap(({ costTier }) => costTier ?? []),
  );

/** Each choice with how often it was taken: one pass over the records, however many choices there are. */
export function countedOptions(values: readonly string[], taken: readonly string[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of taken) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
