/** How many tools are compared. */
export const fewestCompared = 2;
export const mostCompared = 4;

export const slug = /^[a-z0-9-]{1,60}$/;
/** No address names more; further ones are ignored. */
const mostNamed = 12;

/** The slugs that an address names ('otter,fireflies'), each once and in order; what cannot be a slug is left out. */
export const pickedTools = (given: unknown): string[] =>
  typeof given === 'string'
    ? [...new Set(given.split(',').map((part) => part.trim()))].filter((part) => slug.test(part)).slice(0, mostNamed)
    : [];

/** Numbers in words, as far as tools are compared. */
export const countWords = ['no', 'one', 'two', 'three', 'four'] as const;
