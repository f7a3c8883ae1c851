import type { APIRequestContext } from '@playwright/test';
import { hubs } from './catalogue.ts';

/** Every address of the specification's table, with one tool and one category where it has a parameter (spec, section 2). */
export const specAddresses = [
  '/',
  '/resources',
  '/all-tools',
  '/all-workflows',
  '/policy-examples',
  '/tools/chatgpt',
  '/research',
  '/workflows',
  '/submission',
  '/comparison/LLMs',
  '/llm-comparison',
  '/llm-guide',
  '/image-guide',
  '/video-guide',
  '/contact',
  ...hubs.map(({ address }) => address),
];

/** The canonical addresses that the site tells search engines, as paths. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
