import { toolStatuses, workflowStatuses } from '../catalogue/choices.ts';
import { comparable } from '../text/comparable.ts';
import { latestDay } from './recheck.ts';

/** Maximum number of entries of one change set; separate from the schemas, so that the list doesn't load the validator. */
export const mostEntriesAtOnce = 200;

// Search, filters and orders of the desk's lists of tools and workflows.

/** Orders of the lists: 'edited' puts the latest first, 'checked' the oldest. */
export const listSorts = ['name', 'checked', 'edited', 'category', 'status'] as const;
type ListSort = (typeof listSorts)[number];

/** Options of the filter by the age of the last check, in days. */
export const listAges = ['30', '90', '180', '365'] as const;

/** Options of the filter by what a tool is missing: facts, or answers of its maker to open questions. */
export const listGaps = ['facts', 'answers'] as const;

/** All statuses of tools and workflows. */
export const listStatuses = [...new Set([...toolStatuses, ...workflowStatuses])];

/** Fields of an entry that search, filters and orders read. */
export interface ListedEntry {
  slug: string;
  name: string;
  categories: readonly string[];
  status: string;
  /** Month or day of the last check: '2026-09' or '2026-09-14'. */
  verifiedAt: string;
  /** ISO time of the last edit; null as long as the entry follows its file. */
  editedAt: string | null;
  /** Other searched texts: maker, aliases and address of a tool. */
  alsoFoundBy: readonly string[];
  /** Number of its facts in use; null for a workflow, which has none. */
  facts: number | null;
  openQuestions: number;
}

export interface ListWishes {
  q: string;
  status?: string | undefined;
  category?: string | undefined;
  /** Minimum age of the last check, in days. */
  age?: string | undefined;
  missing?: (typeof listGaps)[number] | undefined;
  sort?: ListSort | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Entries that pass every filter, in the selected order; without one, as they came. */
export function listEntries<Entry extends ListedEntry>(entries: readonly Entry[], wishes: ListWishes, now: Date): Entry[] {
  const words = comparable(wishes.q).split(/\s+/).filter(Boolean);
  const oldest = wishes.age && new Date(now.getTime() - Number(wishes.age) * dayMs).toISOString().slice(0, 10);
  const fitting = entries.filter((entry) => {
    const text = comparable([entry.name, entry.slug, ...entry.categories, ...entry.alsoFoundBy].join('\n'));
    return (
      words.every((word) => text.includes(word)) &&
      (!wishes.status || entry.status === wishes.status) &&
      (!wishes.category || entry.categories.includes(wishes.category)) &&
      (!oldest || latestDay(entry.verifiedAt) <= oldest) &&
      (wishes.missing !== 'facts' || entry.facts === 0) &&
      (wishes.missing !== 'answers' || entry.openQuestions > 0)
    );
  });
  return wishes.sort ? fitting.toSorted(orders[wishes.sort]) : fitting;
}

const compareNames = (a: ListedEntry, b: ListedEntry) => byName.compare(a.name, b.name);
const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const orders: Record<ListSort, (a: ListedEntry, b: ListedEntry) => number> = {
  name: compareNames,
  checked: (a, b) => inOrder(latestDay(a.verifiedAt), latestDay(b.verifiedAt)) || compareNames(a, b),
  edited: (a, b) => inOrder(b.editedAt ?? '', a.editedAt ?? '') || compareNames(a, b),
  category: (a, b) => inOrder(a.categories.join(), b.categories.join()) || compareNames(a, b),
  status: (a, b) => inOrder(a.status, b.status) || compareNames(a, b),
};
