/** Kinds that can be found, in the order of equal results. */
export const searchKinds = [
  'tool',
  'workflow',
  'guide',
  'answer',
  'situation',
  'prompt',
  'form',
  'comparison',
  'policy',
  'research',
  'change',
  'page',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Traits of a tool that can be asked for in words (meanings.ts). */
export type Trait = 'free' | 'free plan' | 'local' | 'open' | 'untrained';

/** An entry that a search can find, with the texts that are searched. */
export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** A sentence or two below the title. */
  summary: string;
  /** Other names, former names, and words for its uses. */
  aliases?: readonly string[];
  maker?: string;
  categories?: readonly string[];
  /** Questions as people type them; they are in no public text. */
  asked?: readonly string[];
  /** Traits, for words that mean them: 'open' is 'without an account'. */
  traits?: readonly Trait[];
  /** True if its name is also an English word, which alone names nothing. */
  isOrdinaryWord?: boolean;
  /** Features of a tool, steps of a workflow, headings of a text. */
  details?: readonly string[];
  /** Whole text. */
  text?: string;
  /** Label of an entry that has ended: 'Retired' or 'Renamed'. */
  status?: string;
}

/** Fields of an entry; their index is their position in a posting, and names come first (`lastNameField`). */
export const searchFields = ['title', 'alias', 'maker', 'category', 'asked', 'summary', 'details', 'text'] as const;

export type SearchField = (typeof searchFields)[number];

/** Returns the texts of one field of an entry. */
export function textsOf(entry: SearchEntry, field: SearchField): readonly string[] {
  if (field === 'title') return [entry.title];
  if (field === 'alias') return entry.aliases ?? [];
  if (field === 'maker') return entry.maker ? [entry.maker] : [];
  if (field === 'category') return entry.categories ?? [];
  if (field === 'asked') return entry.asked ?? [];
  if (field === 'summary') return [entry.summary];
  if (field === 'details') return entry.details ?? [];
  return entry.text ? [entry.text] : [];
}
