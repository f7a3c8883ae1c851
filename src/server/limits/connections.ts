import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TrustedProxies } from '../requests/client-address.ts';
import { clientOf, networkOf } from '../requests/client-address.ts';

/**
 * Maximum number of connections that one client and one network (/24, or /48 of IPv6) may hold, and of requests that may wait
 * on one connection.
 */
export interface ConnectionBounds {
  ofClient: number;
  ofNetwork: number;
  waitingRequests: number;
}

/**
 * Bounds that docs/security.md names. A congregation behind one address has some hundred phones with a few connections each.
 */
export const connectionBounds: ConnectionBounds = { ofClient: 640, ofNetwork: 1_280, waitingRequests: 20 };

interface Connection {
  /** Client and network that it counts for; empty where a trusted proxy opened it. */
  owners: readonly string[];
  isBusy: boolean;
  waiting: (() => void)[];
}

/** Answers one request after the other on each connection, and limits the number of connections. One per server. */
export class Connections {
  readonly #most: ConnectionBounds;
  readonly #trustedProxies: TrustedProxies;
  readonly #connections = new WeakMap<Socket, Connection>();
  // Connections by owner, the one that was busy longest ago first.
  readonly #open = new Map<string, Set<Socket>>();
  #arrivals = 0;

  constructor(trustedProxies: TrustedProxies, most: ConnectionBounds = connectionBounds) {
    this.#trustedProxies = trustedProxies;
    this.#most = most;
  }

  /** Number of connections accepted so far. */
  get arrivals(): number {
    return this.#arrivals;
  }

  /** Accepts a new connection. Past the bounds it closes its owner's oldest idle one, or this one where none is idle. */
  take(socket: Socket): void {
    this.#arrivals += 1;
    const connection = this.#of(socket);
    for (const [place, owner] of connection.owners.entries()) {
      const open = this.#open.get(owner) ?? new Set();
      const most = place === 0 ? this.#most.ofClient : this.#most.ofNetwork;
      if (open.size >= most) ([...open].find((other) => !this.#of(other).isBusy) ?? socket).destroy();
      this.#open.set(owner, open.add(socket));
    }
    socket.once('close', () => {
      connection.waiting.length = 0;
      for (const owner of connection.owners) {
        const open = this.#open.get(owner);
        open?.delete(socket);
        if (open?.size === 0) this.#open.delete(owner);
      }
    });
  }

  /**
   * Runs `answer` once everything before it on this connection was answered. Until then nothing more is read: a client that sends
   * requests without reading their answers fills no memory of ours.
   */
  inTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const connection = this.#of(socket);
    response.once('close', () => this.#next(socket, connection));
    if (!connection.isBusy) {
      connection.isBusy = true;
      answer();
      return;
    }
    connection.waiting.push(answer);
    if (connection.waiting.length > this.#most.waitingRequests) socket.destroy();
    else socket.pause();
  }

  #next(socket: Socket, connection: Connection): void {
    const next = connection.waiting.shift();
    if (next) {
      next();
      return;
    }
    connection.isBusy = false;
    socket.resume();
    for (const owner of connection.owners) {
      const open = this.#open.get(owner);
      if (open?.delete(socket)) open.add(socket);
    }
  }

  #of(socket: Socket): Connection {
    const knownConnection = this.#connections.get(socket);
    if (knownConnection) return knownConnection;
    const peer = socket.remoteAddress;
    const client = clientOf(peer, null, this.#trustedProxies);
    const owners = peer && !this.#trustedProxies.has(peer) ? [client, networkOf(client)] : [];
    const connection = { owners: [...new Set(owners)], isBusy: false, waiting: [] };
    this.#connections.set(socket, connection);
    return connection;
  }
}
