import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compressedFor, isReadyFor, makeCachedResponse } from './cached-response.ts';

const longText = 'The word was made flesh. '.repeat(20);
const make = (body: string, compressible = true) =>
  makeCachedResponse({ body: Buffer.from(body), headers: { 'Content-Type': 'text/plain' }, compressible });
const plain = make(longText);
const whole = await compressedFor('gzip', await compressedFor('br', plain));

test('a text can be had in three encodings that say the same, each with its own headers', () => {
  const { br, gzip, identity } = whole.bodies;
  expect(String(identity)).toBe(longText);
  expect(brotliDecompressSync(br ?? '').toString()).toBe(longText);
  expect(gunzipSync(gzip ?? '').toString()).toBe(longText);
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    expect(whole.headers[encoding]).toEqual({
      'Content-Type': 'text/plain',
      ETag: whole.etag,
      'Content-Length': whole.bodies[encoding]?.length,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  }
  expect(whole.size).toBe((identity?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0));
});

test('a text of 255 bytes is not compressed, one of 256 is', async () => {
  const encodingsOf = async (text: string) => Object.keys((await compressedFor('gzip', make(text))).bodies);
  expect(await encodingsOf('x'.repeat(255))).toEqual(['identity']);
  expect(await encodingsOf('x'.repeat(256))).toEqual(['identity', 'gzip']);
});

test('an encoding is made when a client first accepts it, and only that one', async () => {
  expect(Object.keys(plain.bodies)).toEqual(['identity']);
  expect([isReadyFor(undefined, plain), isReadyFor('gzip', plain)]).toEqual([true, false]);
  const zipped = await compressedFor('gzip', plain);
  expect(Object.keys(zipped.bodies)).toEqual(['identity', 'gzip']);
  expect([isReadyFor('gzip', zipped), isReadyFor('br, gzip', zipped)]).toEqual([true, false]);
  expect(await compressedFor('gzip', zipped)).toBe(zipped);
});

test('what cannot be compressed has one form, which does not vary', async () => {
  const picture = await compressedFor('br', make(longText, false));
  expect(Object.keys(picture.bodies)).toEqual(['identity']);
  expect(picture.headers.identity).not.toHaveProperty('Vary');
});

test('what the build has compressed already is used as it is', async () => {
  const [br, gzip] = [Buffer.from('br'), Buffer.from('gzip')];
  const answer = makeCachedResponse({
    body: Buffer.from(longText),
    headers: {},
    compressible: true,
    compressed: { br, gzip },
  });
  expect([answer.bodies.br, answer.bodies.gzip]).toEqual([br, gzip]);
});

test('the same body has the same ETag, another body another', async () => {
  expect(make(longText).etag).toBe(whole.etag);
  expect(make(`${longText}.`).etag).not.toBe(whole.etag);
  expect(whole.etag).toMatch(/^"[\w-]{27}"$/);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['zstd', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=1', 'gzip'],
  ['br ; q=0 , gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['br;q=0.001', 'br'],
  ['br;q=0.01, gzip', 'br'],
  ['abroad', 'identity'],
  ['*;q=0', 'identity'],
] as const)("who accepts '%s' gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, whole)).toBe(encoding);
});

test('an encoding that there is not is never chosen', async () => {
  expect(chooseEncoding('br, gzip', make('short'))).toBe('identity');
});
