/** What a visitor may require of a tool, by the name in the address. Their words stand apart (traits.ts): not every page needs them. */
export const traitNames = ['records', 'ai', 'untrained', 'youth', 'recent', 'open', 'local', 'cheap'] as const;

export type Trait = (typeof traitNames)[number];

/** What is required, as it stands in an address. */
export type TraitSearch = { [T in Trait]?: 'yes' };

/** Reads what is required; anything but 'yes' counts as not said. Every trait is named, also where it is not set. */
export const parseTraits = (raw: Record<string, unknown>): TraitSearch =>
  Object.fromEntries(traitNames.map((trait) => [trait, raw[trait] === 'yes' ? 'yes' : undefined]));

export const requiredTraits = (search: TraitSearch): Trait[] => traitNames.filter((trait) => search[trait] === 'yes');
