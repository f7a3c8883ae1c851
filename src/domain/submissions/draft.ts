import type { FormEntries } from './form-entries.ts';

/** Lifetime of a draft: 24 hours, or until the visitor closes the tab. */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;

/** Serializes a form for session storage, stamped with `now` (milliseconds). */
export const writeDraft = (entries: FormEntries, now: number): string => JSON.stringify({ entries, savedAt: now });

/** Parses a saved draft; undefined for one that is malformed, expired or from the future. `now` is in milliseconds. */
export function readDraft(text: string | null, now: number): FormEntries | undefined {
  let draft: { entries?: unknown; savedAt?: unknown } | null;
  try {
    draft = JSON.parse(text ?? '');
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
