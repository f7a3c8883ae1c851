import { HttpError } from '../errors.ts';

/**
 * Refuses requests that another site's page causes in a visitor's browser. Browsers name the sender in Origin or Sec-Fetch-Site;
 * programs name none and may pass. `publicUrl` is the canonical origin; the address in the browser's Host header is accepted
 * too, since no page can forge it.
 * @throws {HttpError} 403.
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: string): void {
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') throw foreign();
  const origin = headers.get('Origin');
  if (origin === null || (origin === 'null' && site === 'same-origin')) return;
  if (origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('Host'))) return;
  throw foreign();
}

const foreign = () => new HttpError(403, 'This was sent from another site’s page.');
