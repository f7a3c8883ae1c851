/** A list cut for a card: what is shown, and how many more there are. */
export interface Shortened<T> {
  shown: T[];
  more: number;
}

const shorten = <T>(items: readonly T[], most: number): Shortened<T> => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** A workflow card shows the first three steps, then '+N more steps' (docs/product.md). */
export const cardSteps = <T>(steps: readonly T[]) => shorten(steps, 3);

/** A workflow card shows two categories, then '+N more' (docs/product.md). */
export const cardCategories = (categories: readonly string[]) => shorten(categories, 2);

/** '+1 more step', '+6 more steps'. */
export const moreSteps = (more: number) => `+${more} more ${more === 1 ? 'step' : 'steps'}`;
