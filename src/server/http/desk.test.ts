import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildFolder, buildHub, writeHubRoot } from '#tests/builders.ts';
import { builtDesk, isDeskAddress } from './desk.ts';

const hub = await buildHub();
afterAll(() => hub[Symbol.asyncDispose]());

const get = (address: string, init: RequestInit = {}) => fetch(hub.address + address, { redirect: 'manual', ...init });

test.each([
  '/admin',
  '/admin/',
  '/admin?x=1',
  '/admin/submissions?status=pending',
  '/admin/tools/chatgpt',
  '/admin/no/such/screen',
])('the desk’s one page answers %s, and nobody caches or lists it', async (address) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/admin/assets/desk-1a2b.js');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
});

test('its policy allows its own files and one inline script by hash, and no inline style', async () => {
  const policy = (await get('/admin')).headers.get('Content-Security-Policy') ?? '';
  const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
  expect(directives['default-src']).toBe("'none'");
  // Hash of: document.title = "desk"
  expect(directives['script-src']).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(directives['style-src']).toBe("'self'");
  expect(directives['frame-ancestors']).toBe("'none'");
  expect(directives['form-action']).toBe("'self'");
  expect(directives['frame-src']).toBe("'self'");
  expect(policy).not.toContain('unsafe');
});

test('its files are compressed, and cached for ever', async () => {
  const response = await get('/admin/assets/desk-1a2b.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a file of an older release is gone, and no page passes for it', async () => {
  const response = await get('/admin/assets/desk-0000.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await get('/admin/index.html')).headers.get('Cache-Control')).toBe('no-store');
});

test('the page can only be read', async () => {
  expect((await get('/admin', { method: 'POST' })).status).toBe(405);
  const head = await get('/admin/users', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each(['/administrator', '/administration/x', '/Admin', '/tools/admin', '/api/admin'])('%s is not the desk’s', (address) => {
  expect(isDeskAddress(address)).toBe(false);
});

test('a hub whose desk was not built says what to do', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  rmSync(join(folder.path, 'dist/desk'), { recursive: true });
  await expect(builtDesk(folder.path)).rejects.toThrow('The staff desk isn’t built yet. Run `npm start`, which builds it.');
});
