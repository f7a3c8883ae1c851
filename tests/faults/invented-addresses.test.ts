import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort, startServer } from '#tests/environment/server.ts';
import { isLong } from './rounds.ts';

const count = isLong ? 20_000 : 2_000;
const mostGrowthMegabytes = 50;

/** Requests these exact bytes: `fetch` would normalize an address before sending it. */
function statusOf(origin: string, agent: Agent, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** Odd spellings of a page, and pages that don't exist; each with a unique number. */
const oddForms: ((path: string, number: number) => string)[] = [
  (path, number) => `/..//junk${number}${path}`,
  (path, number) => `/a${number}/..//junk${path}`,
  (path, number) => `/..//y:${60_000 + number}${path}`,
  (path, number) => `//host${number}.example${path}`,
  (path, number) => `http://host${number}.example${path}`,
  (path, number) => `/./${number}${path}`,
  (path, number) => `/%2e%2e/${number}${path}`,
  (path, number) => `${path}/%00${number}`,
  (path, number) => `/\\host${number}${path}`,
  (path, number) => `${path}//?n=${number}`,
  (path, number) => `${path}/?n=${number}`,
  (path, number) => `${path}${number}`,
  (path, number) => `${path.toUpperCase()}?n=${number}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path, number) => `${path}?b=${number}&a=1`,
  (path, number) => `${path}?a=1&b=${number}&b=${number}`,
  (path, number) => `${path}?${'x'.repeat(8_000)}${number}`,
  (path, number) => `${path}/${'x'.repeat(1_500)}${number}`,
  (_, number) => `/comparison/Category${number}`,
  (_, number) => `/resources/tool${number}`,
  (_, number) => `/search?q=word${number}`,
  (_, number) => `/all-tools?sort=name&q=word${number % 200}`,
  (_, number) => `/all-tools?q=word${number % 200}&sort=name`,
  (_, number) => `/llm-hub?page=${number}&tab=tools`,
  (_, number) => `/llm-hub?tab=tools${number}`,
  (_, number) => `/api/tools?limit=5&q=word${number % 200}`,
  (_, number) => `/api/tools?view=page&hub=hub${number}`,
  (_, number) => `/api/tools/tool${number}`,
  (_, number) => `/api/documents/guide-llms?sort=${number}`,
  (_, number) => `/api/..//junk${number}/tools`,
];

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test(`after ${count.toLocaleString('en')} invented addresses exactly the pages of the catalogue are cached`, {
  tags: ['night'],
  timeout: 600_000,
}, async () => {
  const metricsPort = String(await freePort());
  await using server = await startServer({ METRICS_PORT: metricsPort, LOG_LEVEL: 'error' });
  await using agent = Object.assign(new Agent({ keepAlive: true, maxSockets: 8 }), {
    [Symbol.asyncDispose]: async () => agent.destroy(),
  });
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const getAll = async (addresses: string[]) => {
    const answers = new Map<string, number>();
    const rest = addresses.values();
    const goOn = async () => {
      for (const address of rest) answers.set(address, await statusOf(server.origin, agent, address));
    };
    await Promise.all(Array.from({ length: 8 }, goOn));
    return answers;
  };

  // Existing addresses: every page, and files that the server prepares for them by itself.
  const locations = [...(await (await fetch(`${server.origin}/sitemap.xml`)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location = '']) => location,
  );
  const canonical = locations.map((location) => new URL(location.replaceAll('&amp;', '&')).pathname);
  // A tab is a separate page: some of the invented addresses are further spellings of this one.
  const others = [
    '/llm-hub?tab=tools',
    '/api/tools?view=page',
    '/api/workflows?view=page',
    '/api/categories?view=counts',
    '/sitemap.xml',
  ];
  expect([...new Set((await getAll([...canonical, ...others])).values())]).toEqual([200]);
  // Forms contain a visitor's own token and are never cached.
  const forms = canonical.filter((path) => ['/submission', '/contact', '/ask'].includes(path));
  const expectedCount = canonical.length - forms.length + others.length;
  expect(await metric('hub_cache_answers')).toBe(expectedCount);
  const before = residentMegabytes(server.pid);

  const invented = Array.from({ length: count }, (_, number) => {
    const path = canonical[(number * 7) % canonical.length] ?? '/';
    return oddForms[number % oddForms.length]?.(path, number) ?? '/';
  });
  const faults = [...(await getAll(invented))].filter(([, status]) => status >= 500);
  expect(faults).toEqual([]);
  expect(await metric('hub_cache_answers'), 'cached responses').toBe(expectedCount);
  expect(residentMegabytes(server.pid) - before, 'megabytes more than before').toBeLessThan(mostGrowthMegabytes);

  const renders = await metric('hub_renders_total');
  await getAll(canonical);
  expect((await metric('hub_renders_total')) - renders, 'pages that had to be rendered again').toBe(forms.length);
  expect(server.output(), 'what it logged').not.toContain('"level":50');
});
