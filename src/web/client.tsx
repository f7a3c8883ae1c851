import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onceIdle } from '#browser/once-idle.ts';
import { readApi } from './api-client.ts';
import { arrive } from './navigation/arrive.ts';
import { followLinks } from './navigation/follow-links.ts';
import { PageAsItStands } from './page-as-it-stands.tsx';
import { getRouter } from './router.tsx';
import { knowStylesAtHand } from './styles-at-hand.ts';

// From here on scripts run; until here the start script takes the mark away where they failed (after-first-paint.ts).
document.documentElement.dataset.scripted = 'runs';
start().catch((error: unknown) => {
  delete document.documentElement.dataset.scripted;
  reportError(error);
});

/** Takes the page over, router and React each in a turn of the loop of its own: a slow phone answers its visitor in between. */
async function start(): Promise<void> {
  // Before the first part of the page is asked for.
  knowStylesAtHand();
  await nextTurn();
  const router = getRouter({ read: readApi });
  arrive(router);
  await nextTurn();
  const before = {
    holders: [document.documentElement, document.body].map((holder) => holder.cloneNode()),
    named: document.querySelectorAll('[name]'),
  };
  const mend = (failed?: AnyRouter) => import('./page-without-script.ts').then(({ putBack }) => putBack(before, failed));
  // A transition lets go of the processor after each few milliseconds: a visitor's press is answered before React is done.
  startTransition(() => {
    hydrateRoot(
      document,
      <PageAsItStands onFault={() => mend(router)}>
        <Page router={router} />
      </PageAsItStands>,
      {
        // A translator or an extension has written into the page before: React has drawn it anew.
        onRecoverableError: (error) => {
          reportError(error);
          mend();
        },
      },
    );
  });
}

/** A task of its own, without the milliseconds that a timer adds. */
function nextTurn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const turn = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  return turn.finally(() => port1.close());
}

function Page({ router }: { router: ReturnType<typeof getRouter> }) {
  // Not before React has taken the page over: until then a link is the browser's own, and what comes later writes into the page.
  useEffect(() => {
    followLinks(router);
    startLater(router);
  }, [router]);
  return <RouterClient router={router} />;
}

/** Last of all: a visitor's page is never slower for what comes later, and none the worse where it does not come. */
function startLater(router: AnyRouter) {
  const load = () =>
    import('./when-idle.ts').then(
      ({ startWhenIdle }) => startWhenIdle(router),
      () => {},
    );
  onceIdle(load, 2_000);
}
