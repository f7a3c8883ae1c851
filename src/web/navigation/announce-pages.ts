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
  let stopWatchingHeading = () => {};
  const stopWatchingHistory = router.history.subscribe(({ action }: Change) => {
    cameBack = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  const stopWatchingBegins = router.subscribe('onBeforeNavigate', () => {
    stopWatchingHeading();
    focused = document.activeElement;
  });
  const stopWatchingPages = router.subscribe('onRendered', ({ pathChanged }) => {
    // What was pressed may be gone with the part of the page in which it stood, as a card of /resources is.
    const isLost = focused !== null && !focused.isConnected;
    if (pathChanged && cameBack) say(document.querySelector('main h1')?.textContent ?? document.title);
    else if (pathChanged || (isLost && !cameBack)) {
      focusHeading();
      stopWatchingHeading = watchHeading();
    }
    focused = null;
    cameBack = false;
  });
  return () => {
    stopWatchingHeading();
    stopWatchingHistory();
    stopWatchingBegins();
    stopWatchingPages();
  };
}

/**
 * A page with styles of its own is shown when they are there: until then there is the former heading, or none.
 * @returns what ends it
 */
function watchHeading(): () => void {
  const aimed = document.activeElement;
  const watch = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === aimed) return;
    watch.disconnect();
    if (document.activeElement === aimed || document.activeElement === document.body) focusHeading();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
