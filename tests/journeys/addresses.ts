import type { APIRequestContext } from '@playwright/test';
import { hubs } from './catalogue.ts';

/** Every address of the table of addresses, with one tool and one category where it has a parameter (docs/product.md). */
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

/** One page of every kind, and every hub; a part of long lists, since their rows are alike. */
export const screensOfKinds: Record<string, readonly string[]> = {
  'the home page, /resources and its categories': [
    '/',
    '/resources',
    '/resources?category=LLMs&view=tools',
    '/resources?category=Worship&view=workflows',
  ],
  'tools side by side': [
    '/compare',
    '/compare?tools=otter',
    '/compare?tools=otter,fireflies,zoom-ai-companion,whisper',
    '/compare?tools=otter,no-such-tool,dall-e-3',
  ],
  'lists of tools': [
    '/all-tools?category=Translation&look=rows&untrained=yes',
    '/all-tools?category=Worship&look=cards',
    '/all-tools?q=bible',
    '/all-tools?q=no+tool+is+called+this',
    '/all-tools?q=canvaa',
  ],
  'the search': [
    '/search',
    '/search?q=message+clips',
    '/search?q=no+page+says+xyzzy',
    '/search?q=xyzzyx',
    '/search?q=prayer+list+chatgpt',
    '/search?q=otter+vs+fireflies',
    '/search?q=someone+pasted+the+giving+list+into+a+chatbot',
  ],
  'whether something may be entered': [
    '/may-i-enter',
    '/may-i-enter?tool=no+such+tool',
    '/may-i-enter?what=pastoralCareNotes&tool=chatgpt',
    '/may-i-enter?what=internalDrafts&tool=claude',
    '/may-i-enter?what=membersDetails&tool=planning-center',
    '/may-i-enter?what=givingRecords&tool=any',
  ],
  workflows: ['/all-workflows?q=sermon', '/workflows', '/workflows/worship-set-planning-by-theme'],
  'prompts, answers and what to do when something goes wrong': [
    '/prompts?kind=picture',
    '/prompts?q=no+prompt+is+called+this',
    '/prompts/discussion-questions-from-a-sermon',
    '/answers',
    '/answers/does-a-notetaker-need-everyones-consent',
    '/answers/kenya-data-protection-and-churches',
    '/when-something-goes-wrong',
    '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse',
    '/workflows/sermon-transcript-to-small-group-discussion-guide',
  ],
  tools: ['/tools/chatgpt', '/tools/wordly', '/tools/dall-e-3'],
  comparisons: ['/comparison/LLMs', '/comparison/Gardening', '/llm-comparison'],
  explainers: ['/llm-guide', '/image-guide', '/video-guide'],
  policies: ['/policy-examples', '/policy-examples?tab=stance', '/policy-examples?tab=statements&tradition=Catholic'],
  'a church’s own policy and tools': [
    '/your-church',
    '/your-church/policy?question=7&v=1&q1=b&tradition=Methodist',
    '/your-church/policy?v=1&q6=c',
    '/your-church/policy?v=1&q6=c&q10=c&form=long',
    '/your-church/page?v=1&q1=b',
    '/your-church/tools',
  ],
  'what a church teaches and asks': [
    '/your-church/training?q6=c',
    '/your-church/training?q6=c&unit=4',
    '/your-church/training?sheet=leader',
    '/your-church/ask?tool=chatgpt',
    '/your-church/readiness?r1=a&from=2026-11-25',
  ],
  research: ['/research', '/research?tab=barna'],
  'the forms and what is not found': ['/submission', '/contact', '/ask', '/no/such/page', '/tools/no-such-tool'],
  'the first hubs': hubs.slice(0, 5).map(({ address }) => address),
  'the next hubs': hubs.slice(5, 10).map(({ address }) => address),
  'the last hubs': hubs.slice(10).map(({ address }) => address),
  'the comparisons of hubs': ['llm', 'image', 'video', 'voice', 'research', 'marketing', 'worship'].map(
    (hub) => `/${hub}-hub?tab=comparison`,
  ),
  'the tools and workflows of hubs': [
    '/llm-hub?tab=tools',
    '/image-hub?tab=tools&look=rows',
    '/voice-hub?tab=tools',
    '/voice-hub?tab=workflows',
    '/worship-hub?tab=workflows',
    '/worship-hub?tab=workflows&look=rows',
  ],
};

/**
 * Addresses with invalid parameters, as in old links, hand-typed addresses and forms sent without a script (docs/product.md),
 * each with the address that shows the same.
 */
export const withIgnoredParameters = [
  ['/all-tools?category=all&pricing=all', '/all-tools'],
  ['/all-tools?pricing=Cheap&page=0', '/all-tools'],
  ['/all-workflows?category=all&difficulty=Beginner', '/all-workflows'],
  ['/workflows?category=Worship', '/workflows'],
  ['/resources?category=Gardening&view=tools', '/resources'],
  ['/resources?q=bible&pricing=Free', '/resources'],
  ['/policy-examples?tab=hymns&kind=poem', '/policy-examples'],
  ['/policy-examples?tab=statements&tradition=Druid', '/policy-examples?tab=statements'],
  ['/research?tab=pew', '/research'],
  ['/image-hub?tab=comparison&sort=colour', '/image-hub?tab=comparison'],
  ['/image-hub?tab=tools&look=tiles', '/image-hub?tab=tools'],
  ['/worship-hub?utm_source=letter', '/worship-hub'],
  ['/your-church/policy?question=6&v=1&q1=c&tradition=', '/your-church/policy?question=6&v=1&q1=c'],
  ['/your-church/training?q6=c&unit=5', '/your-church/training?q6=c'],
  ['/policy-examples?tab=statements&tradition=&kind=', '/policy-examples?tab=statements'],
] as const;

/** Canonical addresses of the sitemap, as paths. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
