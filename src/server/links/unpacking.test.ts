import { createHook } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildClock } from '#tests/clock.ts';
import { DocumentAsker } from '../documents/ask-document.ts';
import { mostDocumentBytes } from '../documents/document-file.ts';
import { LinkAsker } from './ask-link.ts';
import type { Manners } from './polite-requests.ts';
import { sendRequest } from './request.ts';

const manners: Manners = {
  robot: 'MinistryAIHub-Test',
  permits: () => true,
  timeoutMs: 5_000,
  pauseMs: 0,
  userAgent: 'MinistryAIHub-Test/1.0',
  signal: new AbortController().signal,
};

async function site(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const page = '<p>We keep nothing that you type.</p>';
const robots = 'User-agent: *\nDisallow: /private\n';
const keptAway = { found: 'not told', reason: 'Its robots.txt keeps programs away' };
const packedRobots = { found: 'not told', reason: 'Its robots.txt is packed in a way that we can’t read' };

test.each<[coding: string | undefined, pack: (text: string) => string | Buffer]>([
  [undefined, (text) => text],
  ['identity', (text) => text],
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['x-gzip', gzipSync],
])('what comes packed as %s was asked for: documents and robots.txt are read, and links work', async (coding, pack) => {
  await using there = await site(({ url }, response) => {
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Type', 'text/html').end(pack(url === '/robots.txt' ? robots : page));
  });
  const documents = new DocumentAsker(manners, buildClock());
  expect(await documents.ask(there.address('/terms'))).toMatchObject({ found: 'read', file: { bytes: Buffer.from(page) } });
  expect(await documents.ask(there.address('/private'))).toEqual(keptAway);
  const links = new LinkAsker(manners);
  expect(await links.ask(there.address('/terms'))).toEqual({ found: 'works' });
  expect(await links.ask(there.address('/private'))).toEqual(keptAway);
});

test.each<[coding: string, pack: (text: string) => string | Buffer]>([
  ['deflate', deflateSync],
  ['zstd', (text) => zstdCompressSync(Buffer.from(text))],
  ['gzip, gzip', (text) => gzipSync(gzipSync(text))],
  ['aes128gcm', (text) => text],
  ['constructor', (text) => text],
])('what comes packed as %s was not: a document can’t be read, and a robots.txt allows nothing', async (coding, pack) => {
  let isPacked = false;
  await using there = await site(({ url }, response) => {
    if (url === '/robots.txt' && !isPacked) return void response.writeHead(404).end();
    response.setHeader('Content-Encoding', coding).setHeader('Content-Type', 'text/html');
    response.end(pack(url === '/robots.txt' ? robots : page));
  });
  expect(await new DocumentAsker(manners, buildClock()).ask(there.address('/terms'))).toEqual({
    found: 'unreadable',
    reason: 'It is packed in a way that we can’t read',
  });
  expect(await new LinkAsker(manners).ask(there.address('/terms'))).toEqual({ found: 'works' });
  isPacked = true;
  expect(await new DocumentAsker(manners, buildClock()).ask(there.address('/terms'))).toEqual(packedRobots);
  expect(await new LinkAsker(manners).ask(there.address('/terms'))).toEqual(packedRobots);
});

/** Counts the pieces that are unpacked in this process. */
function watchUnpacking() {
  const unpackers = new Set<number>();
  let pieces = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type === 'ZLIB') unpackers.add(id);
    },
    before: (id) => {
      if (unpackers.has(id)) pieces += 1;
    },
  }).enable();
  return { pieces: () => pieces, [Symbol.dispose]: () => hook.disable() };
}

test.each([
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (bytes: Buffer) => gzipSync(bytes)],
])('a few bytes that unpack to 200 MB (%s) are unpacked to the bound and no further', async (coding, compress) => {
  const bomb = compress(Buffer.alloc(200_000_000, 'a'));
  await using there = await site(({ url }, response) => {
    if (url === '/plain') response.end('A page.');
    else response.writeHead(200, { 'Content-Encoding': coding }).end(bomb);
  });
  using watch = watchUnpacking();
  const ask = (path: string) =>
    sendRequest(new URL(there.address(path)), { method: 'GET', mostBytes: mostDocumentBytes + 1 }, manners);
  expect((await ask('/bomb')).body?.length).toBe(mostDocumentBytes + 1);
  const unpacked = watch.pieces();
  expect(unpacked).toBeGreaterThan(0);
  for (let time = 0; time < 20; time += 1) expect((await ask('/plain')).body?.toString()).toBe('A page.');
  expect(watch.pieces() - unpacked, 'pieces that were under way').toBeLessThanOrEqual(1);
});

test('a packed answer that is cut off or broken fails, and is no text', async () => {
  await using there = await site((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(page).subarray(0, 20));
  });
  const answer = sendRequest(new URL(there.address('/terms')), { method: 'GET', mostBytes: 1_000 }, manners);
  await expect(answer).rejects.toMatchObject({ code: 'Z_BUF_ERROR' });
});
