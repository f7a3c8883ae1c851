import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks } from '#domain/catalogue/list-search.ts';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { setPreferredView, usePreferredView } from './preferred-view.ts';

/** View settings that a list's page passes: rows or cards. */
export interface ViewChoice {
  /** View in the address; it wins over the visitor's preference. */
  look: ListLook | undefined;
  /** Address of the list in a view. */
  hrefOf: (look: ListLook) => string;
  /** True if the address does not follow the list: a change of view then leaves it alone. */
  isApart?: boolean;
}

interface ListInViewProps extends ViewChoice {
  /** Default, without an address or a preference. */
  defaultLook: ListLook;
  rows: ReactNode;
  cards: ReactNode;
}

const labels: Record<ListLook, string> = { rows: 'Rows', cards: 'Cards' };

/** A list in compact rows or as cards; the device remembers the preference for all lists. */
export function ListInView({ look: inAddress, hrefOf, isApart, defaultLook, rows, cards }: ListInViewProps) {
  const router = useRouter();
  const preferred = usePreferredView();
  const look = inAddress ?? preferred ?? defaultLook;
  const choose = (one: ListLook, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPreferredView(one);
    // The same list in another view: the page does not scroll, and history gets no entry.
    if (!isApart) router.navigate({ href: hrefOf(one), replace: true, resetScroll: false });
  };
  return (
    <>
      <nav className="view-switch" aria-label="View">
        {listLooks.map((one) => (
          <a key={one} href={hrefOf(one)} aria-current={one === look || undefined} onClick={(event) => choose(one, event)}>
            {labels[one]}
          </a>
        ))}
      </nav>
      {look === 'rows' ? rows : cards}
    </>
  );
}
