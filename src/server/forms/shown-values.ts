import { questionLimits } from '#domain/questions/question-fields.ts';
import { contactLimits } from '#domain/submissions/contact-schema.ts';
import { suggestionLimits } from '#domain/submissions/suggestion-fields.ts';
import { termsWatchLimits } from '#domain/trust/terms-watch-schema.ts';
import type { AnsweredForm } from '#web/request-context.ts';

const limits: Record<AnsweredForm['name'], Record<string, number>> = {
  submission: suggestionLimits,
  contact: contactLimits,
  question: questionLimits,
  'terms-watch': termsWatchLimits,
};

// Length for values of choices, which are not typed; the longest of ours is 'Church Management'.
const longestChoice = 80;
// Factor, since a visitor who pasted a letter that is too long can shorten it better with the letter in view.
const roomForMistakes = 2;

const mostOf = ({ name }: AnsweredForm, field: string) => roomForMistakes * (limits[name][field] ?? longestChoice);

/**
 * Makes the form that may be shown again: input stays, up to twice what a field takes. The rest can only have been sent to make a
 * page large.
 */
export function shownForm<Form extends AnsweredForm>(answered: Form): Form {
  const cut = (text: string, field: string) => text.slice(0, mostOf(answered, field));
  const shown = Object.entries(answered.values).map(([field, value]) => {
    if (Array.isArray(value)) return [field, value.map((row: string) => cut(row, 'row'))];
    return [field, typeof value === 'string' ? cut(value, field) : value];
  });
  return { ...answered, values: Object.fromEntries(shown) };
}

/** Checks whether a person may have filled the form in so: no list has too many rows, and nothing has to be cut. */
export const isPlausible = (answered: AnsweredForm): boolean =>
  Object.values(answered.values).every((value) => !Array.isArray(value) || value.length <= suggestionLimits.rows) &&
  JSON.stringify(shownForm(answered).values) === JSON.stringify(answered.values);
