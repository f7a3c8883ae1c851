import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { readApi } from './api-client.ts';
import { followLinks } from './navigation/follow-links.ts';
import { getRouter } from './router.tsx';

const router = getRouter({ read: readApi });
hydrateRoot(document, <RouterClient router={router} />);
// After React's own listeners, so that a component may take a click for itself.
followLinks(router);

// Last of all: a visitor's page is never slower for what comes later, and none the worse where it does not come.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
whenIdle(() =>
  import('./when-idle.ts').then(
    ({ startWhenIdle }) => startWhenIdle(router),
    () => {},
  ),
);
