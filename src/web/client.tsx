import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { followLinks } from './navigation/follow-links.ts';
import { getRouter } from './router.tsx';

// Not StartClient: it carries the server-function runtime, 11 kB that nothing here uses.
const router = getRouter();
hydrateRoot(document, <RouterClient router={router} />);
// After React's own listeners, so that a component may take a click for itself.
followLinks(router);

// Last of all: a visitor's page is never slower for being counted.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
whenIdle(() => {
  import('./navigation/page-views.ts').then(({ reportPageViews }) => reportPageViews(router));
  if (import.meta.env.PROD && navigator.serviceWorker) {
    import('./offline/keep-pages.ts').then(({ keepPages }) => keepPages(router));
  }
});
