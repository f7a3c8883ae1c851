import { readStorage, store } from '#browser/storage.ts';
import { readDraft, writeDraft } from '#domain/submissions/draft.ts';
import type { FormEntries, FormName } from '#domain/submissions/form-entries.ts';

// Drafts are in session storage only: the computer may be the church office's, and a draft contains a name and an address.
const keyOf = (form: FormName) => `draft:${form}`;

/** The draft from before a reload, if it is not older than 24 hours. */
export const savedDraft = (form: FormName): FormEntries | undefined => readDraft(readStorage('tab', keyOf(form)), Date.now());

/** Saves a draft. */
export const saveDraft = (form: FormName, entries: FormEntries): boolean =>
  store('tab', keyOf(form), writeDraft(entries, Date.now()));

/** Deletes the draft, once it was sent or is not wanted. */
export const forgetDraft = (form: FormName): boolean => store('tab', keyOf(form), null);

/** Values of the draft, except for fields that were filled in before hydration. */
export function mergeDraft<Values extends object>(draft: Values, current: Values, initial: Values): Values {
  const isTouched = (name: keyof Values) => JSON.stringify(current[name]) !== JSON.stringify(initial[name]);
  const names = Object.keys(draft) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, isTouched(name) ? current[name] : draft[name]])) as Values;
}
