import { useState } from 'react';
import { cameByHistory } from './arrive.ts';
import { openEntry } from './saved-states.ts';

// Lives as long as the document: a reload starts empty.
const states = new Map<string, unknown>();

/** State that was kept under this name for the history entry that the visitor came back to; undefined after following a link. */
export const entryState = <T>(name: string): T | undefined =>
  cameByHistory() ? (states.get(`${name} ${openEntry()}`) as T | undefined) : undefined;

/** Keeps state for the current history entry, to be restored when the visitor comes back to it. */
export const keepEntryState = (name: string, state: unknown): void => void states.set(`${name} ${openEntry()}`, state);

/** A text that is restored when the visitor comes back. */
export function useEntryText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => entryState<string>(name) ?? '');
  const change = (next: string) => {
    keepEntryState(name, next);
    setText(next);
  };
  return [text, change];
}
