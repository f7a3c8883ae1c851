/** A list cut for a card: the items shown, and the number of the others. */
export interface Shortened<T> {
  shown: T[];
  more: number;
}

const shorten = <T>(items: readonly T[], most: number): Shortened<T> => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** Cuts the steps for a workflow card: the first three, then '+N more steps' (docs/product.md). */
export const cardSteps = <T>(steps: readonly T[]) => shorten(steps, 3);

/** Cuts the categories for a workflow card: the first two, then '+N more' (docs/product.md). */
export const cardCategories = (categories: readonly string[]) => shorten(categories, 2);

/** Note on the other steps: '+1 more step', '+6 more steps'. */
export const moreSteps = (more: number) => `+${more} more ${more === 1 ? 'step' : 'steps'}`;
