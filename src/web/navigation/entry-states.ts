import { useState } from 'react';
import { cameByHistory } from './arrive.ts';
import { openEntry } from './saved-states.ts';

// Until the document is left: a reload begins anew.
const kept = new Map<string, unknown>();

/** What was kept under this name for the entry of the history that the visitor came back to; nothing for whoever came by a link. */
export const entryState = <T>(name: string): T | undefined =>
  cameByHistory() ? (kept.get(`${name} ${openEntry()}`) as T | undefined) : undefined;

/** Keeps something for the entry of the history that is open, so that whoever comes back to it finds it again. */
export const keepEntryState = (name: string, state: unknown): void => void kept.set(`${name} ${openEntry()}`, state);

/** A text that whoever comes back finds again. */
export function useEntryText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => entryState<string>(name) ?? '');
  const change = (next: string) => {
    keepEntryState(name, next);
    setText(next);
  };
  return [text, change];
}
