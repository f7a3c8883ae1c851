import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#server/hub.ts';
import { startHub } from '#server/hub.ts';
import { pageBytes } from '#server/rendering/page-bytes.ts';
import type { PageRenderer } from '#server/rendering/pages.ts';
import { RenderThread } from '#server/rendering/render-thread.ts';
import type { RequestContext } from '#web/request-context.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = pathToFileURL(join(root, 'dist/server/server.js')).href;
const dataDir = mkdtempSync(join(tmpdir(), 'hub-second-thread-'));
const thread = new RenderThread(entry);
let hub: Hub;

beforeAll(async () => {
  hub = await startHub({ root, environment: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, development: false });
});
afterAll(async () => {
  await thread.end();
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

const context: RequestContext = {
  readApi: async (path) => (await fetch(hub.address + path)).json(),
  site: { publicUrl: 'https://hub.example', provider: 'St. Ann', year: 2026 },
  issueFormToken: (form) => `token for ${form}`,
};

test.each([
  '/',
  '/all-tools',
  '/all-tools?q=sermon&sort=checked',
  '/all-workflows',
  '/tools/chatgpt',
  '/workflows/weekly-email-newsletter',
  '/voice-hub?tab=workflows',
  '/comparison/LLMs',
  '/llm-guide',
  '/policy-examples?tab=statements',
  '/search?q=translation',
  '/submission',
  '/contact',
  '/nowhere',
])('%s is the same from the second thread, whatever it has rendered before', async (page) => {
  const address = new URL(page, context.site.publicUrl);
  const { default: built } = (await import(entry)) as { default: PageRenderer };
  const here = pageBytes(await built.render(address, context));
  const beside = [await thread.render(address, context, 1), await thread.render(address, context, 1)];
  for (const { body, ...page } of beside) {
    expect(page).toEqual({ ...here, body: undefined });
    expect(String(body)).toBe(String(here.body));
  }
});
