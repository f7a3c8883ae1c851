import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startServer } from '#tests/environment/server.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import { roundsOf } from './rounds.ts';

const rounds = roundsOf(10);
const connections = 16;
const addresses = ['/', '/all-tools', '/tools/claude', '/api/tools', '/llm-hub?tab=workflows'];

/** Sends one request; the response says whether the server closes the connection. */
function ask(origin: string, agent: Agent, address: string, body?: string): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const clientRequest = request(
      origin + address,
      { agent, method: body ? 'POST' : 'GET', headers },
      (response: IncomingMessage) => {
        response.on('error', reject).on('end', () => {
          resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' });
        });
        response.resume();
      },
    );
    clientRequest.on('error', reject).end(body);
  });
}

test(
  `a stop under load drops no request on a connection that is open, ${Math.min(rounds, 25)} times`,
  async () => {
    for (let round = 0; round < Math.min(rounds, 25); round += 1) {
      await using server = await startServer({ RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'silent' });
      const statuses: number[] = [];
      const dropped: string[] = [];
      const client = async (place: number) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let number = place; ; number += 1) {
          const isWrite = number % 7 === 0;
          const address = isWrite ? '/api/contacts' : (addresses[number % addresses.length] ?? '/');
          try {
            const { status, isLast } = await ask(
              server.origin,
              agent,
              address,
              isWrite ? JSON.stringify(buildContact()) : undefined,
            );
            statuses.push(status);
            if (isLast) break;
          } catch (error) {
            dropped.push(`${address}: ${(error as NodeJS.ErrnoException).code}`);
            break;
          }
        }
        agent.destroy();
      };
      const load = Promise.all(Array.from({ length: connections }, (_, place) => client(place)));
      await vi.waitUntil(() => statuses.length > 200 * (1 + (round % 3)), { timeout: 60_000, interval: 1 });
      await server.stop();
      await load;
      expect(dropped, `round ${round + 1}`).toEqual([]);
      expect([...new Set(statuses)].sort(), `round ${round + 1}`).toEqual([200, 201]);
    }
  },
  240_000 + 30_000 * rounds,
);
