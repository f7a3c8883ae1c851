import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGo } from '#admin/navigation/address.ts';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { SearchField } from '#ui/search-field.tsx';

/** Debounce of the search while the user types. */
const pauseMs = 250;

interface SearchBoxProps {
  label: string;
  /** Hint of the search field. */
  hint?: string | undefined;
  /** Search words in the address. */
  value: string;
  hrefOf: (words: string) => string;
}

/** Keeps the typed words in the address, so that a link opens the same list. */
export function SearchBox({ label, hint, value, hrefOf }: SearchBoxProps) {
  const go = useGo();
  const [text, setText] = useState(value);
  // Update the field, since Back and Forward change the address.
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    const words = text.trim();
    if (words === value) return;
    const timer = setTimeout(() => {
      const href = hrefOf(words);
      // Check the path: the user may have followed a result meanwhile, and this screen still be rendered.
      if (new URL(href, location.href).pathname === location.pathname) go(href, { replace: true, resetScroll: false });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, hrefOf, go]);
  return <SearchField label={label} hint={hint} name="q" value={text} onChange={(event) => setText(event.target.value)} />;
}

interface SelectFilterProps {
  label: string;
  value: string;
  /** Label of the option for no filter: 'All'. */
  all: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  hrefOf: (value: string) => string;
}

export function SelectFilter({ label, value, all, options, hrefOf }: SelectFilterProps) {
  const go = useGo();
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(event) => go(hrefOf(event.target.value), { resetScroll: false })}
    />
  );
}

/** Filters of one list, in a row. */
export function ListFilters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FilterBar label={label} onSubmit={(event) => event.preventDefault()}>
      {children}
    </FilterBar>
  );
}
