import type { AnyRouter } from '@tanstack/react-router';

/**
 * Reports to the server which pages are shown: this one and each that the visitor navigates to. Reports nothing about the
 * visitor, and nothing at all when the browser asks not to be tracked or is automated (docs/security.md).
 */
export function reportPageViews(router: AnyRouter): void {
  if (!mayReport(navigator)) return;
  let reportedPath = '';
  const report = () => {
    const path = location.pathname;
    // Another tab or filter is the same page.
    if (path === reportedPath) return;
    reportedPath = path;
    // Sent even while the visitor is leaving; a failure is ignored.
    const headers = { 'Content-Type': 'application/json' };
    fetch('/api/page-views', { method: 'POST', headers, body: JSON.stringify({ path }), keepalive: true }).catch(() => {});
  };
  report();
  router.subscribe('onResolved', report);
}

/** https://w3c.github.io/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
const mayReport = (browser: Navigator & { globalPrivacyControl?: boolean }) =>
  !browser.globalPrivacyControl && browser.doNotTrack !== '1' && !browser.webdriver;
