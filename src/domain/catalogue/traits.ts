import type { Trait } from './trait-names.ts';
import { traitNames } from './trait-names.ts';

interface TraitWords {
  group: string;
  label: string;
  /** Label for places that don't show the group's name above it. */
  alone?: string;
}

// Words of the traits only; their rules are in traits-of-tool.ts, which the browser doesn't need.
const words: Record<Trait, TraitWords> = {
  records: { group: 'May be given members’ details', label: 'As our own records', alone: 'Members’ details as records' },
  ai: { group: 'May be given members’ details', label: 'To its AI', alone: 'Members’ details to its AI' },
  untrained: { group: 'What the company says', label: 'Doesn’t train on what you type' },
  youth: { group: 'What the company says', label: 'Its terms start at 13 or younger' },
  recent: { group: 'What the company says', label: 'Facts from the last six months' },
  open: { group: 'How it can be used', label: 'Without an account' },
  local: { group: 'How it can be used', label: 'On your own computer or server' },
  cheap: { group: 'How it can be used', label: 'Price known and under $20' },
};

/**
 * Traits that a visitor may require of a tool as well as category and price, in the order of the filters. Each is a parameter of
 * the address with the value 'yes'.
 */
export const traits = traitNames.map((trait) => ({ trait, ...words[trait] }));
