import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import type { Content } from '#server/content/read-content.ts';
import { readContent } from '#server/content/read-content.ts';
import { databaseFile } from '#server/database/data-folder.ts';
import { startServer } from '#server/start.ts';
import { buildFolder, offline } from '#tests/builders.ts';
import { manyTimes } from '#tests/many-times.ts';
import { clientOf, password } from '#tests/staff-hub.ts';

// Costs of a hub that has grown, in processor time of this process, which includes the client.

const root = fileURLToPath(new URL('../..', import.meta.url));
const authored = readContent(`${root}content`);
const growth = 10;

/** Limit for any call of a visitor. Measured on 28 November 2026: 416 ms at most. */
const mostMs = 1_500;
/** Limit for a save, which judges all records and lists them again. Measured: 1,714 ms, with turns between (decision 103). */
const mostSaveMs = 5_000;
/** Overhead of the measurement itself, which dominates calls that cost next to nothing. */
const noiseMs = 40;
/** Limit of the factor: linear growth costs ten times as much, more if a cache is too small; quadratic growth a hundred times. */
const mostTimes = 3 * growth;

/** Most expensive calls, each with an address that was never requested before. */
const calls: readonly ((turn: number) => string)[] = [
  () => '/',
  () => '/all-tools',
  () => '/terms-changes',
  () => '/answers',
  () => '/api/tools',
  () => '/api/facts',
  () => '/api/facts.csv',
  () => '/api/tools?view=verdicts',
  () => '/terms-changes.atom',
  () => '/sitemap.xml',
  () => '/tools/otter',
  (turn) => `/all-tools?q=sermn+${turn}`,
  (turn) => `/workflows?q=small+group+${turn}`,
  (turn) => `/search?q=${'transcribe+sermn+notse+'.repeat(8)}${turn}`,
  (turn) => `/may-i-enter?what=prayr+list&tool=ottr${turn}`,
  () => '/compare?tools=otter,fireflies,zoom-ai-companion,whisper',
  (turn) => `/your-church/policy.docx?v=1&form=long&q1=${'abc'[turn % 3]}&q2=${'abc'[Math.floor(turn / 3) % 3]}`,
  () => '/no-such-page',
];

const saving = 'a save';
const turns = 3;

async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Cost of each call and of staff's writes on a hub with this content: the least of three, since other programs only add. */
async function costsOf(content: Content): Promise<Map<string, number>> {
  using folder = buildFolder();
  copyFileSync(inject('staffedFile'), databaseFile(folder.path));
  const environment = { ...offline, DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'silent', HUB_PAGE_CACHE: 'off' };
  const hub = await startServer({ root, content, environment, development: false });
  try {
    const signedIn = await fetch(`${hub.address}/api/auth/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ username: 'ruth', password }),
      headers: { 'Content-Type': 'application/json' },
    });
    const staff = clientOf(hub.address, signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    const visit = async (path: string) => {
      const response = await fetch(hub.address + path, { headers: { 'Accept-Encoding': 'br' } });
      await response.arrayBuffer();
      expect(response.status, path).toBe(path === '/no-such-page' ? 404 : 200);
    };
    const save = async (turn: number) => {
      const { version, tool } = await staff.read<{ version: number; tool: { effectiveness: string } }>(
        'GET',
        '/api/staff/tools/otter',
      );
      const effectiveness = `${tool.effectiveness.slice(0, 80)} ${turn}`;
      await staff.read('PUT', '/api/staff/tools/otter', { version, tool: { ...tool, effectiveness } });
    };
    const works = new Map<string, (turn: number) => Promise<unknown>>([
      ...calls.map((call) => [call(0), (turn: number) => visit(call(turn))] as const),
      ['the desk’s Home', () => staff.read('GET', '/api/staff/counts')],
      ['the queue of re-checks', () => staff.read('GET', '/api/staff/recheck')],
      [saving, save],
    ]);
    const costs = new Map<string, number>();
    for (const [what, work] of works) {
      const durations: number[] = [];
      for (let turn = 0; turn <= turns; turn += 1) durations.push(await processorMsOf(() => work(turn)));
      // The first call compiles the code it runs.
      costs.set(what, Math.min(...durations.slice(1)));
    }
    return costs;
  } finally {
    await hub.stop();
  }
}

test('a hub with ten times as many entries answers what is dearest, each call for no more than its share of them', {
  tags: ['night'],
  timeout: 900_000,
}, async () => {
  const costs = await costsOf(authored);
  const costsGrown = await costsOf(manyTimes(authored, growth));
  const results = [...costsGrown].map(([what, ms]) => ({ what, ms: Math.round(ms), before: Math.round(costs.get(what) ?? 0) }));
  expect(results).toHaveLength(calls.length + 3);
  expect(results.filter(({ what, ms }) => ms > (what === saving ? mostSaveMs : mostMs))).toEqual([]);
  expect(results.filter(({ ms, before }) => ms > before * mostTimes + noiseMs)).toEqual([]);
});
