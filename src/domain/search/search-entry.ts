/** What can be found, in the order in which equals stand. */
export const searchKinds = ['tool', 'workflow', 'guide', 'answer', 'prompt', 'comparison', 'policy', 'research'] as const;

export type SearchKind = (typeof searchKinds)[number];

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
  /** Features of a tool, steps of a workflow, headings of a text. */
  details?: readonly string[];
  /** All that it says. */
  text?: string;
  /** 'Retired' or 'Renamed'. */
  status?: string;
}

/** Where a word was found. The order is that of the fields' weight, and of their place in a posting. */
export const searchFields = ['title', 'alias', 'maker', 'category', 'summary', 'details', 'text'] as const;

export type SearchField = (typeof searchFields)[number];

/** The texts of one field of an entry. */
export function textsOf(entry: SearchEntry, field: SearchField): readonly string[] {
  if (field === 'title') return [entry.title];
  if (field === 'alias') return entry.aliases ?? [];
  if (field === 'maker') return entry.maker ? [entry.maker] : [];
  if (field === 'category') return entry.categories ?? [];
  if (field === 'summary') return [entry.summary];
  if (field === 'details') return entry.details ?? [];
  return entry.text ? [entry.text] : [];
}
