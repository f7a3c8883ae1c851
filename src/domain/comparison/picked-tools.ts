/** Bounds of the number of compared tools. */
export const fewestCompared = 2;
export const mostCompared = 4;

export const slug = /^[a-z0-9-]{1,60}$/;
/** Maximum number of slugs that are read from an address; further ones are ignored. */
const mostNamed = 12;

/** Slugs that an address names ('otter,fireflies'), each once and in order; anything that can't be a slug is left out. */
export const pickedTools = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...new Set(value.split(',').map((part) => part.trim()))].filter((part) => slug.test(part)).slice(0, mostNamed)
    : [];

/** Numbers in words, as far as tools are compared. */
export const countWords = ['no', 'one', 'two', 'three', 'four'] as const;
