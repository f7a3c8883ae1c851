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

/** One page of every kind, and every hub; of long lists a part, since their rows are alike. */
export const screenAddresses = [
  '/',
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/resources?category=Worship&view=workflows',
  '/all-tools?q=bible',
  '/all-tools?q=no+tool+is+called+this',
  '/all-tools?q=canvaa',
  '/search',
  '/search?q=message+clips',
  '/search?q=no+page+says+xyzzy',
  '/search?q=xyzzyx',
  '/all-workflows?q=sermon',
  '/workflows',
  '/workflows/worship-set-planning-by-theme',
  '/tools/chatgpt',
  '/tools/wordly',
  '/tools/dall-e-3',
  '/comparison/LLMs',
  '/comparison/Gardening',
  '/llm-comparison',
  '/llm-guide',
  '/image-guide',
  '/video-guide',
  '/policy-examples',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements&tradition=Catholic',
  '/research',
  '/research?tab=barna',
  '/submission',
  '/contact',
  '/no/such/page',
  '/tools/no-such-tool',
  ...hubs.map(({ address }) => address),
  ...['llm', 'image', 'video', 'voice', 'research', 'marketing', 'worship'].map((hub) => `/${hub}-hub?tab=comparison`),
  '/llm-hub?tab=tools',
  '/voice-hub?tab=tools',
  '/voice-hub?tab=workflows',
  '/worship-hub?tab=workflows',
];

/** The canonical addresses that the site tells search engines, as paths. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
