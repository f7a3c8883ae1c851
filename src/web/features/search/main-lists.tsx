import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';

/** Where a visitor goes on who found nothing: the three lists, and further ways as items. */
export const MainLists = ({ children }: { children: ReactNode }) => (
  <ul className="text-links mt-3">
    <li>
      <a href={addresses.resources()}>All Resources</a>
    </li>
    <li>
      <a href={addresses.allTools()}>All Tools</a>
    </li>
    <li>
      <a href={addresses.allWorkflows()}>All Workflows</a>
    </li>
    {children}
  </ul>
);

/** Before everything that an empty result offers: whoever found nothing may be in a fright. */
export const SomethingWrong = () => (
  <p className="mt-4">
    <a className="go" href={addresses.situations}>
      Something went wrong?
    </a>
  </p>
);
