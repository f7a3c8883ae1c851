/** What can be found, in the order in which equals stand. */
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

/** What can be true of a tool and be asked for in words (meanings.ts). */
export type Trait = 'free' | 'free plan' | 'local' | 'open' | 'untrained';

/** One thing that a search can find, with the texts in which it looks. */
export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** A sentence or two below the title. */
  summary: string;
  /** Other names, old names, and words for what it is used for. */
  aliases?: readonly string[];
  maker?: string;
  categories?: readonly string[];
  /** Questions as people type them; they are in no public text. */
  asked?: readonly string[];
  /** What is true of it, for words that mean it: 'open' is 'without an account'. */
  traits?: readonly Trait[];
  /** Its name is also an English word: alone it names nothing. */
  isOrdinaryWord?: boolean;
  /** Features of a tool, steps of a workflow, headings of a text. */
  details?: readonly string[];
  /** All that it says. */
  text?: string;
  /** 'Retired' or 'Renamed'. */
  status?: string;
}

/** Where a word was found. The order is that of the fields' weight, and of their place in a posting. */
export const searchFields = ['title', 'alias', 'maker', 'category', 'asked', 'summary', 'details', 'text'] as const;

export type SearchField = (typeof searchFields)[number];

/** The texts of one field of an entry. */
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
