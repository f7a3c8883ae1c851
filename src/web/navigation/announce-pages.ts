import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { focusHeading } from '#ui/focus-heading.ts';

type Change = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

/**
 * Tells people who cannot see it that another page stands there: the focus goes to its heading. Whoever came back by the
 * history reads on where they were: they only hear the heading, by `say`.
 * @returns what ends it
 */
export function announcePages(router: AnyRouter, say: (heading: string) => void): () => void {
  let cameBack = false;
  let focused: Element | null = null;
  const stopWatchingHistory = router.history.subscribe(({ action }: Change) => {
    cameBack = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  const stopWatchingBegins = router.subscribe('onBeforeNavigate', () => {
    focused = document.activeElement;
  });
  const stopWatchingPages = router.subscribe('onRendered', ({ pathChanged }) => {
    // What was pressed may be gone with the part of the page in which it stood, as a card of /resources is.
    const isLost = focused !== null && !focused.isConnected;
    if (pathChanged && cameBack) say(document.querySelector('main h1')?.textContent ?? document.title);
    else if (pathChanged || (isLost && !cameBack)) focusHeading();
    focused = null;
    cameBack = false;
  });
  return () => {
    stopWatchingHistory();
    stopWatchingBegins();
    stopWatchingPages();
  };
}
