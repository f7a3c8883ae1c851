// The first paint of a long list leaves out the cards that are out of sight (card.css): a slow phone then shows the first of
// them sooner. They have a guessed height until they are laid out, so this is done before anyone needs their true places.

const cardsAtOnce = 10;

/** Lays out what the first paint left out: whoever comes back must find the place that was saved. */
export function layOutLists(): void {
  document.documentElement.dataset.laidOut = '';
}

/** … a few cards at a time, whenever the browser has nothing else to do. */
export function layOutListsWhenIdle(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.card-grid > .tool-card')];
  const layOutNext = () => {
    for (const card of cards.splice(0, cardsAtOnce)) card.style.contentVisibility = 'visible';
    if (cards.length > 0) return whenIdle(layOutNext);
    layOutLists();
    for (const card of document.querySelectorAll<HTMLElement>('.card-grid > .tool-card')) card.style.contentVisibility = '';
  };
  whenIdle(layOutNext);
}

/** Safari has no idle time to tell of. Asked when it is needed: the server reads this file too, while developing. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 100);
}
