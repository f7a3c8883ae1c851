import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks } from '#domain/catalogue/list-search.ts';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { useWishedLook, wishForLook } from './wished-look.ts';

/** What a list's page says of the choice between rows and cards. */
export interface ViewChoice {
  /** As the address says it; then it holds whatever is wished. */
  look: ListLook | undefined;
  /** The address of the list in one look. */
  hrefOf: (look: ListLook) => string;
  /** Whether the address does not follow the list: the choice then leaves it alone. */
  isApart?: boolean;
}

interface ListInViewProps extends ViewChoice {
  /** Unless the address or a wish tells. */
  usual: ListLook;
  rows: ReactNode;
  cards: ReactNode;
}

const labels: Record<ListLook, string> = { rows: 'Rows', cards: 'Cards' };

/** A list in compact rows or as cards by choice, which the device remembers for all lists. */
export function ListInView({ look: inAddress, hrefOf, isApart, usual, rows, cards }: ListInViewProps) {
  const router = useRouter();
  const wished = useWishedLook();
  const look = inAddress ?? wished ?? usual;
  const choose = (one: ListLook, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    wishForLook(one);
    // The same list, looked at otherwise: the page does not jump, and the back button does not stop here.
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
