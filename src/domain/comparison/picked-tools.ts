/** How many tools stand side by side. Design, section 10.5. */
export const fewestCompared = 2;
export const mostCompared = 4;

const slug = /^[a-z0-9-]{1,60}$/;
/** No address names more; what comes after is not read. */
const mostNamed = 12;

/** The slugs that an address names ('otter,fireflies'), each once and in its order; what cannot be a slug is left out. */
export const pickedTools = (given: unknown): string[] =>
  typeof given === 'string'
    ? [...new Set(given.split(',').map((part) => part.trim()))].filter((part) => slug.test(part)).slice(0, mostNamed)
    : [];

/** In words, as far as tools are compared. */
export const countWords = ['no', 'one', 'two', 'three', 'four'] as const;

/** A tool that a visitor has picked, remembered on the device. */
export interface PickedTool {
  slug: string;
  name: string;
}

/** The picks with one more or one less, in the order of picking; a fifth leaves them as they are. */
export function pick(picks: readonly PickedTool[], tool: PickedTool, isPicked: boolean): PickedTool[] {
  const others = picks.filter(({ slug: other }) => other !== tool.slug);
  if (!isPicked) return others;
  return others.length < mostCompared ? [...others, tool] : [...picks];
}

/** What was remembered; anything that cannot be picks counts as none. */
export function readPicks(stored: string | null): PickedTool[] {
  try {
    const picks: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(picks)) return [];
    return picks
      .filter((one): one is PickedTool => slug.test(String(one?.slug)) && typeof one?.name === 'string')
      .slice(0, mostCompared)
      .map((one) => ({ slug: one.slug, name: one.name }));
  } catch {
    return [];
  }
}
