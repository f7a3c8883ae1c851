import type { RenderedPage } from '#web/server.ts';
import { etagOf } from '../response-cache/cached-response.ts';
import type { PolicyExceptions } from './content-security-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A rendered page in bytes, with what its headers say of them. */
export interface PageBytes extends Pick<RenderedPage, 'status' | 'location' | 'cacheControl'> {
  body: Buffer;
  etag: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

export function pageBytes({ html, scripts, ...page }: RenderedPage, exceptions?: PolicyExceptions): PageBytes {
  const body = Buffer.from(html);
  return { ...page, body, etag: etagOf(body), policy: contentSecurityPolicy(body, scripts, exceptions) };
}
