import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onceIdle } from '#browser/once-idle.ts';
import { readApi } from './api-client.ts';
import { markInlinedStylesLoaded } from './inlined-styles.ts';
import { handleArrivals } from './navigation/arrive.ts';
import { followLinks } from './navigation/follow-links.ts';
import { PageAsItStands } from './page-as-it-stands.tsx';
import { getRouter } from './router.tsx';

// Scripts run from here on; until here the start script removes the mark where they failed (after-first-paint.ts).
document.documentElement.dataset.scripted = 'runs';
start().catch((error: unknown) => {
  delete document.documentElement.dataset.scripted;
  reportError(error);
});

/** Hydrates the page, router and React each in a separate task, so that a slow phone can respond to input in between. */
async function start(): Promise<void> {
  // Runs before the first lazily loaded part is requested.
  markInlinedStylesLoaded();
  await nextTurn();
  const router = getRouter({ read: readApi });
  handleArrivals(router);
  await nextTurn();
  const before = {
    holders: [document.documentElement, document.body].map((holder) => holder.cloneNode()),
    named: document.querySelectorAll('[name]'),
  };
  const restorePage = (failedRouter?: AnyRouter) =>
    import('./page-without-script.ts').then(({ putBack }) => putBack(before, failedRouter));
  // A transition yields every few milliseconds, so that input is handled before React is done.
  startTransition(() => {
    hydrateRoot(
      document,
      <PageAsItStands onFault={() => restorePage(router)}>
        <Page router={router} />
      </PageAsItStands>,
      {
        // A translator or an extension has changed the DOM before hydration, so React has rendered it again.
        onRecoverableError: (error) => {
          reportError(error);
          restorePage();
        },
      },
    );
  });
}

/** Resolves in a new task, without the milliseconds that a timer adds. */
function nextTurn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const turn = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  return turn.finally(() => port1.close());
}

function Page({ router }: { router: ReturnType<typeof getRouter> }) {
  // Waits for hydration: until then links are the browser's own, and the deferred scripts write into the page.
  useEffect(() => {
    followLinks(router);
    startLater(router);
  }, [router]);
  return <RouterClient router={router} />;
}

/** Loads the deferred scripts last: they never slow a page down, and a page works without them. */
function startLater(router: AnyRouter) {
  const load = () =>
    import('./when-idle.ts').then(
      ({ startWhenIdle }) => startWhenIdle(router),
      () => {},
    );
  onceIdle(load, 2_000);
}
