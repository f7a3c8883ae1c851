import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the server which pages are shown: this one and each that the visitor goes on to. Nothing is told of the visitor,
 * and nothing at all when the browser asks not to be tracked or is steered by a program (docs/security.md).
 */
export function reportPageViews(router: AnyRouter): void {
  if (!mayReport(navigator)) return;
  let reported = '';
  const report = () => {
    const path = location.pathname;
    // Another tab or filter is the same page.
    if (path === reported) return;
    reported = path;
    // Also when the visitor is leaving; and nobody needs to hear of a failure.
    const headers = { 'Content-Type': 'application/json' };
    fetch('/api/page-views', { method: 'POST', headers, body: JSON.stringify({ path }), keepalive: true }).catch(() => {});
  };
  report();
  router.subscribe('onResolved', report);
}

/** https://w3c.github.io/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
const mayReport = (browser: Navigator & { globalPrivacyControl?: boolean }) =>
  !browser.globalPrivacyControl && browser.doNotTrack !== '1' && !browser.webdriver;
