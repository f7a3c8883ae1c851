import { Hono } from 'hono';
import type { AddressRow } from '../requests/address-row.ts';
import { dataPolicy, securityHeaders } from '../requests/security-headers.ts';

/** Makes the Hono app, which passes a request to the row of its address. Errors of a row reach the caller. */
export function createApp(rows: readonly AddressRow[]): Hono {
  const app = new Hono();
  for (const { method, path, cache, answer } of rows)
    app.on(method, path, async (c) => {
      const response = await answer(c);
      const headers = new Headers(response.headers);
      const always = {
        ...securityHeaders,
        'Content-Security-Policy': dataPolicy,
        ...(cache === 'visitor' && { 'Cache-Control': 'no-store' }),
      };
      for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    });
  app.onError((error) => {
    throw error;
  });
  return app;
}
