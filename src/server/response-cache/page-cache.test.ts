import { expect, test } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { compressedFor, makeCachedResponse } from './cached-response.ts';
import { PageCache } from './page-cache.ts';

const answerOf = async (body: string, status = 200): Promise<CachedResponse> =>
  makeCachedResponse({ status, body: Buffer.from(body), headers: {}, compressible: false });
const bodyOf = (answer: CachedResponse | undefined) => answer?.bodies.identity?.toString();
const tenBytes = 'ten bytes!';

/** Renders `body` and counts the renderings. */
function counting(body: string, status?: number) {
  const render = () => {
    render.times += 1;
    return answerOf(body, status);
  };
  render.times = 0;
  return render;
}

test('a page is rendered once, and then stored', async () => {
  const cache = new PageCache(1_000);
  const render = counting('page');
  expect(cache.get('/', 1)).toBeUndefined();
  expect(bodyOf(await cache.render('/', 1, render))).toBe('page');
  const response = cache.get('/', 1);
  expect(bodyOf(response)).toBe('page');
  expect(await cache.render('/', 1, render)).toBe(response);
  expect(render.times).toBe(1);
});

test('whoever asks for a page while it is rendered waits for that rendering', async () => {
  const cache = new PageCache(1_000);
  const render = counting('page');
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.render('/', 1, render)));
  expect(render.times).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test('a page that is not to be stored is given to all who wait for it, and rendered anew for the next', async () => {
  const cache = new PageCache(1_000);
  const render = counting(tenBytes);
  await Promise.all([
    cache.render('/?q=a', 1, render, { isStored: false }),
    cache.render('/?q=a', 1, render, { isStored: false }),
  ]);
  expect([render.times, cache.size, cache.bytes]).toEqual([1, 0, 0]);
  await cache.render('/?q=a', 1, render, { isStored: false });
  expect(render.times).toBe(2);
});

test('two pages are rendered each for itself', async () => {
  const cache = new PageCache(1_000);
  await Promise.all([cache.render('/a', 1, counting('a')), cache.render('/b', 1, counting('b'))]);
  expect(bodyOf(cache.get('/a', 1))).toBe('a');
  expect(bodyOf(cache.get('/b', 1))).toBe('b');
});

test('a new revision drops every page and its bytes', async () => {
  const cache = new PageCache(1_000);
  await cache.render('/a', 1, counting(tenBytes));
  await cache.render('/b', 1, counting(tenBytes));
  expect(cache.get('/a', 2)).toBeUndefined();
  expect(bodyOf(await cache.render('/a', 2, counting('new')))).toBe('new');
  expect(cache.bytes).toBe(3);
  expect(cache.get('/b', 2)).toBeUndefined();
  expect(cache.get('/a', 1)).toBeUndefined();
});

test('a page whose rendering began before a revision is neither stored nor given to those who ask after it', async () => {
  const cache = new PageCache(1_000);
  const gate = Promise.withResolvers<CachedResponse>();
  const old = cache.render('/', 1, () => gate.promise);
  const fresh = await cache.render('/', 2, counting('new'));
  gate.resolve(await answerOf('old'));
  expect(bodyOf(await old)).toBe('old');
  expect(bodyOf(fresh)).toBe('new');
  expect(bodyOf(cache.get('/', 2))).toBe('new');
  expect(cache.bytes).toBe(3);
});

test('an old rendering that ends does not end the wait for the new one', async () => {
  const cache = new PageCache(1_000);
  const [oldGate, newGate] = [Promise.withResolvers<CachedResponse>(), Promise.withResolvers<CachedResponse>()];
  const old = cache.render('/', 1, () => oldGate.promise);
  const first = cache.render('/', 2, () => newGate.promise);
  oldGate.resolve(await answerOf('old'));
  await old;
  const render = counting('again');
  const second = cache.render('/', 2, render);
  newGate.resolve(await answerOf('new'));
  expect([bodyOf(await first), bodyOf(await second), render.times]).toEqual(['new', 'new', 0]);
});

test.each([404, 500, 307, 410])('an answer with status %i is given and not stored', async (status) => {
  const cache = new PageCache(1_000);
  const render = counting(tenBytes, status);
  expect((await cache.render('/', 1, render)).status).toBe(status);
  expect(cache.get('/', 1)).toBeUndefined();
  await cache.render('/', 1, render);
  expect([render.times, cache.bytes]).toEqual([2, 0]);
});

test('a rendering that fails is told to all who wait, and tried anew by the next', async () => {
  const cache = new PageCache(1_000);
  const failing = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([cache.render('/', 1, failing), cache.render('/', 1, counting('never'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(bodyOf(await cache.render('/', 1, counting('mended')))).toBe('mended');
});

test('the cache holds exactly as many bytes as it may', async () => {
  const cache = new PageCache(30);
  for (const key of ['/a', '/b', '/c']) await cache.render(key, 1, counting(tenBytes));
  expect(cache.bytes).toBe(30);
  expect(['/a', '/b', '/c'].every((key) => cache.get(key, 1))).toBe(true);
});

test('when there are too many bytes, what was used longest ago goes first', async () => {
  const cache = new PageCache(30);
  for (const key of ['/a', '/b', '/c']) await cache.render(key, 1, counting(tenBytes));
  cache.get('/a', 1);
  await cache.render('/b', 1, counting('not rendered'));
  await cache.render('/d', 1, counting(tenBytes));
  expect(cache.bytes).toBe(30);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, 1))).toEqual(['/a', '/b', '/d']);
});

test('one large page may drive out several', async () => {
  const cache = new PageCache(30);
  for (const key of ['/a', '/b', '/c']) await cache.render(key, 1, counting(tenBytes));
  await cache.render('/large', 1, counting('x'.repeat(15)));
  expect(['/a', '/b', '/c', '/large'].filter((key) => cache.get(key, 1))).toEqual(['/c', '/large']);
  expect(cache.bytes).toBe(25);
});

test('a page that is larger than the cache is answered and not stored', async () => {
  const cache = new PageCache(30);
  expect(bodyOf(await cache.render('/', 1, counting('x'.repeat(31))))).toHaveLength(31);
  expect(cache.get('/', 1)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

const words = 'word '.repeat(200);
const compressible = () => makeCachedResponse({ body: Buffer.from(words), headers: {}, compressible: true });
const inEncoding = (encoding: 'br' | 'gzip') => ({
  render: () => compressedFor(encoding, compressible()),
  wanted: { variant: encoding },
});

test('what is compressed is kept without its plain bytes, in each encoding that was asked for', async () => {
  const cache = new PageCache(10_000);
  for (const { render, wanted } of [inEncoding('br'), inEncoding('gzip')]) await cache.render('/', 1, render, wanted);
  const response = cache.get('/', 1);
  expect(Object.keys(response?.bodies ?? {}).sort()).toEqual(['br', 'gzip']);
  expect(cache.bytes).toBe((response?.bodies.br?.length ?? 0) + (response?.bodies.gzip?.length ?? 0));
  expect(String((await compressedFor(undefined, response as CachedResponse)).bodies.identity)).toBe(words);
});

test('an answer that grows drives out the oldest, as a new one does', async () => {
  const { br } = (await inEncoding('br').render()).bodies;
  const { gzip } = (await inEncoding('gzip').render()).bodies;
  const cache = new PageCache(10 + (br?.length ?? 0) + (gzip?.length ?? 0) - 1);
  await cache.render('/old', 1, counting(tenBytes));
  for (const { render, wanted } of [inEncoding('br'), inEncoding('gzip')]) await cache.render('/new', 1, render, wanted);
  expect([cache.get('/old', 1) === undefined, cache.get('/new', 1)?.bodies.gzip !== undefined]).toEqual([true, true]);
});

test('what several clients wait for is made in the first turn that comes, whoever has it', async () => {
  const cache = new PageCache(1_000);
  const render = counting('page');
  const turns: (() => Promise<void>)[] = [];
  const requester = (client: string) => ({
    client,
    turn: (begin: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        turns.push(() => begin().then(resolve));
      }),
  });
  const [a, b] = [requester('a'), requester('b')].map((each) => cache.render('/', 1, render, { requester: each }));
  await turns[1]?.();
  expect([bodyOf(await a), bodyOf(await b)]).toEqual(['page', 'page']);
  await turns[0]?.();
  expect(render.times).toBe(1);
});

test('whoever is refused a turn is told, and the others are given what they wait for', async () => {
  const cache = new PageCache(1_000);
  const gate = Promise.withResolvers<void>();
  const waiting = cache.render('/', 1, counting('page'), {
    requester: { client: 'a', turn: (begin) => gate.promise.then(begin) },
  });
  const refusedRequester = { client: 'b', turn: () => Promise.reject(new Error('too much')) };
  await expect(cache.render('/', 1, counting('never'), { requester: refusedRequester })).rejects.toThrow('too much');
  gate.resolve();
  expect(bodyOf(await waiting)).toBe('page');
});

test('what the first who asked was refused is made for the next one, and stored', async () => {
  const cache = new PageCache(1_000);
  const gate = Promise.withResolvers<void>();
  const render = counting('page');
  const refusedRendering = cache.render('/', 1, render, { requester: { client: 'a', turn: () => gate.promise } });
  const waiting = Promise.withResolvers<void>();
  const other = cache.render('/', 1, render, { requester: { client: 'b', turn: (begin) => waiting.promise.then(begin) } });
  gate.reject(new Error('too much'));
  await expect(refusedRendering).rejects.toThrow('too much');
  waiting.resolve();
  expect(bodyOf(await other)).toBe('page');
  expect(await cache.render('/', 1, render)).toBe(cache.get('/', 1));
  expect(render.times).toBe(1);
});

test('what everybody was refused is begun anew by the next who asks', async () => {
  const cache = new PageCache(1_000);
  const refusedRequester = { client: 'a', turn: () => Promise.reject(new Error('too much')) };
  await expect(cache.render('/', 1, counting('never'), { requester: refusedRequester })).rejects.toThrow('too much');
  expect(bodyOf(await cache.render('/', 1, counting('page')))).toBe('page');
});

test('what is meant is forgotten, stored or on its way; the rest stays', async () => {
  const cache = new PageCache(1_000);
  const later = Promise.withResolvers<void>();
  await cache.render('/', 1, counting('home'));
  await cache.render('/answers', 1, counting(tenBytes));
  const slow = cache.render('/questions/1', 1, async () => {
    await later.promise;
    return answerOf('before');
  });
  cache.forget((key) => key !== '/');
  later.resolve();
  expect(bodyOf(await slow)).toBe('before');
  expect(cache.get('/answers', 1)).toBeUndefined();
  expect(cache.get('/questions/1', 1)).toBeUndefined();
  expect(bodyOf(cache.get('/', 1))).toBe('home');
  expect(cache.size).toBe(1);
});

test.each(['private', 'no-store'])('what is %s is made for each who asks, and not stored', async (caching) => {
  const cache = new PageCache(1_000);
  let times = 0;
  const render = async () => {
    times += 1;
    return makeCachedResponse({ body: Buffer.from(tenBytes), headers: { 'Cache-Control': caching }, compressible: false });
  };
  await Promise.all([cache.render('/form', 1, render), cache.render('/form', 1, render)]);
  expect([times, cache.size]).toEqual([2, 0]);
});
