import type { AnyRouter } from '@tanstack/react-router';
import { layOutPageWhenIdle } from './navigation/lay-out-when-idle.ts';
import { reportPageViews } from './navigation/page-views.ts';
import { pickTools } from './navigation/pick-tools.ts';
import { prefetchLinks } from './navigation/prefetch-links.ts';
import { shareAddresses } from './navigation/share-addresses.ts';
import { stampSheets } from './navigation/stamp-sheets.ts';
import { keepPages } from './offline/keep-pages.ts';
import { switchThemes } from './switch-themes.ts';

// The phone's menu loads here, too: nobody presses its button before (features/shell/shell.tsx).
export { MenuDrawer } from './navigation/menu-drawer.tsx';

/**
 * Scripts that no first page waits for: the theme switch, remembered picks, sharing an address, the foot of printed sheets,
 * laying out what is below the first screen, living with a translator, prefetching, counting the page, and storing it for offline
 * reading.
 */
export function startWhenIdle(router: AnyRouter): void {
  ignoreLostStyles();
  switchThemes();
  pickTools(router);
  layOutPageWhenIdle();
  watchForTranslators();
  prefetchLinks(router);
  shareAddresses();
  stampSheets();
  reportPageViews(router);
  // Pages change under the reader during development.
  if (import.meta.env.PROD && navigator.serviceWorker) keepPages(router);
}

/** Loads the code that copes with translators when the first <font> appears, with which they replace each text. */
function watchForTranslators(): void {
  const watch = new MutationObserver(async (changes) => {
    if (!document.querySelector('font')) return;
    const { liveWithTranslators } = await import('./navigation/live-with-translators.ts');
    liveWithTranslators(changes);
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Lets a page render without a style sheet that failed to load: its words can be read without. */
function ignoreLostStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault();
  });
}
