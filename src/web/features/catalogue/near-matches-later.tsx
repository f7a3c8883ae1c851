import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { NearMatchesProps } from './near-matches.tsx';

const load = async () => (await import('./near-matches.tsx')).NearMatches;

// The server has it at hand; a browser loads it when a list finds nothing.
const Matches = import.meta.env.SSR
  ? await load()
  : lazyPart(load, { otherwise: ({ q }) => (q ? <a href={addresses.search({ q })}>Search the whole hub</a> : null) });

/** The ways on from a list that found nothing, apart: most lists never need them. */
export const NearMatchesLater = (props: NearMatchesProps) => (
  <Suspense>
    <Matches {...props} />
  </Suspense>
);
