/**
 * Focuses the page's heading: a screen reader then announces the page, and the keyboard continues from there. For use after a
 * script has replaced the page or the screen.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
