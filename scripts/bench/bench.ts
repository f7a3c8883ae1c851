// `npm run bench`: speed of the built server on this machine (method and figures: docs/performance.md). Server and load
// share the processors: compare versions in turn on one machine only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '#tests/environment/server.ts';
import { startServer } from '#tests/environment/server.ts';
import { measureDesk } from './desk.ts';
import { load } from './load.ts';
import { measureRows } from './rows.ts';
import { measureVisits } from './visit.ts';

const connections = 32;
const warmUpSeconds = 1;
// Time until V8 has compiled the code of a rendering.
const renderingWarmUpSeconds = 5;
const seconds = 3;
// Odd number of turns: the median counts, so that other work on the machine distorts one turn only.
const turns = 3;

const cachedPages = ['/', '/tools/chatgpt', '/all-tools'];
const lists = ['/api/tools'];
const renderedPages = ['/tools/chatgpt', '/all-tools', '/'];

/** Address with a parameter that no page knows, or with a search that was never made before. */
const inventedAddress = (number: number) =>
  [`/?utm=${number}`, `/tools/claude?ref=${number}`, `/workflows?q=word${number}`, `/api/tools?limit=5&q=word${number}`][
    number % 4
  ];

// As one visitor may invent 300 addresses a minute, and the hub delays its refusals, each is asked by another of 65,536.
const visitorAddress = (number: number) => `10.0.${(number >> 8) % 256}.${number % 256}`;

interface Row {
  what: string;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  bytes: number;
  faults: number;
}

async function measure(what: string, url: string, encoding: string): Promise<Row> {
  const { perSecond, p50Ms, p99Ms, bytes, faults } = await load(url, { connections, seconds, encoding });
  return { what, 'requests/s': Math.round(perSecond), 'p50 ms': p50Ms, 'p99 ms': p99Ms, bytes, faults };
}

/** Median of several loads, by requests per second. */
const middle = (rows: Row[]): Row =>
  rows.toSorted((a, b) => a['requests/s'] - b['requests/s'])[Math.floor(rows.length / 2)] as Row;

async function measureTurns(what: string, url: string, encoding: string): Promise<Row> {
  const rows: Row[] = [];
  for (let turn = 0; turn < turns; turn += 1) rows.push(await measure(what, url, encoding));
  return middle(rows);
}

async function measureCached({ origin }: RunningServer): Promise<Row[]> {
  const addresses = [...cachedPages, ...lists];
  for (const address of addresses) await load(origin + address, { connections, seconds: warmUpSeconds, encoding: 'gzip' });
  const rows: Row[] = [];
  for (const address of addresses) {
    rows.push(await measureTurns(`cached ${address}`, origin + address, 'gzip'));
    rows.push(await measure(`cached ${address} (br)`, origin + address, 'br'));
    console.log(`  ${address}`);
  }
  return rows;
}

/** Resident memory of a process in megabytes; Linux only. */
const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

// Measures starts on a new data folder each, so that all of them migrate and seed.
async function coldStarts(what: string, environment: Record<string, string>): Promise<string> {
  const times: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const server = await startServer(environment);
    times.push(Math.round(server.readyMs));
    await server.stop();
  }
  const sortedTimes = times.toSorted((a, b) => a - b);
  return `Ready, on a new data folder, ${what}: ${sortedTimes[2]} ms in the middle of ${times.join(', ')}`;
}

/** Measures starts without a compile cache, as on a machine's first day, and with one, as `npm start` runs afterwards. */
async function bothColdStarts(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-compiled-'));
  const compiled = { NODE_COMPILE_CACHE: folder };
  const first = await coldStarts('nothing compiled before', {});
  await (await startServer(compiled)).stop();
  const later = await coldStarts('with what an earlier start has compiled', compiled);
  rmSync(folder, { recursive: true });
  return [first, later];
}

async function inventedAddresses(server: RunningServer): Promise<string> {
  const before = residentMegabytes(server.pid);
  const count = 20_000;
  let number = 0;
  const askOnAndOn = async () => {
    while (number < count) {
      number += 1;
      const headers = { 'X-Forwarded-For': visitorAddress(number) };
      await (await fetch(server.origin + inventedAddress(number), { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, askOnAndOn));
  const after = residentMegabytes(server.pid);
  return `${count.toLocaleString('en')} invented addresses: ${before} MB before, ${after} MB after`;
}

/** Runs all measurements, in about four minutes on a quiet machine. */
async function bench(): Promise<void> {
  console.log(`${cpus().length} processors (${cpus()[0]?.model}); wrk, ${connections} connections, ${seconds} s each`);
  const cold = await bothColdStarts();
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  const atStart = residentMegabytes(server.pid);
  const rows = await measureCached(server);
  const afterLoad = residentMegabytes(server.pid);
  const invented = await inventedAddresses(server);
  await server.stop();

  const rendering = await startServer({ HUB_PAGE_CACHE: 'off' });
  for (const address of renderedPages) {
    const url = rendering.origin + address;
    await load(url, { connections, seconds: renderingWarmUpSeconds, encoding: 'identity' });
    rows.push(
      await measureTurns(`rendered ${address}`, url, 'identity'),
      await measure(`rendered ${address} (gzip)`, url, 'gzip'),
    );
  }
  const afterRendering = residentMegabytes(rendering.pid);
  await rendering.stop();

  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
  for (const line of cold) console.log(line);
  console.log(
    `Resident memory: ${atStart} MB at the start, ${afterLoad} MB after about a minute of load, ${afterRendering} MB after rendering`,
  );
  console.log(invented);
}

/** Parses the options of visits: `--visit /all-tools --runs=5 --busy`. */
function givenVisits() {
  const addresses = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const runs = process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length);
  return { addresses, runs: Number(runs ?? 15), isBusy: process.argv.includes('--busy') };
}

if (process.argv.includes('--visit')) process.exitCode = (await measureVisits(givenVisits())) ? 0 : 1;
else if (process.argv.includes('--desk')) await measureDesk();
else if (process.argv.includes('--rows')) await measureRows();
else await bench();
