import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { memoryGroup } from '#tests/environment/memory-group.ts';
import { startServer } from '#tests/environment/server.ts';
import { processorMsOf } from '#tests/processor-time.ts';
import { addressOf, declaredRows } from '#tests/table-rows.ts';

// Requests of one client to every row of the table of addresses at once, with the memory limit of deploy/ministry-ai-hub.service.

const mostMegabytes = 1_024;
const methods = ['GET', 'HEAD', 'POST'] as const;
/** Requests in one write, on a connection that reads no responses; and one on each separate connection. */
const pipelined = 200;
const single = 4;
const atOnce = 48;
const giveUpMs = 60_000;
/**
 * Limit for each request, refused or not, including compressing, refusing and closing. Measured on 28 November 2026: 0.1 ms, and
 * 272 MB at most.
 */
const mostMsEach = 0.5;
const mostResidentMegabytes = 600;
/** Longest wait of another client for a cached page, median and worst; the machine may be shared. */
const mostWaitMs = { middle: 300, worst: 10_000 };

const wordsOf = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: hub\r\nAccept-Encoding: br\r\n${
    method === 'POST' ? 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}' : '\r\n'
  }`;

/** Sends everything at once, and waits until either side closes the connection. */
function send(origin: string, text: string, { isLast }: { isLast: boolean }): Promise<'over' | 'hangs'> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const impatience = setTimeout(() => {
      resolve('hangs');
      socket.destroy();
    }, giveUpMs);
    socket.on('error', () => {});
    // One response is enough for a single request.
    if (isLast) socket.once('data', () => socket.destroy());
    else socket.resume();
    socket.on('close', () => {
      clearTimeout(impatience);
      resolve('over');
    });
  });
}

/** Measures another client's wait for a cached page, on a separate connection. */
function visit(origin: string): Promise<{ status: number | undefined; ms: number }> {
  const { hostname, port } = new URL(origin);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: '/', localAddress: '127.0.0.2', agent: false }, (response) =>
      response.resume().on('end', () => resolve({ status: response.statusCode, ms: performance.now() - start })),
    )
      .on('error', reject)
      .end();
  });
}

const megabytesOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('a flood of every row by one client, by each method, pipelined and not, ends neither the hub nor what others are given', {
  tags: ['night'],
  timeout: 900_000,
}, async ({ annotate }) => {
  using group = memoryGroup(mostMegabytes);
  await annotate(group.told);
  await using server = await startServer({ LOG_LEVEL: 'error' }, { isCold: true, within: group.within });
  const rows = declaredRows();
  expect(rows.length).toBeGreaterThan(200);
  const addresses = [...new Set(rows.map(addressOf))];
  const floods = addresses.flatMap((path) =>
    methods.flatMap((method) => [
      { text: wordsOf(method, path).repeat(pipelined), isLast: false, what: `${pipelined} × ${method} ${path}` },
      ...Array.from({ length: single }, () => ({ text: wordsOf(method, path), isLast: true, what: `${method} ${path}` })),
    ]),
  );
  await visit(server.origin);
  const before = processorMsOf(server.pid);

  const waits: number[] = [];
  let [isOver, most] = [false, 0];
  const visiting = (async () => {
    while (!isOver) {
      const { status, ms } = await visit(server.origin);
      expect(status).toBe(200);
      waits.push(ms);
      most = Math.max(most, megabytesOf(server.pid));
    }
  })();
  const hanging: string[] = [];
  const rest = floods.values();
  const goOn = async () => {
    for (const { text, isLast, what } of rest) if ((await send(server.origin, text, { isLast })) === 'hangs') hanging.push(what);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  isOver = true;
  await visiting;

  const requestCount = floods.reduce((sum, { isLast }) => sum + (isLast ? 1 : pipelined), 0);
  const each = (processorMsOf(server.pid) - before) / requestCount;
  const sortedWaits = waits.toSorted((a, b) => a - b);
  const middle = sortedWaits[Math.floor(sortedWaits.length / 2)] ?? 0;
  const summary = `${requestCount} asked for, ${each.toFixed(2)} ms each, ${Math.round(most)} MB at most, another waited ${Math.round(middle)} and at worst ${Math.round(sortedWaits.at(-1) ?? 0)} ms`;
  await annotate(summary);
  expect(hanging).toEqual([]);
  expect(each, summary).toBeLessThan(mostMsEach);
  expect(most, summary).toBeLessThan(mostResidentMegabytes);
  expect(middle, summary).toBeLessThan(mostWaitMs.middle);
  expect(sortedWaits.at(-1), summary).toBeLessThan(mostWaitMs.worst);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(server.output()).not.toContain('"level":50');
  await server.stop();
});
