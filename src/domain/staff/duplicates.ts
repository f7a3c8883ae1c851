import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { InboxStatuses } from '../inbox/inbox-status.ts';
import { isListedAt } from '../submissions/listed-tools.ts';
import { comparableName } from '../text/comparable.ts';

/** Maximum number of hints next to a suggestion. */
export const mostHints = 5;
/** Minimum likeness of similar names: Dice's coefficient of their pairs of letters, from 0 to 1. */
const similarFrom = 0.6;

const reasons: readonly string[] = ['the same name', 'the same address', 'a similar name'];
/** Rank of a hint by its reason, which may end with the name that is alike. */
const rankOf = ({ reason }: { reason: string }) => reasons.findIndex((beginning) => reason.startsWith(beginning));

/** Finds the records of the catalogue that a suggestion may repeat, the likeliest first. */
export function findDuplicates(
  suggested: { type: 'tool' | 'workflow'; title: string; website?: string | null },
  catalogue: { tools: readonly Tool[]; workflows: readonly Workflow[] },
) {
  const tools = catalogue.tools.map((tool) => ({ kind: 'tool' as const, ...tool }));
  const workflows = catalogue.workflows.map((workflow) => ({ kind: 'workflow' as const, ...workflow, name: workflow.title }));
  const records: (Pick<Tool, 'slug' | 'name' | 'aliases' | 'description' | 'website'> & { kind: 'tool' | 'workflow' })[] =
    suggested.type === 'tool' ? tools : workflows;
  const hints = records.flatMap(({ kind, slug, name, aliases, description, website }) => {
    // Aliases count too; a reason that rests on one names it.
    const reason = reasonFor(suggested, { names: [name, ...aliases], website });
    return reason ? [{ kind, slug, name, reason, description, ...(website && { website }) }] : [];
  });
  return hints.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, mostHints);
}

/** Fields of a suggestion for comparing it with others. */
export interface ComparedSuggestion {
  id: string;
  reference: string | null;
  title: string;
  status: InboxStatuses['submissions'];
  createdAt: string;
  type: 'tool' | 'workflow';
  website: string | null;
}

/** Finds the other suggestions that may be for the same thing, the likeliest first, then the latest. */
export function findSuggestedToo(suggested: ComparedSuggestion, others: readonly ComparedSuggestion[]) {
  const hints = others.flatMap(({ type, website, ...other }) => {
    if (type !== suggested.type || other.id === suggested.id) return [];
    const names = [other.title];
    // Either of two suggested addresses may be the maker's whole site.
    const reason =
      reasonFor(suggested, { names, website: website ?? undefined }) ??
      (isListedAt(suggested.website ?? undefined, website ?? undefined) ? 'the same address' : undefined);
    return reason ? [{ ...other, reason }] : [];
  });
  return hints.sort((a, b) => rankOf(a) - rankOf(b) || (a.createdAt > b.createdAt ? -1 : 1)).slice(0, mostHints);
}

function reasonFor(
  suggested: { title: string; website?: string | null },
  record: { names: string[]; website: string | undefined },
): string | undefined {
  const title = comparableName(suggested.title);
  const names = record.names.map(comparableName);
  if (title !== '' && names.includes(title)) return 'the same name';
  if (isListedAt(record.website, suggested.website ?? undefined)) return 'the same address';
  const [shownName, ...others] = record.names;
  if (shownName !== undefined && likeness(comparableName(shownName), title) >= similarFrom) return 'a similar name';
  const alike = others.find((name) => likeness(comparableName(name), title) >= similarFrom);
  return alike && `a similar name, as it is also called “${alike}”`;
}

/** Sorts by likeness to a text, the most alike first; equal ones keep their order. */
export const likestFirst = <T>(text: string, all: readonly T[], textOf: (one: T) => string): T[] =>
  all.toSorted(
    (a, b) =>
      likeness(comparableName(textOf(b)), comparableName(text)) - likeness(comparableName(textOf(a)), comparableName(text)),
  );

/** Dice's coefficient of the pairs of letters: 1 for the same word, 0 for words that share none. */
function likeness(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairs(a), pairs(b)];
  if (pairsOfA.size + pairsOfB.size === 0) return 0;
  return (2 * [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length) / (pairsOfA.size + pairsOfB.size);
}

const pairs = (word: string) => new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
