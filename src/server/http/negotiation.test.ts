import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const hub = await buildHub();
afterAll(() => hub[Symbol.asyncDispose]());

/** Requests the answer as sent: `fetch` would add headers and unpack the body. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const clientRequest = request(hub.address + path, { method, headers });
  clientRequest.end();
  const [response] = (await once(clientRequest, 'response')) as [import('node:http').IncomingMessage];
  const chunks = await Array.fromAsync(response as AsyncIterable<Buffer>);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test.each(
  ['/', '/assets/page-1a2b.js'].flatMap((path) => (['br', 'gzip', 'identity'] as const).map((encoding) => ({ path, encoding }))),
)('$path is answered in $encoding to who asks for it, and says the same', async ({ path, encoding }) => {
  const plain = await get(path);
  const answer = await get(path, { 'Accept-Encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(unpack[encoding](answer.body).equals(plain.body)).toBe(true);
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', undefined],
  ['x-br', undefined],
  ['brotli', undefined],
  ['BR', 'br'],
  ['gzip;q=1.0, br ; q=0.5', 'br'],
  ['x-gzip', 'gzip'],
])('who accepts %s gets %s', async (accepted, encoding) => {
  expect((await get('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('a page is stored by a cache in between for a minute, and a browser asks again each time', async () => {
  expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect((await get('/missing')).headers['cache-control']).toBe('no-store');
});

test.each(['/', '/favicon.svg', '/assets/page-1a2b.js'])('who has %s already is told so, without a body', async (path) => {
  const etag = (await get(path)).headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, { 'If-None-Match': ifNoneMatch, 'Accept-Encoding': 'br' }, method);
      expect([answer.status, answer.body.length, answer.headers.etag], ifNoneMatch).toEqual([304, 0, etag]);
    }
  }
});

test('an answer that is not modified has the headers that a cache needs, and none of a body', async () => {
  const { headers: whole } = await get('/');
  const { headers } = await get('/', { 'If-None-Match': whole.etag ?? '' });
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) expect(headers[name], name).toBe(whole[name]);
  for (const name of ['content-length', 'content-encoding', 'content-type']) expect(headers[name], name).toBeUndefined();
});

test('who has another version gets the page', async () => {
  const answer = await get('/', { 'If-None-Match': '"other"' });
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeGreaterThan(0);
});

test('an unknown page is never "not modified"', async () => {
  const { headers } = await get('/missing');
  expect((await get('/missing', { 'If-None-Match': '*' })).status).toBe(404);
  expect((await get('/missing', { 'If-None-Match': headers.etag ?? '"none"' })).status).toBe(404);
});
