import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const addressDelayMs = 250;

/** The state of a filtered list, the way to change it, and the ref of the form that shows it. */
export interface ListSearch<S> {
  search: S;
  change: (changes: Partial<S>) => void;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * State of a filtered list: results follow it at once. The address follows after a debounce, without a request, a history entry
 * for each letter, or a scroll; Safari limits calls to the history.
 */
export function useListSearch<S extends object>(inAddress: S): ListSearch<S> {
  const navigate = useNavigate();
  const [search, setSearch] = useState(inAddress);
  const form = useRef<HTMLFormElement>(null);
  const addressText = textOf(inAddress);
  const writtenText = useRef(addressText);
  const change = (changes: Partial<S>) => setSearch((before) => ({ ...before, page: undefined, ...changes }));

  // Input from before hydration exists only in the DOM, so it is read once on mount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, when the script takes it over.
  useEffect(() => {
    const entries = form.current ? [...new FormData(form.current)] : [];
    const missed = entries.filter(([name, value]) => value !== 'all' && value !== '' && value !== inAddress[name as keyof S]);
    if (missed.length > 0) setSearch((before) => ({ ...before, page: undefined, ...Object.fromEntries(missed) }));
  }, []);

  // The browser's back button, or a link such as 'Clear Filters', changed the address.
  useEffect(() => {
    if (addressText === writtenText.current) return;
    writtenText.current = addressText;
    setSearch(Object.fromEntries(JSON.parse(addressText)) as S);
  }, [addressText]);

  useEffect(() => {
    const text = textOf(search);
    if (text === writtenText.current) return;
    const writeAddress = () => {
      clearTimeout(timer);
      if (text === writtenText.current) return;
      writtenText.current = text;
      navigate({ to: '.', search: Object.fromEntries(JSON.parse(text)) as never, replace: true, resetScroll: false });
    };
    const timer = setTimeout(writeAddress, addressDelayMs);
    // A visitor who opens a result at once must find the list again on return: pressing or leaving the field writes the address
    // first.
    document.addEventListener('pointerdown', writeAddress, { capture: true });
    document.addEventListener('focusout', writeAddress);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', writeAddress, { capture: true });
      document.removeEventListener('focusout', writeAddress);
    };
  }, [search, navigate]);

  return { search, change, form };
}

/** Canonical text of a state, independent of the order of keys; unset values are left out. */
const textOf = (search: object) =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
