import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { ToolListView, WorkflowListView } from '#domain/catalogue/views.ts';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { hubs, workflowsOf } from '../journeys/catalogue.ts';
import type { ServedPart } from '../served-page.ts';
import { readServedPage } from '../served-page.ts';

// What a visitor without scripts is answered, read as HTML: where links and forms lead, and what stands in them.

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hub-pages-'));
let hub: Hub;
let tools: ToolListView[];
let workflows: WorkflowListView[];

beforeAll(async () => {
  hub = await startServer({ root, environment: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, development: false });
  tools = await (await fetch(`${hub.address}/api/tools`)).json();
  workflows = await (await fetch(`${hub.address}/api/workflows`)).json();
});
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

async function open(address: string): Promise<ServedPart> {
  const response = await fetch(hub.address + address);
  expect(response.status, address).toBe(200);
  return readServedPage(await response.text());
}

const hasText = (text: string | RegExp) => (part: ServedPart) =>
  typeof text === 'string' ? part.text === text : text.test(part.text);
const isNamed = (name: string) => (part: ServedPart) => (part.attribute('aria-label') ?? part.text) === name;
const hasRole = (role: string) => (part: ServedPart) => part.attribute('role') === role;
const href = (part: ServedPart) => part.attribute('href');
const panelOf = (page: ServedPart) => page.first('div', hasRole('tabpanel'));
const tabsOf = (page: ServedPart) => page.all('a', hasRole('tab'));
const openTabs = (page: ServedPart) =>
  tabsOf(page)
    .filter((tab) => tab.attribute('aria-selected') === 'true')
    .map(({ text }) => text.replace(/\(.*/, ''));
const headings = (part: ServedPart, ...levels: ('h2' | 'h3')[]) =>
  levels.flatMap((level) => part.all(level)).map(({ text }) => text);
/** The address of a GET form that is sent as it stands. */
const sentBy = (form: ServedPart) => {
  const fields = form.all('input').map((field) => [field.attribute('name') ?? '', field.attribute('value') ?? '']);
  return `${form.attribute('action')}${fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''}`;
};

test('the back link leads to the hub’s tab that the address names, else to the hub of three categories, else to /resources', async () => {
  for (const [address, back] of [
    ['/tools/wordly?from=translation-hub&tab=tools', '/translation-hub?tab=tools'],
    ['/tools/sora?from=video-hub&tab=comparison', '/video-hub?tab=comparison'],
    ['/tools/wordly?from=evil-hub&tab=tools', '/resources'],
    ['/tools/wordly?from=//evil.example&tab=tools', '/resources'],
    ['/tools/wordly?from=translation-hub&tab=prices', '/resources'],
    ['/tools/wordly?from=translation-hub', '/resources'],
    ['/tools/chatgpt?from=https://evil.example/&tab=tools', '/llm-hub?tab=tools'],
    ['/tools/chatgpt', '/llm-hub?tab=tools'],
    ['/tools/ideogram', '/image-hub?tab=tools'],
    ['/tools/runway', '/video-hub?tab=tools'],
    ['/tools/wordly', '/resources'],
  ] as const) {
    const main = (await open(address)).first('main');
    expect.soft(main.all('a', hasText(/^Back to /)).map(href), address).toEqual([back]);
  }
});

test('without JavaScript the back link returns to the hub’s tab that the visitor came from', async () => {
  const details = panelOf(await open('/video-hub?tab=comparison')).first('a', isNamed('View Details: Seedance 1.0'));
  expect(href(details)).toBe('/tools/seedance?from=video-hub&tab=comparison');
  const back = (await open(href(details) ?? '')).first('main').first('a', hasText(/^Back to /));
  expect(href(back)).toBe('/video-hub?tab=comparison');
  expect(openTabs(await open(href(back) ?? ''))).toEqual(['Comparison']);
});

test('/resources/{slug} shows the same screen, and names /tools/{slug} as its canonical address', async () => {
  const screen = (await open('/tools/claude')).first('main').text;
  const other = await open('/resources/claude');
  expect(other.first('main').text).toBe(screen);
  const canonical = other.all('link', (link) => link.attribute('rel') === 'canonical').map(href);
  expect(canonical.map((address) => new URL(address ?? '').pathname)).toEqual(['/tools/claude']);
});

test('an address of another name leads to the tool, the image hub or the video hub for good', async () => {
  for (const [old, present] of [
    ['/tool-detail/photon', '/tools/photon'],
    ['/tool-detail/recraft', '/tools/recraft'],
    ['/tool-detail/stable-diffusion', '/tools/stable-diffusion'],
    ['/image-generator-hub?tab=tools', '/image-hub?tab=tools'],
    ['/video-generator-hub', '/video-hub'],
  ] as const) {
    const response = await fetch(hub.address + old, { redirect: 'manual' });
    expect.soft([response.status, response.headers.get('Location')], old).toEqual([308, present]);
    await open(present);
  }
});

test('every hub has its title, a way back, and four tabs that are links, and count and list its tools and workflows', {
  timeout: 120_000,
}, async () => {
  for (const of of hubs) {
    const its = { tools: tools.filter(({ category }) => category === of.category), workflows: workflowsOf(of, workflows) };
    const page = await open(of.address);
    const title = page.first('h1').text;
    if (typeof of.title === 'string') expect.soft(title).toBe(of.title);
    else expect.soft(title).toMatch(of.title);
    expect.soft(href(page.first('main').first('a')), of.address).toBe('/resources');
    const counted = ['Guide', 'Comparison', `Tools(${its.tools.length})`, `Workflows(${its.workflows.length})`];
    const tabs = tabsOf(page);
    expect
      .soft(
        tabs.map(({ text }) => text),
        of.address,
      )
      .toEqual(counted);
    const names = ['guide', 'comparison', 'tools', 'workflows'];
    expect.soft(tabs.map(href)).toEqual(names.map((name) => `${of.address}?tab=${name}`));
    expect.soft(openTabs(page)).toEqual(['Guide']);

    for (const name of names) {
      const opened = await open(`${of.address}?tab=${name}`);
      expect
        .soft(
          openTabs(opened).map((text) => text.toLowerCase()),
          `${of.address}, ${name}`,
        )
        .toEqual([name]);
      const panel = panelOf(opened);
      const selected = opened.first('a', (tab) => tab.attribute('aria-selected') === 'true');
      expect.soft(panel.attribute('aria-labelledby')).toBe(selected.attribute('id'));
      if (name === 'tools') {
        const listed = its.tools.slice(0, hubToolsPerPage).map((tool) => tool.name);
        expect
          .soft(
            panel.all('article').flatMap((card) => headings(card, 'h2', 'h3')),
            of.address,
          )
          .toEqual(listed);
      }
      if (name === 'workflows') {
        const listed = its.workflows.slice(0, hubWorkflowsPerPage).map((workflow) => workflow.title);
        // The rows of the voice hub have headings of a lower level in them.
        const titles = headings(panel, 'h2');
        expect.soft(titles.length > 0 ? titles : headings(panel, 'h3'), of.address).toEqual(listed);
      }
    }
  }
});

test('a tab that is none of the four is ignored: the guide is open', async () => {
  for (const value of ['prices', 'Tools', 'guide/', ''])
    expect.soft(openTabs(await open(`/marketing-hub?tab=${value}`)), value).toEqual(['Guide']);
});

const placeholder = 'Content will be added here based on your materials.';

test('every hub has its guide', async () => {
  for (const { address } of hubs) {
    const panel = panelOf(await open(address));
    expect.soft(panel.text, address).not.toContain(placeholder);
    expect.soft(panel.all('h2').length, address).toBeGreaterThan(3);
    expect.soft(panel.all('a', hasText(/\d+ tools/)).map(href), address).toEqual([`${address}?tab=tools`]);
  }
});

test('comparisons that are not written yet say so', async () => {
  const written = ['/llm-hub', '/image-hub', '/video-hub', '/research-hub', '/marketing-hub', '/voice-hub'];
  const others = hubs.filter(({ address }) => !written.includes(address));
  expect(others).toHaveLength(9);
  for (const { address } of others)
    expect.soft(panelOf(await open(`${address}?tab=comparison`)).text, address).toContain(placeholder);
});

test('the guides of the text, image and video hubs lead to their explainers', async () => {
  for (const [address, name, explainer] of [
    ['/llm-hub', 'What is a Large Language Model?', '/llm-guide'],
    ['/image-hub', 'What is an AI Image Model?', '/image-guide'],
    ['/video-hub', 'What is an AI Video Model?', '/video-guide'],
  ] as const) {
    expect.soft(href(panelOf(await open(address)).first('a', hasText(name)))).toBe(explainer);
    expect.soft((await open(explainer)).first('h1').text).toBe(name);
  }
});

test('tool cards of the image and the video hub lead back to them, those of other hubs to /tools/{slug} alone', async () => {
  for (const [address, from] of [
    ['/image-hub?tab=tools', '?from=image-hub&tab=tools'],
    ['/video-hub?tab=tools', '?from=video-hub&tab=tools'],
    ['/llm-hub?tab=tools', ''],
    ['/marketing-hub?tab=tools', ''],
  ] as const) {
    const panel = panelOf(await open(address));
    const links = [...panel.all('h2'), ...panel.all('h3')].flatMap((heading) => heading.all('a').map(href));
    expect(links.length, address).toBeGreaterThan(0);
    for (const link of links) expect.soft(link).toMatch(new RegExp(`^/tools/[a-z0-9-]+${from.replace('?', '\\?')}$`));
  }
});

test('the cards of the text hub also have a ‘Visit Site’ link', async () => {
  const claude = tools.find(({ slug }) => slug === 'claude');
  const visit = panelOf(await open('/llm-hub?tab=tools')).first('a', isNamed('Visit Site: Claude'));
  expect(href(visit)).toBe(claude?.website);
});

const subjectAt = async (address: string) =>
  (await open(address)).first('input', (field) => field.attribute('name') === 'subject').attribute('value') ?? '';

test('a subject in the address is taken only in a shape of ours', async () => {
  expect(await subjectAt('/contact?subject=Your+account+is+locked')).toBe('');
  expect(await subjectAt('/contact?subject=Interest%3A%20Analytics')).toBe('Interest: Analytics');
});

test('without scripts the card of a coming category leads to the form, with its subject filled in', async () => {
  const page = await open('/resources');
  const form = page.first('form', (one) => one.all('button', isNamed("I'm Interested: Analytics")).length > 0);
  expect(form.attribute('method') ?? 'get').toBe('get');
  expect(await subjectAt(sentBy(form))).toBe('Interest: Analytics');
});

test.each(['/tools/claude', '/workflows/bible-reading-plan-with-weekly-prompts'])(
  'a problem with %s is reported by its own link',
  async (address) => {
    const link = (await open(address)).first('a', hasText('Report a problem with this entry'));
    expect(await subjectAt(href(link) ?? '')).toBe(`Problem with ${address}`);
  },
);

test('the footer leads to the contact form', async () => {
  const link = (await open('/')).first('footer').first('a', hasText('Contact'));
  expect(href(link)).toBe('/contact');
  expect((await open('/contact')).first('h1').text).toBe('Contact');
});

test('without scripts Cancel of the suggestion form leads to /resources, as its back link does', async () => {
  const page = await open('/submission');
  const cancel = page.first('main').first('button', hasText('Cancel'));
  const form = page.first('form', (one) => one.attribute('id') === cancel.attribute('form'));
  expect([form.attribute('method') ?? 'get', sentBy(form)]).toEqual(['get', '/resources']);
  expect(href(page.first('main').first('a', hasText(/Resources$/)))).toBe('/resources');
});
