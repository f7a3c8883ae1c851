import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Result of a load of some seconds. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Size of each response on the wire. */
  bytes: number;
  /** Responses other than 2xx and 3xx, and lost connections. */
  faults: number;
}

const run = promisify(execFile);
/** Requests one address repeatedly with wrk, on this many keep-alive connections, for this many seconds. */
export async function load(
  url: string,
  { connections, seconds, encoding }: { connections: number; seconds: number; encoding: string },
): Promise<Load> {
  // Waits behind what an ended load left in the queue: beyond 40 waiting requests of one client the hub refuses further ones.
  await (await fetch(url, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer();
  const { stdout } = await run(process.env.WRK_PATH ?? 'wrk', [
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
const milliseconds = (match: RegExpExecArray | null) => Number(match?.[1]) * (timeUnits[match?.[2] ?? ''] ?? 1);
const bytesOf = (match: RegExpExecArray | null) => Number(match?.[1] ?? 0) * (sizeUnits[match?.[2] ?? ''] ?? 1);
