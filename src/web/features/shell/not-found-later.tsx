import { lazyPart } from '#web/lazy-part.tsx';

const load = async () => (await import('./not-found.tsx')).NotFound;

/**
 * The page for unknown addresses, apart: whoever finds what was looked for does not load it. The router preloads it; the
 * server has it at hand.
 */
export const NotFound = import.meta.env.SSR
  ? await load()
  : lazyPart(load, { otherwise: () => <h1 className="wrap section">Page Not Found</h1> });
