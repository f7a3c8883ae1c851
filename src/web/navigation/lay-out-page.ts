// The first paint skips what is below the first screen (layout.css): a slow phone then shows the top of a page sooner. Skipped
// parts have a guessed height until they are laid out, so this runs before their true position is needed.

/** Lays out the parts that the first paint skipped: a visitor who comes back must find the saved position. */
export function layOutPage(): void {
  document.documentElement.dataset.laidOut = '';
}
