import { pricingModels } from './choices.ts';
import type { Tool } from './tool-schema.ts';

/** What a visitor may ask of a list of tools. An empty text or a missing choice means no limit (spec, section 5). */
export interface ToolFilters {
  q?: string;
  category?: string;
  pricing?: string;
}

type FilteredTool = Pick<Tool, 'name' | 'description' | 'category' | 'pricingModel'>;

/** Whether `query`, trimmed, stands in any of the texts, whatever the case (spec, section 5). */
export function containsText(query: string | undefined, texts: readonly (string | undefined)[]): boolean {
  const wanted = query?.trim().toLowerCase();
  return !wanted || texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** Tools whose name, description or category contains the text, of exactly this category and pricing (spec, section 5). */
export function filterTools<T extends FilteredTool>(tools: readonly T[], { q, category, pricing }: ToolFilters): T[] {
  return tools.filter(
    (tool) =>
      (!category || tool.category === category) &&
      (!pricing || tool.pricingModel === pricing) &&
      containsText(q, [tool.name, tool.description, tool.category]),
  );
}

/** A choice of a filter, with the number of records that it would show beside the other filters. */
export interface FilterOption {
  value: string;
  count: number;
}

/** The categories that the tools have, in order of name (spec, section 5: options are built from the data). */
export function toolCategoryOptions(tools: readonly FilteredTool[], filters: ToolFilters): FilterOption[] {
  const names = [...new Set(tools.map((tool) => tool.category))].sort((a, b) => a.localeCompare(b, 'en'));
  return names.map((value) => ({ value, count: filterTools(tools, { ...filters, category: value }).length }));
}

/** Free, Freemium and Paid (spec, section 5). */
export function toolPricingOptions(tools: readonly FilteredTool[], filters: ToolFilters): FilterOption[] {
  return pricingModels.map((value) => ({ value, count: filterTools(tools, { ...filters, pricing: value }).length }));
}
