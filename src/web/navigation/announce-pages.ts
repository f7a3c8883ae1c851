import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#browser/focus-heading.ts';
import { cameByHistory } from './arrival.ts';

/**
 * Tells people who cannot see it that another page stands there: the focus goes to its heading. Whoever came back by the
 * history reads on where they were: they only hear the heading, by `say`.
 * @returns what ends it
 */
export function announcePages(router: AnyRouter, say: (heading: string) => void): () => void {
  let focused: Element | null = null;
  const stopWatchingBegins = router.subscribe('onBeforeNavigate', () => {
    focused = document.activeElement;
  });
  const stopWatchingPages = router.subscribe('onRendered', ({ pathChanged }) => {
    // What was pressed may be gone with the part of the page in which it stood, as a card of /resources is.
    const lost = focused?.isConnected ? null : focused;
    if (pathChanged && cameByHistory()) say(document.querySelector('main h1')?.textContent ?? document.title);
    else if (pathChanged) focusHeading();
    else if (lost && !cameByHistory()) focusAgain(lost);
    focused = null;
  });
  return () => {
    stopWatchingBegins();
    stopWatchingPages();
  };
}

/** A link whose part of the page was drawn anew, as an order of a table is, has the focus again; else the page is another one. */
function focusAgain({ textContent }: Element): void {
  const again = [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.textContent === textContent);
  if (again) again.focus({ preventScroll: true });
  else {
    focusHeading();
    scrollTo({ top: 0, behavior: 'instant' });
  }
}
