import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { chromium, devices } from '@playwright/test';
import { formerRelease } from '#tests/environment/former-release.ts';
import { startServer } from '#tests/environment/server.ts';
import { goWay, ways } from './visit-clicks.ts';
import { typeIntoList } from './visit-letters.ts';
import type { Moments } from './visit-moments.ts';
import { observeMoments, readMoments } from './visit-moments.ts';

// A slow phone on a slow line, applied by Chromium itself: not simulated afterwards, as in Lighthouse.
const width = 412;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorRate = 4;

/** One page of each kind that visitors open most. */
const pages = [
  '/',
  '/resources',
  '/worship-hub',
  '/all-tools',
  '/tools/chatgpt',
  '/workflows/weekly-email-newsletter',
  '/llm-guide',
  '/may-i-enter',
];
/** Factor over the former release above which a figure counts as worse, if it also grew by a frame of a screen or more. */
const worseFrom = 1.1;
const frameMs = 16;
/** Longest time from a press to the next page's words, with prefetching. */
const pressMs = 260;
/** Load average of the last minute, below which the machine counts as quiet. */
const quietLoad = 0.5;

interface Options {
  /** The eight pages by default. */
  addresses: readonly string[];
  /** Visits of each page of either release; the median of each figure counts. */
  runs: number;
  /** True to measure on a busy machine, and report it, instead of waiting. */
  isBusy: boolean;
}

interface Release {
  name: 'former' | 'this';
  origin: string;
}

/** A figure of both releases, ms. */
interface Compared {
  former: number;
  now: number;
}

/**
 * `npm run bench -- --visit`: measures visits on a slow phone, in turn with the former release (docs/performance.md, 'Visit').
 * @returns true if nothing is worse than in the former release, and every press is answered in time
 */
export async function measureVisits({ addresses, runs, isBusy }: Options): Promise<boolean> {
  if (!isBusy) await untilQuiet();
  await using now = await startServer();
  await using former = await startServer({}, { root: await formerRelease() });
  await using browser = await launch();
  const releases: Release[] = [
    { name: 'former', origin: former.origin },
    { name: 'this', origin: now.origin },
  ];
  const inTurn = <T>(measure: (release: Release) => Promise<T>) => measureInTurn(releases, runs, measure);

  // Warm up: a browser that was just started is slower on its first page.
  for (const { origin } of releases) await visit(browser, origin + (pages[0] ?? '/'));
  const moments: Record<string, Record<keyof Moments, Compared>> = {};
  for (const address of addresses.length > 0 ? addresses : pages) {
    // Requests each page once, so that it is rendered and compressed before the timing.
    for (const { origin } of releases)
      await (await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    const visits = await inTurn(({ origin }) => visit(browser, origin + address));
    const of = (figure: keyof Moments) => compare(visits, (one) => one[figure]);
    moments[address] = {
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      menuLives: of('menuLives'),
      blocked: of('blocked'),
    };
    console.log(`  ${address}`);
  }
  const presses: Record<string, { whole: Compared; blank: Compared }> = {};
  const letters: Record<string, { letter: Compared }> = {};
  if (addresses.length === 0) {
    for (const way of ways) {
      const clicks = await inTurn(({ origin }) => withVisitor(browser, processorRate, (page) => goWay(page, origin, way)));
      presses[`${way.from} → ${way.link}`] = {
        whole: compare(clicks, ({ whole }) => whole),
        blank: compare(clicks, ({ blank }) => blank),
      };
      console.log(`  ${way.from} → ${way.link}`);
    }
    for (const rate of [1, processorRate]) {
      const keystrokes = await inTurn(({ origin }) =>
        withVisitor(browser, rate, (page) => typeIntoList(page, `${origin}/all-tools`, rate)),
      );
      const places = keystrokes.this[0]?.keys() ?? [];
      for (const place of places)
        letters[`“${keystrokes.this[0]?.[place]?.text}” x${rate}`] = {
          letter: compare(keystrokes, (one) => one[place]?.ms ?? 0),
        };
    }
  }

  for (const table of [moments, presses, letters]) if (Object.keys(table).length > 0) console.table(inWords(table));
  const worse = [moments, presses].flatMap(worseIn);
  const slow = Object.entries(presses).filter(([, { whole }]) => whole.now > pressMs);
  for (const what of worse) console.log(`Worse by more than a tenth: ${what}`);
  for (const [what, { whole }] of slow) console.log(`Slower than ${pressMs} ms: ${what}, ${whole.now} ms`);
  console.log(
    `Middle of ${runs}; load of the machine at the end ${loadavg()[0]?.toFixed(1)}, of which about 1 is the bench itself`,
  );
  return worse.length + slow.length === 0;
}

async function untilQuiet(): Promise<void> {
  for (let load = loadavg()[0] ?? 0; load >= quietLoad; load = loadavg()[0] ?? 0) {
    console.log(`Waits for a quiet machine: its load is ${load.toFixed(1)}. --busy measures all the same.`);
    await sleep(30_000);
  }
}

/** Measures both releases in each run, in alternating order. */
async function measureInTurn<T>(releases: Release[], runs: number, measure: (release: Release) => Promise<T>) {
  const results: Record<Release['name'], T[]> = { former: [], this: [] };
  for (let run = 0; run < runs; run += 1)
    for (const release of run % 2 === 0 ? releases : releases.toReversed()) results[release.name].push(await measure(release));
  return results;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function compare<T>(results: Record<Release['name'], T[]>, figure: (one: T) => number): Compared {
  const of = (all: T[]) => Math.round(middle(all.map(figure)));
  return { former: of(results.former), now: of(results.this) };
}

type Table = Record<string, Record<string, Compared>>;

const inWords = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([what, figures]) => [
      what,
      Object.fromEntries(Object.entries(figures).map(([name, { former, now }]) => [`${name} ms`, `${former} → ${now}`])),
    ]),
  );

const worseIn = (table: Table): string[] =>
  Object.entries(table).flatMap(([what, figures]) =>
    Object.entries(figures)
      .filter(([, { former, now }]) => now > former * worseFrom && now - former >= frameMs)
      .map(([name, { former, now }]) => `${what}, ${name}: ${former} → ${now} ms`),
  );

function launch(): Promise<Browser> {
  const args = ['--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
}

/** Lets `act` use a page of a new profile on a slow phone and line, and closes it afterwards. */
async function withVisitor<T>(browser: Browser, rate: number, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width, height: 823 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', line);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

const visit = (browser: Browser, url: string): Promise<Moments> =>
  withVisitor(browser, processorRate, async (page) => {
    await observeMoments(page);
    await page.goto(url);
    return readMoments(page);
  });
