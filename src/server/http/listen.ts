import { once } from 'node:events';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { StartupError } from '../errors.ts';

/**
 * Has a server listen.
 * @returns the address at which it can be reached
 * @throws {StartupError} when the port is taken, not allowed, or the host is not this machine's.
 */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`);
    if (code === 'EACCES') throw new StartupError(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
    throw new StartupError(`The server cannot listen on ${host}:${port}: ${message}.`);
  }
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

/**
 * Makes sure that a server will be able to listen, before anything is made for it: a second hub that only then meets the
 * first one's port would leave a second database behind.
 * @throws {StartupError} as `listen` does
 */
export async function requireFreePort(place: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await once(probe.close(), 'close');
}
