import { onceIdle } from '#browser/once-idle.ts';
import { layOutPage } from './lay-out-page.ts';

const partsAtOnce = 10;
const pauseMs = 100;
const parts = '.grid > :is(.tool-card, .category-card), .row, .with-contents > .prose > *, .below-fold';

/** Lays out the parts that the first paint skipped, a few at a time, whenever the browser is idle. */
export function layOutPageWhenIdle(): void {
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  const remaining = [...all];
  const layOutNext = () => {
    for (const part of remaining.splice(0, partsAtOnce)) part.style.contentVisibility = 'visible';
    if (remaining.length > 0) return onceIdle(layOutNext, pauseMs);
    layOutPage();
    for (const part of all) part.style.contentVisibility = '';
  };
  onceIdle(layOutNext, pauseMs);
}
