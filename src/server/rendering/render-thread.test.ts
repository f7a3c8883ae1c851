import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { RequestContext } from '#web/request-context.ts';
import { HttpError } from '../errors.ts';
import { pageBytes } from './page-bytes.ts';
import { LostThread, RenderThread } from './render-thread.ts';

// Pages that stand in for the build: each tells what it was given.
const stubPages = `
export default {
  async render({ pathname, search, origin }, { readApi, site, issueFormToken }) {
    if (pathname === '/broken') throw new Error('the page is broken');
    if (pathname === '/end') process.exit(1);
    const name = await readApi('/api/name' + search).catch((error) => error.status + ' ' + error.message);
    const html = '<script>page()</script>' + [origin, pathname, name, site.provider, issueFormToken('contact')].join(' ');
    return { status: pathname === '/missing' ? 404 : 200, html, location: null, cacheControl: 'private' };
  },
};
`;

const folder = mkdtempSync(join(tmpdir(), 'hub-render-thread-'));
writeFileSync(join(folder, 'pages.mjs'), stubPages);
const entry = pathToFileURL(join(folder, 'pages.mjs')).href;
let thread = new RenderThread(entry);
afterEach(async () => {
  await thread.end();
  thread = new RenderThread(entry);
});
afterAll(() => rmSync(folder, { recursive: true }));

let reads: string[] = [];
const context = (name: string): RequestContext => ({
  readApi: (path) => {
    reads.push(path);
    if (path.endsWith('?unknown')) throw new HttpError(404, 'Not found');
    return name;
  },
  site: { publicUrl: 'https://hub.example', provider: 'St. Ann', year: 2026 },
  issueFormToken: (form) => `token for ${form}`,
});
const render = (path: string, name = 'Lamp', revision = 1) =>
  thread.render(new URL(path, 'https://hub.example'), context(name), revision);

test('a page is rendered on another thread as it is here, with what the API answers', async () => {
  const page = await render('/a');
  const html = '<script>page()</script>https://hub.example /a Lamp St. Ann token for contact';
  expect(page).toEqual(pageBytes({ status: 200, html, location: null, cacheControl: 'private' }));
  expect(Buffer.isBuffer(page.body)).toBe(true);
});

test('what the API refuses is told to the page with its status', async () => {
  const { body } = await render('/a?unknown');
  expect(String(body)).toContain(' 404 Not found ');
});

test('the API is asked once for an address while the revision is the same', async () => {
  reads = [];
  const bodies = [];
  for (const [name, revision] of [
    ['Lamp', 1],
    ['Lamp', 1],
    ['Lantern', 2],
  ] as const)
    bodies.push(String((await render('/a?same', name, revision)).body));
  expect(reads).toEqual(['/api/name?same', '/api/name?same']);
  expect(bodies.map((body) => /Lamp|Lantern/.exec(body)?.[0])).toEqual(['Lamp', 'Lamp', 'Lantern']);
});

test('a page that fails fails alone', async () => {
  const [broken, whole] = await Promise.allSettled([render('/broken'), render('/a')]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('the page is broken') } });
  expect(whole.status).toBe('fulfilled');
});

test('when the thread ends, its pages are told so, and the next one starts another', async () => {
  await expect(render('/end')).rejects.toThrow(LostThread);
  expect(thread.isRunning).toBe(false);
  await expect(render('/a')).resolves.toMatchObject({ status: 200 });
});

test('a thread that has nothing to render ends', async () => {
  thread = new RenderThread(entry, { idleMs: 10 });
  await render('/a');
  expect(thread.isRunning).toBe(true);
  await vi.waitUntil(() => !thread.isRunning);
  await expect(render('/a')).resolves.toMatchObject({ status: 200 });
});
