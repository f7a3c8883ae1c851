import { expect, test } from 'vitest';
import { byDay } from '#tests/environment/night.ts';
import { bodyCount, makeSent, randomFrom } from '#tests/hostile-bodies.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { addressOf, writes } from '#tests/staff-writes.ts';
import { staffCalls } from './staff-calls.ts';

const atOnce = 8;
const bodies = bodyCount(16, { atNight: 40 });
const seed = 20_261_121;

test('every call of staff that reads a body is thrown at', () => {
  const calls = staffCalls.filter(({ method }) => method !== 'get' && method !== 'delete');
  const thrownAt = writes.filter(({ path }) => path.startsWith('/api/staff/'));
  expect(thrownAt.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    calls.map(({ method, path }) => `${method.toUpperCase()} /api/staff${path}`).sort(),
  );
});

/** Name of the created record in an answer. */
const nameIn = (answer: {
  name?: string;
  username?: string;
  slug?: string;
  tool?: { slug: string };
  workflow?: { slug: string };
  fact?: { id: string };
  change?: { id: string };
  answer?: { slug: string };
  price?: { slug: string };
}): string =>
  answer.name ??
  answer.username ??
  answer.answer?.slug ??
  answer.price?.slug ??
  answer.slug ??
  answer.tool?.slug ??
  answer.workflow?.slug ??
  answer.fact?.id ??
  answer.change?.id ??
  'no name';

// PostgreSQL accepts fewer characters than SQLite, so by day it gets bodies only where free text is stored.
const onPostgres = byDay(
  writes.filter(({ made, path }) => made || path.includes('/drafts/')),
  { atNight: writes },
);
const throws = [
  ...writes.map((write) => ({ kind: 'sqlite' as const, ...write })),
  ...onPostgres.map((write) => ({ kind: 'postgres' as const, ...write })),
];

test.each(throws)(
  'on $kind $method $path survives its bodies: never 5xx, always JSON, what is right stored once, and the catalogue stays readable',
  async ({ kind, ...write }) => {
    await using hub = await buildStaffHub(kind);
    const { cookie } = await hub.as('ruth');
    const address = hub.address + (await addressOf(hub, write));
    const random = randomFrom(seed);
    const counts: Record<number, number> = {};
    const names: string[] = [];
    const send = async (place: number) => {
      const { text, headers, expected } = makeSent(random, { ...write.base, ...write.mark?.(place) });
      const inside = write.inside && typeof text === 'string' ? `{"version":1,"${write.inside}":${text}}` : text;
      const isForm = write.asForm && typeof text === 'string';
      const body = isForm ? new URLSearchParams({ record: text }).toString() : inside;
      const response = await fetch(address, {
        method: write.method,
        body: body as BodyInit,
        headers: { ...headers, ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }), Cookie: cookie },
      });
      const answer = await response.text();
      const detail = `${response.status} ${answer.slice(0, 200)} for ${String(body).slice(0, 300)} ${JSON.stringify(headers)}`;
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      expect(response.status, detail).toBeLessThan(500);
      if (response.status === 204) expect(answer, detail).toBe('');
      else if (write.asForm && response.ok) expect(response.headers.get('Content-Type'), detail).toMatch(/^text\/html/);
      else {
        expect(response.headers.get('Content-Type'), detail).toMatch(/^application\/json/);
        expect(() => JSON.parse(answer), detail).not.toThrow();
      }
      if (response.status === 201) names.push(nameIn(JSON.parse(answer)));
      if (write.makesEach && expected && !('Idempotency-Key' in headers))
        expect(response.status === 201 ? 'stored' : 'refused', detail).toBe(expected === 'stored' ? 'stored' : 'refused');
    };
    for (let place = 0; place < bodies; place += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, bodies - place) }, (_, offset) => send(place + offset)));

    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(bodies);
    expect(counts[403], 'from another site').toBeGreaterThan(0);
    expect(counts[write.reached], `${write.reached} among ${JSON.stringify(counts)}`).toBeGreaterThan(0);
    if (!write.path.includes('sign-out')) expect(counts[400], 'malformed').toBeGreaterThan(0);
    if (write.made) expect((await write.made(hub.db)).sort()).toEqual([...new Set(names)].sort());
    for (const path of ['/api/tools', '/api/workflows', '/sitemap.xml'])
      expect((await fetch(hub.address + path)).status).toBe(200);
    // A server that starts next must read what was stored.
    await using again = kind === 'postgres' ? await hub.startAgain() : undefined;
    if (again) expect((await fetch(`${again.address}/api/tools`)).status).toBe(200);
  },
  30_000 + bodies * 60,
);
