import { useRef, useState } from 'react';
import { readStorage, store } from '#browser/storage.ts';
import { useUnsaved } from './leaving.tsx';

/** Values of a small form, by its fields. */
type Words = Readonly<Record<string, string>>;

/** Storage key of unsent input of small forms, by the forms' names; it lasts as long as this user works in this tab. */
const storeName = 'desk-words';

function allKept(): Record<string, Words> {
  try {
    return JSON.parse(readStorage('tab', storeName) ?? '{}');
  } catch {
    // Invalid JSON, as written by an extension: the form opens empty.
    return {};
  }
}

const keepAs = (form: string, words: Words): boolean => store('tab', storeName, JSON.stringify({ ...allKept(), [form]: words }));

/** Forgets the input of a form, which was sent or taken back. */
export function forgetWords(form: string): void {
  const { [form]: _, ...others } = allKept();
  store('tab', storeName, Object.keys(others).length > 0 ? JSON.stringify(others) : null);
}

/** Forgets the input of every form, because the next user is another person. */
export const forgetAllWords = (): void => void store('tab', storeName, null);

/**
 * Keeps the input of a small form that has no draft: anything that closes the form stores it, and the form shows it when it opens
 * again. Never pass in a password.
 * @param form unique name of the form: its subject, and what it does
 */
export function useKeptWords(form: string) {
  const [first] = useState(() => allKept()[form] ?? {});
  const latestWords = useRef(first);
  const [isTyped, setTyped] = useState(() => hasWords(first));
  const keep = () => keepAs(form, latestWords.current);
  const letGo = useUnsaved(isTyped, {
    goesWith: 'form',
    isKept: () => JSON.stringify(allKept()[form]) === JSON.stringify(latestWords.current),
    keep: async () => keep(),
  });
  const rest = () => {
    letGo();
    setTyped(false);
  };
  return {
    /** Input from when the form was last open. */
    first,
    /** Updates the input to the current values of the fields. */
    hold(words: Words) {
      latestWords.current = words;
      setTyped(hasWords(words));
      if (!hasWords(words)) forgetWords(form);
    },
    /** Stores the input before the form is closed. */
    keep,
    /** Stores the input while it is being sent, since it may be refused. `forgetWords` removes it. */
    onItsWay() {
      keep();
      rest();
    },
    /** Discards the input. */
    cancel() {
      forgetWords(form);
      rest();
    },
  };
}

const hasWords = (words: Words): boolean => Object.values(words).some((text) => text.trim() !== '');
