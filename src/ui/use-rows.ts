import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface Rows {
  /** The fieldset around the list and its 'Add' button. */
  group: RefObject<HTMLFieldSetElement | null>;
  /** Adds a row at the end, whose first field gets the focus. */
  add: () => void;
  /** Removes a row; the focus moves to the next one, or the last, or to the 'Add' button if none is left. */
  remove: (place: number) => void;
}

/** Rows of a growing list: after each change the focus stays among them, and does not fall to the top of the page. */
export function useRows<Row>(rows: readonly Row[], newRow: () => Row, onChange: (rows: Row[]) => void): Rows {
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const items = group.current?.querySelectorAll('ol > li') ?? [];
    const field = items[Math.min(focusNext.current, items.length - 1)]?.querySelector<HTMLElement>('input, textarea');
    (field ?? group.current?.querySelector<HTMLElement>('.button'))?.focus();
    focusNext.current = undefined;
  });

  const change = (changedRows: Row[], focusAt: number) => {
    focusNext.current = focusAt;
    onChange(changedRows);
  };
  return {
    group,
    add: () => change([...rows, newRow()], rows.length),
    remove: (place) => change(rows.toSpliced(place, 1), place),
  };
}
