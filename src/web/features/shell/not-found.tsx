import { lazy } from 'react';

const load = async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage });

/** The page for unknown addresses. The server has it at hand; a browser loads it only when it is needed. */
export const NotFound = import.meta.env.SSR ? (await load()).default : lazy(load);
