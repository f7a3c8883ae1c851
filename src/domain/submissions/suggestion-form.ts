import type { FormEntries } from './form-entries.ts';
import { entriesReader } from './form-entries.ts';
import type { SuggestionList, SuggestionType } from './suggestion-fields.ts';
import { suggestionLimits, suggestionLists, withoutOtherType } from './suggestion-fields.ts';

/** The values of the suggestion form's fields: text as it was typed, valid or not. */
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

// One row more than a list may have, so that the schema still reports that there are too many. A body of 64 kB has room for
// thousands of empty ones, and each becomes a field of the page that shows the form again.
const mostRowsRead = suggestionLimits.rows + 1;

/** Reads the form's fields, from a browser's FormData and from a plain POST alike. Unknown fields are left out. */
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

/** The form before anything is typed (docs/product.md: the type is workflow). */
export const emptySuggestion = readSuggestionForm([]);

/** The input of the schema: without fields of the type that was not chosen, since these are hidden. */
export const suggestionFromForm = (values: SuggestionValues) =>
  withoutOtherType({
    ...values,
    website: withScheme(values.website),
    // Omits a choice that was not made.
    pricing: values.pricing || undefined,
    difficulty: values.difficulty || undefined,
  });

// People type 'example.org': that is an address, and the form accepts it.
const withScheme = (website: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(website.trim()) ? `https://${website.trim()}` : website;

/** The button of a growing list that was pressed: 'add=steps' or 'remove=steps.2'. */
export type RowAction = { list: SuggestionList; add: true } | { list: SuggestionList; remove: number };

/** The button of a growing list that sent the form, if it was one. */
export function rowActionOf(entries: FormEntries): RowAction | undefined {
  const { one } = entriesReader(entries);
  const [removeFrom, place] = one('remove').split('.');
  const list = suggestionLists.find((name) => name === one('add') || name === removeFrom);
  if (!list) return undefined;
  return one('add') === list ? { list, add: true } : { list, remove: Number(place) };
}

/** The values after the button was applied. A full list gets no further row. */
export function withRowAction(values: SuggestionValues, action: RowAction): SuggestionValues {
  const rows = values[action.list];
  if ('remove' in action) return { ...values, [action.list]: rows.filter((_, place) => place !== action.remove) };
  return rows.length < suggestionLimits.rows ? { ...values, [action.list]: [...rows, ''] } : values;
}
