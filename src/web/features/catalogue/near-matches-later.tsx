import { lazy, Suspense } from 'react';
import type { NearMatchesProps } from './near-matches.tsx';

const load = async () => ({ default: (await import('./near-matches.tsx')).NearMatches });

// The server has it at hand; a browser loads it when a list finds nothing.
const Matches = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The ways on from a list that found nothing, apart: most lists never need them. */
export const NearMatchesLater = (props: NearMatchesProps) => (
  <Suspense>
    <Matches {...props} />
  </Suspense>
);
