import type { FormEntries } from './form-entries.ts';
import { entriesReader } from './form-entries.ts';
import type { SuggestionList, SuggestionType } from './suggestion-fields.ts';
import { suggestionLimits, suggestionLists, withoutOtherType } from './suggestion-fields.ts';

/** Values of the suggestion form's fields: text as it was typed, valid or not. */
export interface SuggestionValues extends Record<SuggestionList, string[]> {
  type: SuggestionType;
  title: string;
  category: string;
  description: string;
  website: string;
  pricing: string;
  difficulty: string;
  timeEstimate: string;
  worksForTool: boolean;
  submitterName: string;
  submitterEmail: string;
  ministryName: string;
}

// Number of rows that are read: one more than a list may have, so that the schema still reports too many. A body of 64 kB has
// room for thousands of empty ones, and each becomes a field of the page that shows the form again.
const mostRowsRead = suggestionLimits.rows + 1;

/** Parses the form's fields, from a browser's FormData or a plain POST. Unknown fields are left out. */
export function readSuggestionForm(entries: FormEntries): SuggestionValues {
  const { one, all } = entriesReader(entries);
  const rows = (list: SuggestionList) => all(list).slice(0, mostRowsRead);
  return {
    type: one('type') === 'tool' ? 'tool' : 'workflow',
    title: one('title'),
    category: one('category'),
    description: one('description'),
    website: one('website'),
    pricing: one('pricing'),
    features: rows('features'),
    difficulty: one('difficulty'),
    timeEstimate: one('timeEstimate'),
    steps: rows('steps'),
    bestPractices: rows('bestPractices'),
    worksForTool: one('worksForTool') !== '',
    submitterName: one('submitterName'),
    submitterEmail: one('submitterEmail'),
    ministryName: one('ministryName'),
  };
}

/** Values before anything is typed (docs/product.md: the type is workflow). */
export const emptySuggestion = readSuggestionForm([]);

/** Prepares the input of the schema: drops fields of the type that was not chosen, since these are hidden. */
export const suggestionFromForm = (values: SuggestionValues) =>
  withoutOtherType({
    ...values,
    website: withScheme(values.website),
    // An empty choice counts as absent.
    pricing: values.pricing || undefined,
    difficulty: values.difficulty || undefined,
  });

// Adds https:// to an address such as 'example.org', as people type it.
const withScheme = (website: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(website.trim()) ? `https://${website.trim()}` : website;

/** Action of a growing list's pressed button: 'add=steps' or 'remove=steps.2'. */
export type RowAction = { list: SuggestionList; add: true } | { list: SuggestionList; remove: number };

/** Parses the button that sent the form; undefined if it is not one of a growing list. */
export function rowActionOf(entries: FormEntries): RowAction | undefined {
  const { one } = entriesReader(entries);
  const [removeFrom, place] = one('remove').split('.');
  const list = suggestionLists.find((name) => name === one('add') || name === removeFrom);
  if (!list) return undefined;
  return one('add') === list ? { list, add: true } : { list, remove: Number(place) };
}

/** Applies a button to the values. A full list gets no further row. */
export function withRowAction(values: SuggestionValues, action: RowAction): SuggestionValues {
  const rows = values[action.list];
  if ('remove' in action) return { ...values, [action.list]: rows.filter((_, place) => place !== action.remove) };
  return rows.length < suggestionLimits.rows ? { ...values, [action.list]: [...rows, ''] } : values;
}
