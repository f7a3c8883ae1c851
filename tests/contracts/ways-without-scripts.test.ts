import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { ToolListView, WorkflowListView } from '#domain/catalogue/views.ts';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import type { Element } from '../html.ts';
import { all, attribute, elementsIn, first, hrefOf, readHtml, wordsOf } from '../html.ts';
import { hubs, workflowsOf } from '../journeys/catalogue.ts';

// Responses to a visitor without scripts, parsed as HTML: the targets of links and forms, and their contents.

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hub-ways-'));
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

async function open(address: string) {
  const response = await fetch(hub.address + address);
  expect(response.status, address).toBe(200);
  const page = readHtml(await response.text());
  return { page, main: first(page, 'main'), title: wordsOf(first(page, 'h1')), tabs: all(page, 'a').filter(hasRole('tab')) };
}

async function openPanel(address: string): Promise<Element> {
  return first((await open(address)).main, 'div', hasRole('tabpanel'));
}

type Fits = (element: Element) => boolean;
const says =
  (text: string | RegExp): Fits =>
  (element) =>
    typeof text === 'string' ? wordsOf(element) === text : text.test(wordsOf(element));
const isNamed =
  (name: string): Fits =>
  (element) =>
    (attribute(element, 'aria-label') ?? wordsOf(element)) === name;
const hasRole =
  (role: string): Fits =>
  (element) =>
    attribute(element, 'role') === role;
const isOpen: Fits = (tab) => attribute(tab, 'aria-selected') === 'true';
const href = (link: Element) => attribute(link, 'href') ?? '';
const openTabs = (tabs: readonly Element[]) => tabs.filter(isOpen).map((tab) => wordsOf(tab).replace(/\(.*/, ''));
const headingsIn = (part: Element) => elementsIn(part).filter(({ tagName }) => ['h2', 'h3'].includes(tagName));
const words = (elements: readonly Element[]) => elements.map(wordsOf);
/** Address of a GET form that is submitted unchanged. */
function sentBy(form: Element): string {
  const fields = all(form, 'input').map((field) => [attribute(field, 'name') ?? '', attribute(field, 'value') ?? '']);
  return `${attribute(form, 'action')}${fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''}`;
}

test('the back link leads to the hub’s tab that the address names, else to the hub of three categories, else to /resources', {
  timeout: 60_000,
}, async () => {
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
    const { main } = await open(address);
    expect
      .soft(
        all(main, 'a')
          .filter(says(/^Back to /))
          .map(href),
        address,
      )
      .toEqual([back]);
  }
});

test('without JavaScript the back link returns to the hub’s tab that the visitor came from', async () => {
  const details = first(await openPanel('/video-hub?tab=comparison'), 'a', isNamed('View Details: Seedance 1.0'));
  expect(href(details)).toBe('/tools/seedance?from=video-hub&tab=comparison');
  const back = first((await open(href(details))).main, 'a', says(/^Back to /));
  expect(href(back)).toBe('/video-hub?tab=comparison');
  expect(openTabs((await open(href(back))).tabs)).toEqual(['Comparison']);
});

test('/resources/{slug} shows the same screen, and names /tools/{slug} as its canonical address', async () => {
  const screen = wordsOf((await open('/tools/claude')).main);
  const { page, main } = await open('/resources/claude');
  expect(wordsOf(main)).toBe(screen);
  const canonical = all(page, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
  expect(canonical.map((link) => new URL(href(link)).pathname)).toEqual(['/tools/claude']);
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
    const { title, main, tabs } = await open(of.address);
    if (typeof of.title === 'string') expect.soft(title).toBe(of.title);
    else expect.soft(title).toMatch(of.title);
    expect.soft(href(first(main, 'a')), of.address).toBe('/resources');
    const labels = ['Guide', 'Comparison', `Tools(${its.tools.length})`, `Workflows(${its.workflows.length})`];
    expect.soft(words(tabs), of.address).toEqual(labels);
    const names = ['guide', 'comparison', 'tools', 'workflows'];
    expect.soft(tabs.map(href)).toEqual(names.map((name) => `${of.address}?tab=${name}`));
    expect.soft(openTabs(tabs)).toEqual(['Guide']);

    for (const name of names) {
      const page = await open(`${of.address}?tab=${name}`);
      const place = `${of.address}, ${name}`;
      expect
        .soft(
          openTabs(page.tabs).map((text) => text.toLowerCase()),
          place,
        )
        .toEqual([name]);
      const panel = first(page.main, 'div', hasRole('tabpanel'));
      expect.soft(attribute(panel, 'aria-labelledby'), place).toBe(attribute(first(page.main, 'a', isOpen), 'id'));
      if (name === 'tools') {
        const toolNames = its.tools.slice(0, hubToolsPerPage).map((tool) => tool.name);
        expect.soft(words(all(panel, 'article').flatMap(headingsIn)), place).toEqual(toolNames);
      }
      if (name === 'workflows') {
        const workflowTitles = its.workflows.slice(0, hubWorkflowsPerPage).map((workflow) => workflow.title);
        // The rows of the voice hub contain headings of a lower level.
        const rows = all(panel, 'h2');
        expect.soft(words(rows.length > 0 ? rows : all(panel, 'h3')), place).toEqual(workflowTitles);
      }
    }
  }
});

test('a tab that is none of the four is ignored: the guide is open', async () => {
  for (const value of ['prices', 'Tools', 'guide/', ''])
    expect.soft(openTabs((await open(`/marketing-hub?tab=${value}`)).tabs), value).toEqual(['Guide']);
});

const placeholder = 'Content will be added here based on your materials.';

test('every hub has its guide', async () => {
  for (const { address } of hubs) {
    const panel = await openPanel(address);
    expect.soft(wordsOf(panel), address).not.toContain(placeholder);
    expect.soft(all(panel, 'h2').length, address).toBeGreaterThan(3);
    expect
      .soft(
        all(panel, 'a')
          .filter(says(/\d+ tools/))
          .map(href),
        address,
      )
      .toEqual([`${address}?tab=tools`]);
  }
});

test('comparisons that are not written yet say so', async () => {
  const writtenAddresses = ['/llm-hub', '/image-hub', '/video-hub', '/research-hub', '/marketing-hub', '/voice-hub'];
  const others = hubs.filter(({ address }) => !writtenAddresses.includes(address));
  expect(others).toHaveLength(9);
  for (const { address } of others)
    expect.soft(wordsOf(await openPanel(`${address}?tab=comparison`)), address).toContain(placeholder);
});

test('the guides of the text, image and video hubs lead to their explainers', async () => {
  for (const [address, name, explainer] of [
    ['/llm-hub', 'What is a Large Language Model?', '/llm-guide'],
    ['/image-hub', 'What is an AI Image Model?', '/image-guide'],
    ['/video-hub', 'What is an AI Video Model?', '/video-guide'],
  ] as const) {
    expect.soft(href(first(await openPanel(address), 'a', says(name)))).toBe(explainer);
    expect.soft((await open(explainer)).title).toBe(name);
  }
});

test('tool cards of the image and the video hub lead back to them, those of other hubs to /tools/{slug} alone', async () => {
  for (const [address, from] of [
    ['/image-hub?tab=tools', '?from=image-hub&tab=tools'],
    ['/video-hub?tab=tools', '?from=video-hub&tab=tools'],
    ['/llm-hub?tab=tools', ''],
    ['/marketing-hub?tab=tools', ''],
  ] as const) {
    const panel = await openPanel(address);
    const links = headingsIn(panel).flatMap((heading) => all(heading, 'a').map(href));
    expect(links.length, address).toBeGreaterThan(0);
    for (const link of links) expect.soft(link).toMatch(new RegExp(`^/tools/[a-z0-9-]+${from.replace('?', '\\?')}$`));
  }
});

test('the cards of the text hub also have a ‘Visit Site’ link', async () => {
  const claude = tools.find(({ slug }) => slug === 'claude');
  const visit = first(await openPanel('/llm-hub?tab=tools'), 'a', isNamed('Visit Site: Claude'));
  expect(claude?.website).toBeTruthy();
  expect(href(visit)).toBe(claude?.website);
});

const subjectAt = async (address: string) =>
  attribute(
    first((await open(address)).main, 'input', (field) => attribute(field, 'name') === 'subject'),
    'value',
  ) ?? '';

test('a subject in the address is taken only in a shape of ours', async () => {
  expect(await subjectAt('/contact?subject=Your+account+is+locked')).toBe('');
  expect(await subjectAt('/contact?subject=Interest%3A%20Analytics')).toBe('Interest: Analytics');
});

test('without scripts the card of a coming category leads to the form, with its subject filled in', async () => {
  const { main } = await open('/resources');
  const form = first(main, 'form', (one) => all(one, 'button').some(isNamed("I'm Interested: Analytics")));
  expect(attribute(form, 'method') ?? 'get').toBe('get');
  expect(await subjectAt(sentBy(form))).toBe('Interest: Analytics');
});

test.each(['/tools/claude', '/workflows/bible-reading-plan-with-weekly-prompts'])(
  'a problem with %s is reported by its own link',
  async (address) => {
    const report = hrefOf((await open(address)).main, 'Report a problem with this entry');
    expect(await subjectAt(report ?? '')).toBe(`Problem with ${address}`);
  },
);

test('the footer leads to the contact form', async () => {
  expect(hrefOf(first((await open('/')).page, 'footer'), 'Contact')).toBe('/contact');
  expect((await open('/contact')).title).toBe('Contact');
});

test('without scripts Cancel of the suggestion form leads to /resources, as its back link does', async () => {
  const { page, main } = await open('/submission');
  const cancel = first(main, 'button', says('Cancel'));
  const form = first(page, 'form', (one) => attribute(one, 'id') === attribute(cancel, 'form'));
  expect([attribute(form, 'method') ?? 'get', sentBy(form)]).toEqual(['get', '/resources']);
  expect(href(first(main, 'a', says(/Resources$/)))).toBe('/resources');
});
