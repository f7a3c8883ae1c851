import { once } from 'node:events';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { StartupError } from '../errors.ts';

/** Address on which a server listens. */
export interface ListenPlace {
  host: string;
  port: number;
  /** Setting that the port comes from, for the operator who has to fix it; PORT by default. */
  setting?: 'PORT' | 'METRICS_PORT';
}

/**
 * Starts to listen.
 * @returns the server's address
 * @throws {StartupError} when the port is taken, not allowed, or the host is not this machine's.
 */
export async function listen(server: Server, { host, port, setting = 'PORT' }: ListenPlace): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user. Set ${setting} to a number above 1023.`);
    const hostSetting = setting.replace('PORT', 'HOST');
    throw new StartupError(`The server cannot listen on ${host}:${port}: ${message}. Check ${hostSetting} and ${setting}.`);
  }
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

/**
 * Makes sure that a server will be able to listen here, before anything else is done: a second hub, started by mistake, then
 * leaves no trace. Until pages can be answered, the port is free again, so that a proxy asks another node.
 * @throws {StartupError} as `listen` does
 */
export async function requireFreePort(place: ListenPlace): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await listen(probe, place);
  await once(probe.close(), 'close');
}
