import { securityHeaders } from '../requests/security-headers.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { makeCachedResponse } from '../response-cache/cached-response.ts';

// Script that removes the caches of src/web/offline/kept-pages.ts, and itself.
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hub-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** Answers /sw.js instead of the service worker when the operator has switched offline copies off (docs/decisions/0013). */
export const serviceWorkerTombstone = (): CachedResponse =>
  makeCachedResponse({
    body: Buffer.from(script),
    headers: { ...securityHeaders, 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
    compressible: false,
  });
