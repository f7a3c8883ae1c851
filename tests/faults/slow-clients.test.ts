import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '#tests/environment/server.ts';
import { isLong } from './rounds.ts';

const each = 60;

// Wait shorter than the ten seconds after which slow headers free their places by themselves.
const waitMs = 9_000;

/** A raw connection that sends `text`, then `drop` repeatedly. */
function openSlowly(origin: string, text: string, drop: string, everyMs: number): { socket: Socket; ended: Promise<void> } {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  const dripping = drop ? setInterval(() => socket.write(drop), everyMs) : undefined;
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve();
    });
  });
  return { socket, ended };
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('clients that send or read drop by drop keep no one waiting, and their places are given free', async () => {
  await using server = await startServer({ LOG_LEVEL: 'silent' });
  const open = (text: string, drop = '', everyMs = 1_000) =>
    Array.from({ length: each }, () => openSlowly(server.origin, text, drop, everyMs));
  const before = residentMegabytes(server.pid);

  const slowHeads = open('GET / HTTP/1.1\r\nHost: hub\r\n', 'X-A: b\r\n');
  const slowBodies = open(
    'POST /api/contacts HTTP/1.1\r\nHost: hub\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"',
    'a',
  );
  // Clients that request megabytes and never read them.
  const deaf = open('GET /api/tools HTTP/1.1\r\nHost: hub\r\n\r\n'.repeat(50));
  for (const { socket } of deaf) socket.pause();

  for (let number = 0; number < 50; number += 1) {
    const response = await fetch(`${server.origin}/all-tools?q=word${number}`, { signal: AbortSignal.timeout(waitMs) });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  expect(residentMegabytes(server.pid) - before, 'megabytes more than before').toBeLessThan(150);

  await Promise.all(slowHeads.map(({ ended }) => ended));
  if (isLong) {
    for (const { socket } of deaf) socket.resume();
    await Promise.all(slowBodies.map(({ ended }) => ended));
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  for (const { socket } of [...slowBodies, ...deaf]) socket.destroy();
  await server.stop();
}, 240_000);
