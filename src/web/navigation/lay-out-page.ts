// The first paint leaves out what lies below the first screen (layout.css): a slow phone then shows the first of a page sooner.
// What is left out has a guessed height until it is laid out, so this is done before anyone needs its true place.

/** Lays out what the first paint left out: whoever comes back must find the place that was saved. */
export function layOutPage(): void {
  document.documentElement.dataset.laidOut = '';
}
