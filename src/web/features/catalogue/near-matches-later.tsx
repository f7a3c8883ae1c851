import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense } from 'react';
import type { NearMatchesProps } from './near-matches.tsx';
import { NearMatches } from './near-matches.tsx';

const load = () => import('./near-matches.tsx');

// The server has it at hand; a browser loads it when a list finds nothing.
const Matches = createIsomorphicFn()
  .server(() => NearMatches)
  .client(() => lazy(async () => ({ default: (await load()).NearMatches })))();

/** The ways on from a list that found nothing, apart: most lists never need them. */
export const NearMatchesLater = (props: NearMatchesProps) => (
  <Suspense>
    <Matches {...props} />
  </Suspense>
);
