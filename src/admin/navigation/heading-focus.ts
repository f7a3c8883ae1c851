import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#browser/focus-heading.ts';

let isDue = false;

/** Has the next screen focus its heading: it was opened by a link, or somebody has just signed in or out. */
export const startAnew = (): void => {
  isDue = true;
};

/** Whether a new screen has just been opened and its heading is to have the focus; asked once. */
export function takeHeadingFocus(): boolean {
  const wasDue = isDue;
  isDue = false;
  return wasDue;
}

/**
 * Has each screen that is navigated to focus its heading, but not the one with which the desk was opened. The router's own word for
 * where one comes from is set only when a screen is complete, and people go on before that.
 */
export function watchScreens(router: AnyRouter): void {
  let path: string | undefined;
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (path !== undefined && path !== toLocation.pathname) startAnew();
    path = toLocation.pathname;
  });
}

/** When what had the focus is gone, as a row that moved to another list, the screen's heading has it. */
export function catchLostFocus(): void {
  // After React has rendered the new data.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
