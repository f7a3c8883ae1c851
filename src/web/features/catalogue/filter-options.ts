import type { FilterOption } from '#domain/catalogue/filter-tools.ts';

/**
 * Options of a filter's select: 'all' first, then each choice with its count. A choice with no results is disabled, unless it is
 * the current value.
 */
export const selectOptions = (all: string, options: readonly FilterOption[] = [], chosenNow?: string) => [
  { value: 'all', label: all },
  ...options.map(({ value, count }) => ({
    value,
    label: `${value} (${count})`,
    disabled: (count === 0 && value !== chosenNow) || undefined,
  })),
];

/** Maps a select's value to a filter's value: 'all' is no filter. */
export const allToUndefined = (value: string): string | undefined => (value === 'all' ? undefined : value);
