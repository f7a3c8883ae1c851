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
export function shownForm<Form extends AnsweredForm>(form: Form): Form {
  const cut = (text: string, field: string) => text.slice(0, mostOf(form, field));
  const entries = Object.entries(form.values).map(([field, value]) => {
    if (Array.isArray(value)) return [field, value.map((row: string) => cut(row, 'row'))];
    return [field, typeof value === 'string' ? cut(value, field) : value];
  });
  return { ...form, values: Object.fromEntries(entries) };
}

/** Checks whether a person may have filled the form in so: no list has too many rows, and nothing has to be cut. */
export const isPlausible = (form: AnsweredForm): boolean =>
  Object.values(form.values).every((value) => !Array.isArray(value) || value.length <= suggestionLimits.rows) &&
  JSON.stringify(shownForm(form).values) === JSON.stringify(form.values);
