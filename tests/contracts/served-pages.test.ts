import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolHeadline } from '#domain/catalogue/tool-headline.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { EvidenceCounts } from '#domain/trust/count-evidence.ts';
import { membersVerdicts } from '#domain/trust/members-details.ts';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { byDay } from '../environment/night.ts';
import type { Element, Part } from '../html.ts';
import { all, attribute, elementsIn, first, hrefOf, readHtml, wordsInSight, wordsOf } from '../html.ts';
import { withIgnoredParameters } from '../journeys/addresses.ts';

// The hub's own pages as they are sent, before any script: a test that reads HTML needs no browser.

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicUrl = 'https://hub.example';
const dataDir = mkdtempSync(join(tmpdir(), 'hub-served-'));
let hub: Hub;

beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl };
  hub = await startServer({ root, environment, development: false });
});
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

const ask = (address: string, init: RequestInit = {}) =>
  fetch(hub.address + address, { ...init, headers: { Accept: 'text/html', ...init.headers } });

/** A page, its main part, and its response. */
async function open(address: string, init?: RequestInit) {
  const response = await ask(address, init);
  const html = await response.text();
  const page = readHtml(html);
  return { status: response.status, headers: response.headers, html, page, main: first(page, 'main'), title: titleOf(page) };
}

const titleOf = (page: Part) => wordsOf(first(page, 'title'));
const headingOf = (part: Part) => wordsOf(first(part, 'h1'));
const isClass = (name: string) => (element: Element) => attribute(element, 'class')?.split(' ').includes(name) ?? false;

describe('what is not found', () => {
  test('an unknown address answers 404 with what a visitor needs: a search and the main links', async () => {
    const { status, title, main } = await open('/no/such/page');
    expect(status).toBe(404);
    expect(title).toMatch(/^Page Not Found/);
    expect(headingOf(main)).toBe('Page Not Found');
    expect(wordsOf(main)).toContain('Did you forget to add the page to the router?');
    expect(['All Resources', 'All Tools', 'All Workflows', 'Contact'].map((name) => hrefOf(main, name))).toEqual([
      '/resources',
      '/all-tools',
      '/all-workflows',
      '/contact',
    ]);
    // The query of a form sent without a script is in the address.
    const form = first(main, 'form');
    expect([attribute(form, 'action'), attribute(form, 'method')?.toLowerCase() ?? 'get']).toEqual(['/search', 'get']);
    expect(
      attribute(
        first(form, 'input', (field) => attribute(field, 'type') === 'search'),
        'name',
      ),
    ).toBe('q');
    expect(wordsOf(first(form, 'button'))).toBe('Search');
    const searched = await open('/search?q=caption');
    expect(
      attribute(
        first(searched.page, 'input', (field) => attribute(field, 'name') === 'q'),
        'value',
      ),
    ).toBe('caption');
  });

  test.each(['/tools/no-such-tool', '/resources/no-such-tool'])(
    'the unknown tool at %s answers 404, says so and leads back to /resources',
    async (address) => {
      const { status, title, main, page } = await open(address);
      expect(status).toBe(404);
      expect(title).toMatch(/^Tool not found/);
      expect(headingOf(page)).toBe('Tool not found');
      expect(hrefOf(main, 'Back')).toBe('/resources');
    },
  );

  test.each(['/workflows/no-such-workflow', '/answers/no-such-answer', '/comparison', '/Tools/chatgpt', '/llm-hub/tools'])(
    'there is no page at %s, and never a fault of the server',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );
});

test.each([
  '/tool-detail/chatgpt',
  '/image-generator-hub?tab=tools',
  '/video-generator-hub',
  '/about',
  '/prompts/sermon-audio-to-text',
  '/prompts/five-plain-titles',
  '/prompts/what-a-guest-would-still-ask',
  '/prompts/names-that-captions-got-wrong',
  '/prompts/meaning-of-subtitles-compared',
  '/prompts/alt-text-from-a-note',
  '/prompts/rough-changes-of-key-and-tempo',
  '/all-tools/',
])('the old address %s leads for good to a page that is there', async (address) => {
  const redirect = await ask(address, { redirect: 'manual' });
  expect(redirect.status).toBe(308);
  expect((await ask(redirect.headers.get('Location') ?? '', { redirect: 'manual' })).status).toBe(200);
});

describe('addresses with parameters that make no sense show what they show without them', () => {
  test.each(withIgnoredParameters)('%s as %s', async (address, same) => {
    expect(wordsOf((await open(address)).main)).toBe(wordsOf((await open(same)).main));
  });
});

describe('the form of a suggestion', () => {
  test('is each visitor’s own: another token every time, and no cache keeps it', async () => {
    const tokens = new Set<string | undefined>();
    for (let times = 0; times < 3; times += 1) {
      const { headers, page } = await open('/submission');
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      tokens.add(
        attribute(
          first(page, 'input', (field) => attribute(field, 'name') === 'formToken'),
          'value',
        ),
      );
    }
    expect([tokens.size, tokens.has(undefined), tokens.has('')]).toEqual([3, false, false]);
  });

  test('can show a reference by its address, and nothing else', async () => {
    expect(wordsOf((await open('/submission?sent=S-7K3M9Q')).main)).toContain('Your reference is S-7K3M9Q.');
    const invented = await open(`/submission?sent=${encodeURIComponent('<b>You have won</b>')}`);
    expect(wordsOf(invented.main)).not.toMatch(/won|Your reference/);
  });

  test('brings hostile text back as text', async () => {
    const hostile = '</script><script>document.title="hacked"</script><img src=x onerror=alert(1)>"\'&amp; u:1700000000000';
    const answer = await open('/submission', {
      method: 'POST',
      headers: { Origin: publicUrl },
      body: new URLSearchParams({ type: 'workflow', title: hostile }),
    });
    expect(answer.status).toBe(422);
    expect(
      attribute(
        first(answer.page, 'input', (field) => attribute(field, 'name') === 'title'),
        'value',
      ),
    ).toBe(hostile);
    expect(all(answer.page, 'script').filter((script) => /hacked/.test(attribute(script, 'src') ?? ''))).toEqual([]);
    expect(elementsIn(answer.page).filter((element) => attribute(element, 'onerror') !== undefined)).toEqual([]);
    expect(answer.html).not.toContain('<script>document.title');
    expect(answer.title).toMatch(/^Error: Suggest/);
  });
});

describe('answers', () => {
  test('a visitor finds an answer by its topic, and reads what stands behind it', async () => {
    const home = await open('/');
    expect(hrefOf(first(home.page, 'footer'), 'Answers')).toBe('/answers');
    const list = await open('/answers');
    const topics = first(list.page, 'nav', (nav) => attribute(nav, 'aria-label') === 'Topics');
    const topic = first(topics, 'a', (link) => wordsOf(link).includes('Meetings and recording'));
    expect(attribute(topic, 'href')).toMatch(/^(\/answers)?#meetings-and-recording$/);
    const question = 'Does a notetaker need everyone’s consent?';
    const { main } = await open(hrefOf(list.main, question) ?? '');
    expect(headingOf(main)).toBe(question);
    expect(wordsOf(main)).toContain(
      'In some states, yes, so ask everyone, every time, before it starts, since last month’s yes doesn’t count.',
    );
    expect(hrefOf(main, 'Otter, Terms of Service')).toBe('https://otter.ai/terms-of-service');
    expect(wordsOf(main)).toContain('March 24, 2024. Read November 22, 2026, in a copy of unknown date.');
    expect(wordsOf(main).match(/isn’t legal advice/g)).toHaveLength(1);
    expect(hrefOf(main, 'Staff meeting notes and a clear action list')).toBe('/workflows/staff-meeting-notes-and-actions');
  });

  test('a law is told with its country, its source and the day it was read', async () => {
    const { main } = await open('/answers/do-we-have-to-report-abuse-told-to-a-bot');
    expect(wordsOf(first(main, 'dt'))).toMatch(/United States/);
    expect(wordsOf(main)).toMatch(/Read November \d{1,2}, 2026, in a copy of unknown date\./);
  });
});

describe('what the hub promises of its facts', () => {
  test('the front door counts as how we check does, and both count the facts that are there', async () => {
    const { facts, factsDated } = (await (await ask('/api/evidence-counts')).json()) as EvidenceCounts;
    expect(await (await ask('/api/facts')).json()).toHaveLength(facts);
    expect(factsDated).toBeLessThan(facts);
    expect(wordsOf((await open('/')).main)).toContain(`${facts} facts with their source, ${factsDated} with a date`);
    expect(wordsOf((await open('/about/how-we-check')).main)).toContain(
      `There are ${facts} facts, each with its source; of ${factsDated} the date of the document or of our copy is known.`,
    );
  });

  test('no page of the front door promises a date for every fact, or that somebody read each of them', async () => {
    for (const address of ['/', '/about/how-we-check', '/about/who-we-are', '/terms-changes', '/terms-changes?tool=whisper']) {
      const text = wordsOf((await open(address)).main);
      expect(text, address).not.toMatch(/every fact has a source and a date|facts with source and date|started tracking/i);
      expect(text, address).not.toMatch(/a person (compared|read the fact)/i);
    }
  });
});

describe('what a visitor came for', () => {
  test('a tool’s page shows at most 1,100 words before anything on it is opened, and How we check at most 600', async () => {
    const tools = (await (await ask('/api/tools')).json()) as ToolCardView[];
    const longest = ['chatgpt', 'claude', 'planning-center', 'subsplash'];
    for (const slug of byDay(longest, { atNight: tools.map((tool) => tool.slug) }))
      expect(wordsInSight((await open(`/tools/${slug}`)).main).length, slug).toBeLessThanOrEqual(1_100);
    expect(wordsInSight((await open('/about/how-we-check')).main).length).toBeLessThanOrEqual(600);
  });

  test.each([
    '/answers/may-the-prayer-list-go-into-a-chat-assistant',
    '/when-something-goes-wrong/something-private-was-pasted',
    '/prompts/discussion-questions-from-a-sermon',
    '/your-church/policy?v=1&q1=b',
    '/may-i-enter?what=givingRecords&tool=chatgpt',
  ])('no button stands between the question and the first sentence of its answer: %s', async (address) => {
    const [, afterQuestion = ''] = (await open(address)).html.split('</h1>');
    const [beforeButton = ''] = afterQuestion.split(/<button|class="[^"]*\bbutton\b/);
    expect(wordsOf(readHtml(beforeButton)).split(' ').length).toBeGreaterThan(8);
  });

  test('what to do instead stands right under the verdict', async () => {
    const { main } = await open('/may-i-enter?what=givingRecords&tool=chatgpt');
    expect(all(first(main, 'div', isClass('answer')), 'h2').map(wordsOf)).toEqual([
      'What to do instead',
      'Why',
      'What ChatGPT’s company says',
    ]);
  });

  test.each(['transcribe', 'translating', 'captioning', 'scheduling', 'podcasts'])(
    'the list of tools shows for “%s” what says it in another form',
    async (query) => {
      const { main } = await open(`/all-tools?q=${query}`);
      expect(all(main, 'h2').map(wordsOf)).toContain('These also fit');
      expect(all(first(main, 'ul', isClass('results')), 'h3').length).toBeGreaterThan(0);
    },
  );

  test('prompts on a sermon are the same for one and for many', async () => {
    const findPrompts = async (query: string) => {
      const prompts = (await (await ask(`/api/prompts?q=${query}`)).json()) as { slug: string }[];
      return prompts.map(({ slug }) => slug).sort();
    };
    expect(await findPrompts('sermons')).toEqual(await findPrompts('sermon'));
    expect((await findPrompts('sermon')).length).toBeGreaterThan(20);
  });
});

describe('what is passed on', () => {
  test.each([
    '/tools/canva',
    '/compare?tools=otter,fireflies',
    '/answers/may-giving-records-go-into-ai',
    '/when-something-goes-wrong/something-private-was-pasted',
    '/workflows/weekly-email-newsletter',
    '/may-i-enter?what=givingRecords&tool=chatgpt',
  ])('%s goes into a mail with its whole address, and can be printed', async (address) => {
    const { main } = await open(address);
    const mail = hrefOf(main, 'Email this page') ?? '';
    expect(mail).toMatch(/^mailto:\?subject=.+&body=/);
    expect(new URLSearchParams(mail.slice('mailto:?'.length)).get('body')).toContain(publicUrl + address);
    expect(wordsOf(first(main, 'button', (button) => attribute(button, 'data-share') === 'print'))).toMatch(/^Print/);
  });

  test('a tool’s title says of members’ details what its row in the list says, and the preview and the mail say it too', async () => {
    const cards = (await (await ask('/api/tools?view=card')).json()) as ToolCardView[];
    for (const members of membersVerdicts) {
      const card = cards.find((one) => one.members === members && one.status === 'active');
      if (!card) continue;
      const headline = toolHeadline(card, members);
      const { title, page } = await open(`/tools/${card.slug}`);
      expect(title).toBe(`${headline} · Ministry AI Hub`);
      const preview = first(page, 'meta', (meta) => attribute(meta, 'property') === 'og:title');
      expect(attribute(preview, 'content')).toBe(headline);
      expect(hrefOf(page, 'Email this page')).toContain(`subject=${encodeURIComponent(headline)}&`);
    }
  });
});

describe('changes of terms, and what is new', () => {
  const changesIn = (main: Element) =>
    first(main, 'ol', isClass('changes')).childNodes.filter((child) => 'tagName' in child && child.tagName === 'li');
  const entriesOf = async (feed: string) => (await (await ask(feed)).text()).match(/<entry>/g)?.length ?? 0;

  test('the changes of one tool are told with their number, and so is its feed; the feed of all has them all', async () => {
    const { main } = await open('/terms-changes?tool=chatgpt');
    const changes = changesIn(main);
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(hrefOf(change, 'ChatGPT')).toMatch(/^\/tools\/chatgpt/);
    expect(hrefOf(main, 'Atom feed')).toBe('/terms-changes.atom?tool=chatgpt');
    expect(await entriesOf('/terms-changes.atom?tool=chatgpt')).toBe(changes.length);
    expect(await entriesOf('/terms-changes.atom')).toBeGreaterThanOrEqual(70);
  });

  test('every tool that is watched is there, those without a change too, and each says so', async () => {
    const { main } = await open('/terms-changes');
    const tools = first(main, 'select', (field) => attribute(field, 'name') === 'tool');
    const unseen = all(tools, 'option').filter((option) => wordsOf(option).includes('(none seen)'));
    const names = unseen.map((option) => wordsOf(option).replace(' (none seen)', ''));
    expect(names.length).toBeGreaterThan(20);
    const watched = first(main, 'details', (part) => wordsOf(part).startsWith('Read, with no changes found since November 2025'));
    const links = elementsIn(watched).find(isClass('text-links')) ?? watched;
    expect(all(links, 'a').map(wordsOf)).toEqual(names);
    const one = await open(`/terms-changes?tool=${unseen[0] && attribute(unseen[0], 'value')}`);
    expect(wordsOf(one.main)).toContain(
      `We haven’t found any such change in what ${names[0]} says. We read stored copies of the documents, back to November 2025`,
    );
  });

  test('a hub that sends no mail has no form for it', async () => {
    const { main } = await open('/terms-changes');
    expect(wordsOf(main)).not.toContain('Get an email when terms change');
  });

  test.each([
    // No entries: this hub is new, and its tools and workflows are news to nobody.
    ['/all-tools?category=LLMs&look=cards&sort=name', '/all-tools.atom?category=LLMs', 0],
    ['/all-workflows?difficulty=Advanced', '/all-workflows.atom?difficulty=Advanced', 0],
    ['/workflows?category=Print+Materials&sort=name', '/workflows.atom?category=Print+Materials', 0],
    // An answer has its writing date.
    ['/answers?order=newest', '/answers.atom', 50],
    ['/answers?topic=Meetings+and+recording&order=newest', '/answers.atom?topic=Meetings+and+recording', 50],
  ])('%s links the feed of what is new in it', async (list, feed, most) => {
    const { page } = await open(list);
    const link = first(first(page, 'head'), 'link', (one) => attribute(one, 'type') === 'application/atom+xml');
    expect(attribute(link, 'href')).toBe(feed);
    const entries = await entriesOf(feed);
    expect(entries).toBeGreaterThanOrEqual(Math.min(most, 1));
    expect(entries).toBeLessThanOrEqual(most);
  });
});

test('the worker and the manifest are answered so that a new release is heard of at once', async () => {
  const worker = await ask('/sw.js');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  const manifest = await ask('/manifest.webmanifest');
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  expect(icons).toHaveLength(2);
  for (const { src, type } of icons) expect((await ask(src)).headers.get('Content-Type'), src).toBe(type);
});
