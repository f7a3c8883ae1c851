import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** What a load of some seconds showed. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of each answer, on the wire. */
  bytes: number;
  /** Answers other than 2xx and 3xx, and lost connections. */
  faults: number;
}

const run = promisify(execFile);
const wrk = process.env.WRK_PATH;

/** The name of the program that makes the load. */
export const loadProgram = wrk ? 'wrk' : 'autocannon';

/**
 * Asks for one address again and again on so many connections that stay open. wrk takes a fraction of what a server needs;
 * autocannon, the stand-in, needs as much as the server, so that its figures are lower and closer together.
 */
export async function load(url: string, options: { connections: number; seconds: number; encoding: string }): Promise<Load> {
  const { connections, seconds, encoding } = options;
  return wrk ? loadWithWrk(wrk, url, connections, seconds, encoding) : loadWithAutocannon(url, connections, seconds, encoding);
}

async function loadWithWrk(path: string, url: string, connections: number, seconds: number, encoding: string): Promise<Load> {
  const { stdout } = await run(path, [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    '--latency',
    '--header',
    `Accept-Encoding: ${encoding}`,
    url,
  ]);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const requests = figure(/(\d+) requests in/);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    bytes: Math.round(bytesOf(/([\d.]+)(K|M|G)?B read/.exec(stdout)) / Math.max(1, requests)),
    faults: figure(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, count) => sum + Number(count), 0),
  };
}

const timeUnits: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
const sizeUnits: Record<string, number> = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 };
const milliseconds = (found: RegExpExecArray | null) => Number(found?.[1]) * (timeUnits[found?.[2] ?? ''] ?? 1);
const bytesOf = (found: RegExpExecArray | null) => Number(found?.[1] ?? 0) * (sizeUnits[found?.[2] ?? ''] ?? 1);

async function loadWithAutocannon(url: string, connections: number, seconds: number, encoding: string): Promise<Load> {
  const headers = { 'accept-encoding': encoding };
  const { requests, latency, throughput, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
    faults: non2xx + errors,
  };
}
