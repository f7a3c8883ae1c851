import { useRef, useState } from 'react';
import { store, stored } from '#browser/storage.ts';
import { useUnsaved } from './leaving.tsx';

/** The values of a small form, by its fields. */
type Words = Readonly<Record<string, string>>;

/** Input of small forms that was not sent, by the forms' names, for as long as this user works in this tab. */
const storeName = 'desk-words';

function allKept(): Record<string, Words> {
  try {
    return JSON.parse(stored('tab', storeName) ?? '{}');
  } catch {
    // An extension wrote there: the form opens empty, as a new one.
    return {};
  }
}

const keepAs = (form: string, words: Words): boolean => store('tab', storeName, JSON.stringify({ ...allKept(), [form]: words }));

/** Forgets what was typed in a form: it was sent, or taken back. */
export function forgetWords(form: string): void {
  const { [form]: _, ...others } = allKept();
  store('tab', storeName, Object.keys(others).length > 0 ? JSON.stringify(others) : null);
}

/** Forgets all of it: the next user is another person. */
export const forgetAllWords = (): void => void store('tab', storeName, null);

/**
 * For a form of a few words that has no draft: whatever closes it keeps what was typed, and it stands there when the form is opened
 * again. No password goes in here.
 * @param form a name that no other form has: what it is about, and what it does
 */
export function useKeptWords(form: string) {
  const [first] = useState(() => allKept()[form] ?? {});
  const typed = useRef(first);
  const [isTyped, setTyped] = useState(() => hasWords(first));
  const keep = () => keepAs(form, typed.current);
  const letGo = useUnsaved(isTyped, {
    goesWith: 'form',
    isKept: () => JSON.stringify(allKept()[form]) === JSON.stringify(typed.current),
    keep: async () => keep(),
  });
  const rest = () => {
    letGo();
    setTyped(false);
  };
  return {
    /** What was typed when it was open before. */
    first,
    /** Holds what the fields say now. */
    hold(words: Words) {
      typed.current = words;
      setTyped(hasWords(words));
      if (!hasWords(words)) forgetWords(form);
    },
    /** Keeps it before the form is closed. */
    keep,
    /** Keeps it while it is on its way: it may be refused. `forgetWords` ends that. */
    onItsWay() {
      keep();
      rest();
    },
    /** Takes it back. */
    cancel() {
      forgetWords(form);
      rest();
    },
  };
}

const hasWords = (words: Words): boolean => Object.values(words).some((text) => text.trim() !== '');
