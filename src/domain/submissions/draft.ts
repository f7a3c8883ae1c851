import type { FormEntries } from './form-entries.ts';

/** A draft is forgotten after 24 hours, and when the visitor closes the tab. */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;

/** Writes what a form holds as it is kept in session storage, stamped with `now` (milliseconds). */
export const writeDraft = (entries: FormEntries, now: number): string => JSON.stringify({ entries, savedAt: now });

/** Reads a saved draft; one that is malformed, too old or from the future counts as none. `now` is in milliseconds. */
export function readDraft(saved: string | null, now: number): FormEntries | undefined {
  let draft: { entries?: unknown; savedAt?: unknown } | null;
  try {
    draft = JSON.parse(saved ?? '');
  } catch {
    return undefined;
  }
  if (typeof draft?.savedAt !== 'number' || !Array.isArray(draft.entries)) return undefined;
  const age = now - draft.savedAt;
  if (!(age >= 0 && age < draftLifetimeMs)) return undefined;
  return draft.entries.every(isEntry) ? draft.entries : undefined;
}

const isEntry = (entry: unknown): entry is FormEntries[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
