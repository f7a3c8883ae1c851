import type { FormEntries } from './form-entries.ts';
import { entriesReader } from './form-entries.ts';
import type { SuggestionList, SuggestionType } from './suggestion-fields.ts';
import { suggestionLists, withoutOtherType } from './suggestion-fields.ts';

/** What the suggestion form shows in its fields: text as it was typed, whether or not it is right. */
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

/** Reads the form's fields, from a browser's FormData and from a plain POST alike. Anything unknown is left out. */
export function readSuggestionForm(entries: FormEntries): SuggestionValues {
  const { one, all } = entriesReader(entries);
  return {
    type: one('type') === 'tool' ? 'tool' : 'workflow',
    title: one('title'),
    category: one('category'),
    description: one('description'),
    website: one('website'),
    pricing: one('pricing'),
    features: all('features'),
    difficulty: one('difficulty'),
    timeEstimate: one('timeEstimate'),
    steps: all('steps'),
    bestPractices: all('bestPractices'),
    worksForTool: one('worksForTool') !== '',
    submitterName: one('submitterName'),
    submitterEmail: one('submitterEmail'),
    ministryName: one('ministryName'),
  };
}

/** The form before anything is typed (spec, section 9: the type is workflow). */
export const emptySuggestion = readSuggestionForm([]);

/** What the schema is asked to check: nothing of the type that was not chosen, since its fields are out of sight. */
export const suggestionFromForm = (values: SuggestionValues) =>
  withoutOtherType({
    ...values,
    website: withScheme(values.website),
    // A choice that was not made is left out.
    pricing: values.pricing || undefined,
    difficulty: values.difficulty || undefined,
  });

// People type 'example.org': that is an address, and the form need not argue about it.
const withScheme = (website: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(website.trim()) ? `https://${website.trim()}` : website;

/** The button of a growing list that was pressed: 'add=steps' or 'remove=steps.2'. */
export type RowAction = { list: SuggestionList; add: true } | { list: SuggestionList; remove: number };

/** Which button of a growing list sent the form, if it was one. */
export function rowActionOf(entries: FormEntries): RowAction | undefined {
  const { one } = entriesReader(entries);
  const [removeFrom, place] = one('remove').split('.');
  const list = suggestionLists.find((name) => name === one('add') || name === removeFrom);
  if (!list) return undefined;
  return one('add') === list ? { list, add: true } : { list, remove: Number(place) };
}

/** The values after the button did its work. */
export function withRowAction(values: SuggestionValues, action: RowAction): SuggestionValues {
  const rows = values[action.list];
  return { ...values, [action.list]: 'add' in action ? [...rows, ''] : rows.filter((_, place) => place !== action.remove) };
}
