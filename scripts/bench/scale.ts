import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startServer } from '#tests/environment/server.ts';
import { fillCatalogue } from './generate-catalogue.ts';
import { residentMegabytes } from './memory.ts';

const sizes = [100, 1_000, 10_000];
const requests = 40;
const pages = [
  '/',
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/all-tools',
  '/all-tools?q=sermon',
  '/all-tools?category=Worship&page=2',
  '/all-workflows',
  '/workflows',
  '/tools/chatgpt',
  '/workflows/weekly-email-newsletter',
  '/comparison/LLMs',
  '/worship-hub?tab=tools',
  '/worship-hub?tab=workflows',
  '/submission',
];

/** Weight and time of each page, rendered for each request, with a hundred, a thousand and ten thousand tools. */
export async function measureScale(): Promise<void> {
  const table: Record<string, Record<string, string>> = {};
  for (const size of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'hub-scale-'));
    try {
      await fillCatalogue({ dataDir }, { tools: size, workflows: size / 2 });
      const server = await startServer({ HUB_PAGE_CACHE: 'off' }, { dataDir });
      // The index of the search is prepared after the start, and this waits for it.
      await measurePage(`${server.origin}/search?q=hymn`);
      for (const page of pages) {
        const { bytes, ms } = await measurePage(server.origin + page);
        table[page] = { ...table[page], [`${size} tools`]: `${(bytes / 1000).toFixed(1)} kB ${ms.toFixed(1)} ms` };
      }
      const known = table['(process)'] ?? {};
      table['(process)'] = {
        ...known,
        [`${size} tools`]: `${residentMegabytes(server.pid)} MB, ready ${Math.round(server.readyMs)} ms`,
      };
      await server.stop();
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  }
  console.table(table);
}

/** Bytes after brotli, and the middle time of an answer when one asks at a time. */
async function measurePage(url: string): Promise<{ bytes: number; ms: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let number = 0; number < requests; number += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const html = Buffer.from(await response.arrayBuffer());
    times.push(performance.now() - begun);
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    if (number === 0) bytes = brotliCompressSync(html).length;
  }
  return { bytes, ms: times.toSorted((a, b) => a - b)[Math.floor(requests / 2)] ?? 0 };
}
