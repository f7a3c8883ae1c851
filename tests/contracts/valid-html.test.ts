import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hub-html-'));
let hub: Hub;

beforeAll(async () => {
  hub = await startServer({ root, environment: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, development: false });
});
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

/** The rules of html-validate and its rules of accessibility. Each that is changed or off has its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes names as its properties are called, and HTML reads them in any case: charSet is charset.
    'attr-case': 'off',
    // React writes <br/> and async="", which HTML reads as <br> and async.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React's useId begins its ids with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one name are one list: '?tools=otter&tools=whisper'.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A name in full serves readers better than one that fits into a search result.
    'long-title': 'off',
    // 'display: block' on a phone takes a table's meaning away; its roles keep it (src/ui/table.tsx).
    'no-redundant-role': ['error', { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] }],
  },
});

/** What is wrong with a page, each with the page's address. */
async function faultsOf(address: string, response: Response): Promise<string[]> {
  const { results } = await validator.validateString(await response.text(), address);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${address}: ${message} (${ruleId}) at ${selector ?? `line ${line}`}`),
  );
}

async function sitemap(): Promise<string[]> {
  const text = await (await fetch(`${hub.address}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Tabs, views and lists that the sitemap leaves out. */
const screens = [
  '/compare?tools=otter',
  '/compare?tools=otter,fireflies,zoom-ai-companion,whisper',
  '/compare?tools=otter,no-such-tool,dall-e-3',
  '/all-tools?look=cards',
  '/all-tools?untrained=yes&records=yes',
  ...['llm', 'image', 'video', 'voice', 'research', 'marketing', 'worship', 'analytics'].flatMap((name) =>
    ['comparison', 'tools', 'workflows'].map((tab) => `/${name}-hub?tab=${tab}`),
  ),
  '/image-hub?tab=tools&look=rows',
  '/worship-hub?tab=workflows&look=rows',
  '/voice-hub?tab=workflows&look=cards',
  '/search',
  '/search?q=message+clips',
  '/search?q=xyzzyx',
  '/all-tools?q=canvaa',
  '/resources?category=LLMs&view=tools',
  '/resources?category=Worship&view=workflows',
  '/resources?category=Worship&view=tools&q=no+tool+is+called+this',
  '/all-tools?q=bible&category=Bible+Study&pricing=Freemium',
  '/all-tools?q=no+tool+is+called+this',
  '/all-workflows?q=no+workflow+is+called+this',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/research?tab=barna',
  '/contact?sent=yes',
  '/ask?sent=Q-7K3M9Q',
  '/ask?question=May+a+choir+sing',
  '/submission?sent=MAH-0000-0000',
];

test('every page of the sitemap, every tab and every view is valid HTML', { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  const listed = await sitemap();
  expect(listed.length).toBeGreaterThan(200);
  for (const address of [...listed, ...screens]) {
    const response = await fetch(hub.address + address);
    expect(response.status, address).toBe(200);
    faults.push(...(await faultsOf(address, response)));
  }
  expect(faults).toEqual([]);
});

test('no sentence of a page ends with two full stops', { timeout: 60_000 }, async () => {
  const doubled: string[] = [];
  for (const address of [...(await sitemap()), ...screens]) {
    const words = (await (await fetch(hub.address + address)).text())
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .split(/<[^>]*>/)
      .filter((text) => /(?<!\.)\.\.(?!\.)/.test(text));
    doubled.push(...words.map((text) => `${address}: ${text}`));
  }
  expect(doubled).toEqual([]);
});

test.each([
  '/no/such/page',
  '/no-such-hub',
  '/comparison/Gardening',
  '/tools/no-such-tool',
  '/workflows/no-such-workflow',
  '/about/nobody',
])('the 404 page of %s is valid HTML', async (address) => {
  const response = await fetch(hub.address + address);
  expect(response.status).toBe(404);
  expect(await faultsOf(address, response)).toEqual([]);
});

test.each(['/submission', '/contact', '/ask'])('the form of %s that comes back with mistakes is valid HTML', async (address) => {
  const response = await fetch(hub.address + address, {
    method: 'POST',
    headers: { Origin: hub.address },
    body: new URLSearchParams({ type: 'tool', website: 'not an address', submitterEmail: 'ruth@stmarks', email: 'ruth@stmarks' }),
  });
  expect(response.status).toBe(422);
  expect(await faultsOf(`${address} with mistakes`, response)).toEqual([]);
});
