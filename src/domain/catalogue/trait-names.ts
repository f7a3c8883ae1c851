/** Traits that a visitor may require of a tool, as addresses name them. Their words, in traits.ts, aren't for every page. */
export const traitNames = ['records', 'ai', 'untrained', 'youth', 'recent', 'open', 'local', 'cheap'] as const;

export type Trait = (typeof traitNames)[number];

/** Required traits, as parameters of an address. */
export type TraitSearch = { [T in Trait]?: 'yes' };

/** Parses the required traits; anything but 'yes' is ignored. Every trait is set, to undefined where it isn't required. */
export const parseTraits = (raw: Record<string, unknown>): TraitSearch =>
  Object.fromEntries(traitNames.map((trait) => [trait, raw[trait] === 'yes' ? 'yes' : undefined]));

export const requiredTraits = (search: TraitSearch): Trait[] => traitNames.filter((trait) => search[trait] === 'yes');
