/**
 * Gives the focus to the page's heading: a screen reader then says which page it is, and the keyboard goes on from there.
 * For when a script has put another page, or another screen, in the place of the one before.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
