import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { asOfflinePage } from '#web/offline/saved-copy.ts';

// The weight of a first visit, in bytes after brotli. A page's styles stand in its head (docs/decisions/0057); they
// are weighed by themselves.
const homeHtml = 14_000;
const pageHtml = 30_000;
const script = 114_000;
const styles = 14_000;
/** The two files that nearly every text is set in; those with rarer letters come where a text needs them. */
const fonts = 36_000;
const firstPictures = 100_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hub-budgets-'));
let hub: Hub;

beforeAll(async () => {
  hub = await startServer({ root, environment: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, development: false });
});
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

const pages = [
  '/',
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/all-tools',
  '/compare?tools=otter,fireflies,zoom-ai-companion,whisper',
  '/all-workflows',
  '/workflows',
  '/workflows/weekly-email-newsletter',
  '/workflows/sermon-transcript-to-small-group-discussion-guide',
  '/prompts',
  '/prompts/discussion-questions-from-a-sermon',
  '/answers',
  '/answers/does-a-notetaker-need-everyones-consent',
  '/when-something-goes-wrong',
  '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse',
  '/about/when-not-to-use-ai',
  '/training-hub',
  '/your-church/training',
  '/tools/chatgpt',
  '/tools/claude',
  '/comparison/LLMs',
  '/llm-comparison',
  '/llm-guide',
  '/llm-hub',
  '/image-hub?tab=comparison',
  '/communication-hub?tab=workflows',
  '/translation-hub?tab=tools',
  '/translation-hub?tab=tools&look=rows',
  '/voice-hub?tab=tools',
  '/voice-hub?tab=workflows',
  '/research',
  '/research?tab=barna',
  '/policy-examples',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/search?q=message',
  '/your-church',
  '/your-church/policy',
  '/your-church/policy?v=1&q6=c&q10=c&form=long',
  '/your-church/page',
  '/submission',
  '/contact',
  '/ask?question=May+a+choir+sing',
  '/about/privacy',
  '/no/such/page',
  '/no-such-hub',
  '/tools/no-such-tool',
];

const weigh = (bytes: Buffer) => brotliCompressSync(bytes).length;
// A picture of a file that holds several is named behind '#'.
const fileOf = (address: string) => join(root, 'dist/client', address.replace(/#.*/, ''));
/** As it is sent: the build has compressed what gains by it. */
const sentBytes = (file: string) => (existsSync(`${file}.br`) ? statSync(`${file}.br`).size : weigh(readFileSync(file)));
// The same few files are linked from every page.
const weights = new Map<string, number>();
function weighAsset(address: string): number {
  const known = weights.get(address) ?? sentBytes(fileOf(address));
  weights.set(address, known);
  return known;
}
/** A page without its styles, and these. */
function withoutStyles(html: string): [words: string, styles: string] {
  const style = /<style [^>]*>(.*?)<\/style>/gs;
  return [html.replaceAll(style, ''), [...html.matchAll(style)].map(([, text]) => text).join('')];
}
const linked = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, address = '']) => address))];

test.each(pages)('%s keeps within the budgets of a first visit', async (page) => {
  const html = await (await fetch(hub.address + page)).text();
  const scripts = linked(html, /data-modules="([^"]+)"/g).flatMap((addresses) => addresses.split(' '));
  const [words, styleTexts] = withoutStyles(html);
  const printSheets = linked(words, /href="(\/assets\/[^"]+\.css)"/g);
  const eagerPictures = linked(html, /<img(?![^>]*loading="lazy")[^>]*src="(\/assets\/[^"]+)"/g);
  const total = (addresses: string[]) => addresses.reduce((sum, address) => sum + weighAsset(address), 0);

  expect(scripts.length, 'the page has a script').toBeGreaterThan(0);
  expect.soft(weigh(Buffer.from(words)), 'HTML').toBeLessThanOrEqual(page === '/' ? homeHtml : pageHtml);
  expect.soft(total(scripts), 'JavaScript').toBeLessThanOrEqual(script);
  expect(styleTexts.length, 'the page has styles').toBeGreaterThan(10_000);
  expect.soft(weigh(Buffer.from(styleTexts)) + total(printSheets), 'CSS').toBeLessThanOrEqual(styles);
  expect.soft(total(eagerPictures), 'pictures that are not loaded lazily').toBeLessThanOrEqual(firstPictures);
});

test('the page of a tool, with all that is folded in it, has at most 90 kB of HTML beside its styles', async () => {
  for (const slug of ['chatgpt', 'claude', 'microsoft-copilot']) {
    const [words] = withoutStyles(await (await fetch(`${hub.address}/tools/${slug}`)).text());
    expect.soft(Buffer.byteLength(words), slug).toBeLessThanOrEqual(90_000);
  }
});

test('the page for readers who are offline has no script but the one that sets the theme', async () => {
  const offline = asOfflinePage(await (await fetch(`${hub.address}/about/accessibility`)).text(), []);
  expect(offline).toContain('You’re offline');
  expect(linked(offline, /(?:src|data-modules)="([^"]+\.js[^"]*)"/g)).toEqual([]);
});

test('the fonts of a page weigh at most 36 kB together, and none is asked for before its text needs it', async () => {
  const [words, styleTexts] = withoutStyles(await (await fetch(`${hub.address}/`)).text());
  const files = linked(styleTexts, /url\(["']?(\/assets\/[^"')]+\.woff2)/g);
  const ofTexts = files.filter((file) => !file.includes('-more-'));
  expect(ofTexts).toHaveLength(2);
  expect(files).toHaveLength(4);
  expect(words).not.toContain('.woff2');
  expect(ofTexts.reduce((sum, file) => sum + readFileSync(fileOf(file)).length, 0)).toBeLessThanOrEqual(fonts);
});

test('no page asks another site for anything', async () => {
  for (const page of pages) {
    const html = await (await fetch(hub.address + page)).text();
    const foreign = [...html.matchAll(/<(?:script|img|iframe|object|source|link)\b[^>]*(?:src|href|data)="(https?:[^"]+)"/g)]
      .map(([tag, address = '']) => ({ tag, address }))
      .filter(({ tag }) => !tag.includes('rel="canonical"'));
    expect(foreign, page).toEqual([]);
  }
});
