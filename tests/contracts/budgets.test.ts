import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { asOfflinePage } from '#web/offline/saved-copy.ts';

/**
 * Limit in bytes, after brotli, of the scripts of the heaviest page. `npm run bench -- --visit` measures the speed; this test
 * fails when a large library gets into a page by mistake (docs/decisions/0112).
 */
const heaviestScript = 120_000;

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

/** Size as sent: the build has compressed files where that helps. */
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const linked = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, address = '']) => address))];
/** A page without its styles, which are inlined in its head (docs/decisions/0112). */
const withoutStyles = (html: string) => html.replaceAll(/<style [^>]*>.*?<\/style>/gs, '');

test('the script of the heaviest page is at most 120 kB', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/server/client-manifest.json'), 'utf8')) as Manifest;
  const collect = (key: string, files: Set<string>) => {
    const { file, imports = [] } = manifest[key] as ManifestChunk;
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) collect(imported, files);
  };
  const routes = Map.groupBy(
    Object.keys(manifest).filter((key) => key.startsWith('src/web/routes/')),
    (key) => key.replace(/\?.*/, ''),
  );
  const weights = [...routes].map(([route, keys]) => {
    const files = new Set<string>();
    for (const key of ['src/web/client.tsx', ...keys]) collect(key, files);
    const bytes = [...files].reduce((sum, file) => sum + sentBytes(join(root, 'dist/client', file)), 0);
    return { route, bytes };
  });
  expect(weights.length).toBeGreaterThan(30);
  expect(weights.filter(({ bytes }) => bytes > heaviestScript)).toEqual([]);
});

test('the page of a tool, with all that is folded in it, has at most 90 kB of HTML beside its styles', async () => {
  for (const slug of ['chatgpt', 'claude', 'microsoft-copilot']) {
    const words = withoutStyles(await (await fetch(`${hub.address}/tools/${slug}`)).text());
    expect.soft(Buffer.byteLength(words), slug).toBeLessThanOrEqual(90_000);
  }
});

test('the page for readers who are offline has no script but the one that sets the theme', async () => {
  const offline = asOfflinePage(await (await fetch(`${hub.address}/about/accessibility`)).text(), []);
  expect(offline).toContain('You’re offline');
  expect(linked(offline, /(?:src|data-start|data-modules)="([^"]+\.js[^"]*)"/g)).toEqual([]);
});

test('no font is asked for before its text needs it, and rarer letters have files of their own', async () => {
  const html = await (await fetch(`${hub.address}/`)).text();
  const files = linked(html, /url\(["']?(\/assets\/[^"')]+\.woff2)/g);
  expect(files).toHaveLength(4);
  expect(files.filter((file) => file.includes('-more-'))).toHaveLength(2);
  expect(withoutStyles(html)).not.toContain('.woff2');
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
