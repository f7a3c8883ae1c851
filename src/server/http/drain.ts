import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const sweepMs = 50;

/**
 * Closes a server without dropping a request: it accepts no new connection, answers what arrives on open ones (and asks their
 * clients to open another one next time), then closes the idle ones, and finally the remaining ones.
 * @param times.idleGraceMs time that idle connections stay open: a request may be on its way on them
 * @param times.drainMs time that answers under way may take
 */
export async function drain(server: Server, times: { idleGraceMs: number; drainMs: number }): Promise<void> {
  const closeEvent = once(server, 'close');
  if (times.idleGraceMs > 0) {
    // Calls close() of node:net: that of node:http ends idle connections at once, and with them a request that is just arriving.
    NetServer.prototype.close.call(server);
    await Promise.race([closeEvent, wait(times.idleGraceMs)]);
  }
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const deadline = setTimeout(() => server.closeAllConnections(), times.drainMs);
  await closeEvent;
  clearInterval(sweep);
  clearTimeout(deadline);
}
