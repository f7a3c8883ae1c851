import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#browser/focus-heading.ts';

let isDue = false;

/** Lets the next screen focus its heading: it was opened by a link, or the user has just signed in or out. */
export const requestHeadingFocus = (): void => {
  isDue = true;
};

/** Returns true once if a new screen has just been opened and its heading should get the focus. */
export function takeHeadingFocus(): boolean {
  const wasDue = isDue;
  isDue = false;
  return wasDue;
}

/**
 * Lets each screen that is navigated to focus its heading, but not the one with which the desk was opened. The router sets its
 * own former location only when a screen is complete, and users navigate before that.
 */
export function watchScreens(router: AnyRouter): void {
  let path: string | undefined;
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (path !== undefined && path !== toLocation.pathname) requestHeadingFocus();
    path = toLocation.pathname;
  });
}

/** Moves the focus to the screen's heading if the focused element is gone, as a row that moved to another list. */
export function catchLostFocus(): void {
  // Wait until React has rendered the new data.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
