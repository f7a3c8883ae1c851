import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';

/** Links for a visitor who found nothing: the three lists, and more as items. */
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

/** Link before everything else of an empty result: a visitor who found nothing may be in distress. */
export const SomethingWrong = () => (
  <p className="mt-4">
    <a className="go" href={addresses.situations}>
      Something went wrong?
    </a>
  </p>
);

/** Sentence for results without a real match, so that the nearest is not taken for an answer. */
export const Nothing = ({ query, isClosest }: { query: string; isClosest: boolean }) => (
  <p data-nothing="" className="mt-4">
    <b>{`We don’t have a page on “${query}”. `}</b>
    {isClosest && 'These come closest. '}
    <a href={addresses.ask({ question: query })}>Ask us</a>
  </p>
);
