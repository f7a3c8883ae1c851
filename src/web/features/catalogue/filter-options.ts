import type { FilterOption } from '#domain/catalogue/filter-tools.ts';

/**
 * The options of a filter's select: 'all' first, then each choice with how many it would show. What would show nothing
 * cannot be chosen, unless it is chosen already.
 */
export const selectOptions = (all: string, options: readonly FilterOption[] = [], chosenNow?: string) => [
  { value: 'all', label: all },
  ...options.map(({ value, count }) => ({
    value,
    label: `${value} (${count})`,
    disabled: (count === 0 && value !== chosenNow) || undefined,
  })),
];

/** What a select or its 'all' means for a filter. */
export const chosen = (value: string): string | undefined => (value === 'all' ? undefined : value);
