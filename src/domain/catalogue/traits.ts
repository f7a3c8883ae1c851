import type { Trait } from './trait-names.ts';

/**
 * What a visitor may require of a tool beside category and price, in the order of the filters. Each is a parameter of the
 * address with the value 'yes'. `alone` is the label where the group's name does not stand above it. The rule of each stands apart (traits-of-tool.ts): the browser needs the words alone.
 */
export const traits = [
  { trait: 'records', group: 'May be given members’ details', label: 'As our own records', alone: 'Members’ details as records' },
  { trait: 'ai', group: 'May be given members’ details', label: 'To its AI', alone: 'Members’ details to its AI' },
  { trait: 'untrained', group: 'What the maker says', label: 'Does not train on what you type' },
  { trait: 'youth', group: 'What the maker says', label: 'A youth group may use it: 13 or younger' },
  { trait: 'recent', group: 'What the maker says', label: 'Facts read within six months' },
  { trait: 'open', group: 'How it can be used', label: 'Without an account' },
  { trait: 'local', group: 'How it can be used', label: 'On your own computer' },
  { trait: 'cheap', group: 'How it can be used', label: 'Price known and under $20' },
] as const satisfies readonly { trait: Trait; group: string; label: string; alone?: string }[];
