import { toolStatuses, workflowStatuses } from '../catalogue/choices.ts';
import { comparable } from '../text/comparable.ts';
import { latestDay } from './recheck.ts';

/** Most entries that are changed in one go; apart from the schemas, so that the list does not load the validator. */
export const mostEntriesAtOnce = 200;

// What the desk's lists of tools and workflows are searched, narrowed down and sorted by.

/** 'edited' puts the latest first, 'checked' the oldest; without a choice by name. */
export const listSorts = ['name', 'checked', 'edited', 'category', 'status'] as const;
type ListSort = (typeof listSorts)[number];

/** The ages of checking that can be asked for, in days. */
export const listAges = ['30', '90', '180', '365'] as const;

/** What a tool is missing: it says nothing that rests on a document, or questions to its maker are open. */
export const listGaps = ['facts', 'answers'] as const;

/** Every status that a tool or a workflow has. */
export const listStatuses = [...new Set([...toolStatuses, ...workflowStatuses])];

/** What an entry is found by. */
export interface ListedEntry {
  slug: string;
  name: string;
  categories: readonly string[];
  status: string;
  /** '2026-09' or '2026-09-14' */
  verifiedAt: string;
  /** ISO time; null as long as it follows its file. */
  editedAt: string | null;
  /** Maker, aliases and address of a tool. */
  alsoFoundBy: readonly string[];
  /** How many facts it has in use; null for a workflow, which has none. */
  facts: number | null;
  openQuestions: number;
}

export interface ListWishes {
  q: string;
  status?: string | undefined;
  category?: string | undefined;
  /** Checked this many days ago or earlier. */
  age?: string | undefined;
  missing?: (typeof listGaps)[number] | undefined;
  sort?: ListSort | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The entries that fit every wish, in the order that was asked for, or in the given one without a choice. */
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

const named = (a: ListedEntry, b: ListedEntry) => byName.compare(a.name, b.name);
const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const orders: Record<ListSort, (a: ListedEntry, b: ListedEntry) => number> = {
  name: named,
  checked: (a, b) => inOrder(latestDay(a.verifiedAt), latestDay(b.verifiedAt)) || named(a, b),
  edited: (a, b) => inOrder(b.editedAt ?? '', a.editedAt ?? '') || named(a, b),
  category: (a, b) => inOrder(a.categories.join(), b.categories.join()) || named(a, b),
  status: (a, b) => inOrder(a.status, b.status) || named(a, b),
};
