import type { RenderedPage } from '#web/server.ts';
import { etagOf } from '../response-cache/cached-response.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A rendered page in bytes, with what its headers say of them. */
export interface PageBytes extends Pick<RenderedPage, 'status' | 'location' | 'cacheControl'> {
  body: Buffer;
  etag: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** @param connectSources where the page's scripts may connect to besides the hub */
export function pageBytes({ html, ...page }: RenderedPage, connectSources?: readonly string[]): PageBytes {
  const body = Buffer.from(html);
  return { ...page, body, etag: etagOf(body), policy: contentSecurityPolicy(body, connectSources) };
}
