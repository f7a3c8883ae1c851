// `npm run bench`: how fast the built server answers on this machine. Server and load share its processors, so the numbers
// are for comparing two versions here, not for promising anything elsewhere.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { RunningServer } from '#tests/environment/server.ts';
import { startServer } from '#tests/environment/server.ts';

const connections = 32;
const seconds = 5;
const warmUpSeconds = 1;
const headers = { 'accept-encoding': 'br, gzip' };

const pages = ['/', '/all-tools', '/tools/chatgpt'];
const api = ['/api/tools', '/api/tools/claude', '/api/workflows'];

/** One line of the table. */
interface Row {
  what: string;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  bytes: number;
  faults: number;
}

async function measure(server: RunningServer, kind: string, address: string): Promise<Row> {
  const url = `${server.origin}${address}`;
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: there is nothing to measure`);
  await autocannon({ url, connections, duration: warmUpSeconds, headers });
  const { requests, latency, throughput, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  return {
    what: `${kind} ${address}`,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    bytes: Math.round(throughput.total / Math.max(requests.total, 1)),
    faults: non2xx + errors,
  };
}

/** Measures one address after the other on a server of their own. */
async function measureAll(environment: Record<string, string>, cases: [kind: string, address: string][]): Promise<Row[]> {
  const server = await startServer(environment);
  const before = residentMegabytes(server.pid);
  try {
    const rows: Row[] = [];
    for (const [kind, address] of cases) {
      rows.push(await measure(server, kind, address));
      console.log(`  ${kind} ${address}`);
    }
    console.log(
      `Ready ${Math.round(server.readyMs)} ms after its start; resident memory ${before} MB then, ${residentMegabytes(server.pid)} MB after the load`,
    );
    return rows;
  } finally {
    await server.stop();
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

console.log(`${connections} connections, ${seconds} s each, on 127.0.0.1. Pages that are kept, and the API:`);
const kept = await measureAll({}, [
  ...pages.map((address): [string, string] => ['kept', address]),
  ...api.map((address): [string, string] => ['api', address]),
]);
console.log('Pages rendered for each request:');
const rendered = await measureAll(
  { HUB_PAGE_CACHE: 'off' },
  pages.map((address) => ['rendered', address]),
);
console.table(Object.fromEntries([...kept, ...rendered].map(({ what, ...row }) => [what, row])));
