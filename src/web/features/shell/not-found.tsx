import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy } from 'react';
import { NotFoundPage } from './not-found-page.tsx';

/** The page for unknown addresses. The server has it at hand; a browser loads it only when it is needed. */
export const NotFound = createIsomorphicFn()
  .server(() => NotFoundPage)
  .client(() => lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })))();
