import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromium, devices } from '@playwright/test';
import { startServer } from '#tests/environment/server.ts';
import type { Click } from './visit-clicks.ts';
import { goWay, ways } from './visit-clicks.ts';
import type { Letter } from './visit-letters.ts';
import { typeIntoList } from './visit-letters.ts';
import type { Moments } from './visit-moments.ts';
import { observeMoments, readMoments } from './visit-moments.ts';

// A slow phone on a slow line, applied by Chromium itself: not simulated afterwards, as in Lighthouse.
const width = 412;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorRate = 4;
/** Nothing asked for in this time: the page has all that it will have by itself. */
const quietMs = 1_000;
/** Elements with text whose faces are asked for, from the top of the page. */
const mostNodes = 150;

interface Options {
  addresses: readonly string[];
  /** Visits of each page, cold and warm; the middle of each figure counts. */
  runs: number;
}

/** What one visit cost. */
interface Visit extends Moments {
  files: number;
  bytes: Record<string, number>;
  /** Glyphs by the face that drew them; ours are told from the device's own. */
  faces: Map<string, number>;
  ownGlyphs: number;
}

/** `npm run bench -- --visit`: each kind of page on a slow phone, on a first visit and on a second. docs/performance.md, 'Visit'. */
export async function measureVisits({ addresses, runs }: Options): Promise<void> {
  await using server = await startServer();
  await using browser = await launch();
  const rows: Record<string, Record<string, string | number>> = {};
  const letters: Letter[][] = [];
  {
    // A browser that was just started is slower on its first page, whichever that is: a visitor's has shown others.
    await using visitor = await newVisitor(browser);
    await visit(visitor, server.origin + (addresses[0] ?? '/'));
  }
  for (const address of addresses) {
    // The page is rendered and compressed before anyone is timed.
    await (await fetch(server.origin + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    const cold: Visit[] = [];
    const warm: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      await using visitor = await newVisitor(browser);
      cold.push(await visit(visitor, server.origin + address));
      warm.push(await visit(visitor, server.origin + address));
    }
    rows[`${address} cold`] = rowOf(cold);
    rows[`${address} warm`] = rowOf(warm);
    console.log(`  ${address}  ${facesOf(cold)}`);
  }
  if (addresses.includes('/all-tools')) {
    for (let run = 0; run < runs; run += 1) {
      for (const rate of [1, processorRate]) {
        await using visitor = await newVisitor(browser, rate);
        letters.push(await typeIntoList(visitor.page, `${server.origin}/all-tools`, rate));
      }
    }
  }
  const clicks: Record<string, Record<string, number>> = {};
  for (const way of ways.filter(({ from }) => addresses.includes(from))) {
    const gone: Click[] = [];
    for (let run = 0; run < runs; run += 1) {
      await using visitor = await newVisitor(browser);
      gone.push(await goWay(visitor.page, server.origin, way));
    }
    const of = (figure: (click: Click) => number) => Math.round(middle(gone.map(figure)));
    clicks[`${way.from} → ${way.link}`] = { 'whole ms': of(({ whole }) => whole), 'blank ms': of(({ blank }) => blank) };
  }
  console.table(rows);
  if (Object.keys(clicks).length > 0) console.table(clicks);
  if (letters.length > 0) console.table(letterRows(letters));
}

async function launch(): Promise<Browser & AsyncDisposable> {
  const args = ['--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
}

interface Visitor extends AsyncDisposable {
  page: Page;
  protocol: CDPSession;
}

/** Someone whose browser has nothing of the hub yet. */
async function newVisitor(browser: Browser, rate = processorRate): Promise<Visitor> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width, height: 823 } });
  const page = await context.newPage();
  await observeMoments(page);
  const protocol = await context.newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await protocol.send(`${domain}.enable`);
  await protocol.send('Network.emulateNetworkConditions', line);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, protocol, [Symbol.asyncDispose]: () => context.close() };
}

async function visit({ page, protocol }: Visitor, url: string): Promise<Visit> {
  await page.goto('about:blank');
  const asked = new Map<string, { kind: string; isCached: boolean }>();
  const bytes: Record<string, number> = {};
  let files = 0;
  let lastNews = performance.now();
  const onAsked = ({ requestId, type = 'Other' }: { requestId: string; type?: string }) => {
    lastNews = performance.now();
    asked.set(requestId, { kind: type, isCached: false });
  };
  const onCached = ({ requestId }: { requestId: string }) => {
    const request = asked.get(requestId);
    if (request) request.isCached = true;
  };
  const onEnd = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    lastNews = performance.now();
    const request = asked.get(requestId);
    if (!request || request.isCached || encodedDataLength === 0) return;
    files += 1;
    bytes[request.kind] = (bytes[request.kind] ?? 0) + encodedDataLength;
  };
  protocol.on('Network.requestWillBeSent', onAsked);
  protocol.on('Network.requestServedFromCache', onCached);
  protocol.on('Network.loadingFinished', onEnd);
  await page.goto(url);
  while (performance.now() - lastNews < quietMs) await page.waitForTimeout(100);
  protocol.off('Network.requestWillBeSent', onAsked);
  protocol.off('Network.requestServedFromCache', onCached);
  protocol.off('Network.loadingFinished', onEnd);
  const moments = await readMoments(page);
  return { ...moments, files, bytes, ...(await facesOn(protocol)) };
}

/** What Chromium has drawn the text of a page with. */
async function facesOn(protocol: CDPSession): Promise<Pick<Visit, 'faces' | 'ownGlyphs'>> {
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const selector = ':is(header, main) :is(h1, h2, h3, h4, p, li, a, b, strong, dt, dd, td, th, button, span, label)';
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const faces = new Map<string, number>();
  let ownGlyphs = 0;
  for (const nodeId of nodeIds.slice(0, mostNodes)) {
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      faces.set(familyName, (faces.get(familyName) ?? 0) + glyphCount);
      if (isCustomFont) ownGlyphs += glyphCount;
    }
  }
  return { faces, ownGlyphs };
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function rowOf(visits: Visit[]): Record<string, string | number> {
  const of = (figure: (visit: Visit) => number) => Math.round(middle(visits.map(figure)));
  const kilobytes = (kind: string) => Math.round(of(({ bytes }) => bytes[kind] ?? 0) / 1_000);
  const all = ({ faces }: Visit) => [...faces.values()].reduce((sum, glyphs) => sum + glyphs, 0);
  return {
    'first ms': of(({ firstPaint }) => firstPaint),
    'largest ms': of(({ largestPaint }) => largestPaint),
    'blocked ms': of(({ blocked }) => blocked),
    shift: middle(visits.map(({ shift }) => shift)).toFixed(4),
    html: kilobytes('Document'),
    css: kilobytes('Stylesheet'),
    fonts: kilobytes('Font'),
    script: kilobytes('Script'),
    pictures: kilobytes('Image'),
    'all kB': Math.round(of(({ bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0)) / 1_000),
    files: of(({ files }) => files),
    'in our type': `${of((visit) => (visit.ownGlyphs * 100) / Math.max(1, all(visit)))} %`,
  };
}

const facesOf = (visits: Visit[]): string =>
  [...new Set(visits.flatMap(({ faces }) => [...faces.keys()]))].toSorted((a, b) => a.localeCompare(b)).join(', ');

/** One row for each letter and speed of the processor. */
function letterRows(typed: Letter[][]): Record<string, Record<string, number>> {
  const byWhat = Map.groupBy(typed.flat(), ({ text, rate }) => `“${text}” x${rate}`);
  return Object.fromEntries(
    [...byWhat].map(([what, letters]) => [what, { 'to the changed list, ms': Math.round(middle(letters.map(({ ms }) => ms))) }]),
  );
}
