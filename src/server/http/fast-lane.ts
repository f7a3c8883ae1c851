import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { Server } from 'node:http';
import type { Socket } from 'node:net';
import { unbufferedSocket } from './unbuffered-socket.ts';

/** An answer as it goes over the wire: in one piece, or its head and its body. */
export type WireResponse = readonly Buffer[];

/** Finds what is ready for a plain read; nothing when node:http has to see the request. `now` is in ms since 1970. */
export type FindWireResponse = (address: string, accepted: string | undefined, now: number) => WireResponse | undefined;

interface FastConnection {
  socket: Socket;
  /** When it is closed if nothing comes before, in ms of the process's own clock, which nobody sets. */
  deadline: number;
}

/**
 * An HTTP server that writes what is ready straight to the connection. A connection stays in the fast lane as long as each
 * piece that comes is one whole GET of something ready; the first that is anything else goes, with the rest of the
 * connection, to node:http, which alone reads bodies, pipelines and broken requests (docs/decisions/0015).
 */
export class FastLaneServer extends Server {
  readonly #connections = new Set<FastConnection>();
  readonly #find: FindWireResponse;
  readonly #nodeHttp: (socket: Socket) => void;

  constructor(
    options: ServerOptions,
    listener: (request: IncomingMessage, response: ServerResponse) => void,
    find: FindWireResponse,
  ) {
    super(options, listener);
    this.#find = find;
    const [nodeHttp] = this.listeners('connection');
    this.#nodeHttp = nodeHttp as (socket: Socket) => void;
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.#open(socket));
    // As node:http does: a timer for each connection, moved with each request, takes a tenth of the time of an answer.
    const sweep = setInterval(() => this.#closeSilent(performance.now()), options.connectionsCheckingInterval).unref();
    this.once('close', () => clearInterval(sweep));
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const { socket } of this.#connections) socket.destroySoon();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const { socket } of this.#connections) socket.destroy();
  }

  #closeSilent(now: number): void {
    for (const { socket, deadline } of this.#connections) if (deadline < now) socket.destroy();
  }

  #open(accepted: Socket): void {
    const unbuffered = unbufferedSocket(accepted, (piece) => read(piece));
    if (!unbuffered) {
      this.#nodeHttp.call(this, accepted);
      return;
    }
    const { socket, asStream } = unbuffered;
    const connection = { socket, deadline: performance.now() + this.headersTimeout };
    const destroy = () => socket.destroy();
    const end = () => socket.destroySoon();
    const forget = () => this.#connections.delete(connection);
    const read = (piece: Buffer) => {
      // Whoever keeps a connection while the server stops is told so by node:http.
      const request = this.listening ? readPlainRequest(piece) : undefined;
      const answer = request && this.#find(request.address, request.accepted, Date.now());
      if (!answer) return leave(piece);
      connection.deadline = performance.now() + this.keepAliveTimeout;
      if (!write(socket, answer)) waitForClient();
    };
    // No more is read from a client that does not take what it asked for; a slow one has time as long as it takes some.
    const waitForClient = () => {
      connection.deadline = Number.POSITIVE_INFINITY;
      socket.pause();
      socket.setTimeout(this.keepAliveTimeout);
    };
    const goOn = () => {
      connection.deadline = performance.now() + this.keepAliveTimeout;
      socket.setTimeout(0);
      socket.resume();
    };
    const leave = (piece: Buffer) => {
      forget();
      socket.off('drain', goOn).off('timeout', destroy).off('error', destroy).off('end', end).off('close', forget);
      socket.pause();
      asStream(piece);
      this.#nodeHttp.call(this, socket);
      socket.resume();
    };
    this.#connections.add(connection);
    socket.on('drain', goOn).on('timeout', destroy).on('error', destroy).on('end', end).on('close', forget);
  }
}

// The one form of request that needs no more reading: a line, and headers without folding, one of them the host, none of
// them one that changes what is answered or where the request ends (RFC 9112, sections 6 and 9).
const asksForMore = 'content-length|transfer-encoding|connection:(?![ \\t]*keep-alive\\r)|expect|upgrade:|if-|range';
const otherHeaders = `(?:(?!host:|${asksForMore})[\\w!#$%&'*+.^\`|~-]+:[^\\r\\n\\0]*\\r\\n)*`;
const plainRequest = new RegExp(
  `^GET (/[\\x21-\\x7e]*) HTTP/1\\.1\\r\\n(?i:${otherHeaders}host:[^\\r\\n\\0]*\\r\\n${otherHeaders})\\r\\n$`,
);
const acceptEncoding = /^accept-encoding:[ \t]*([^\r]*)/im;

/** What a piece from a connection asks for, when it is one whole GET and nothing beside. */
export function readPlainRequest(piece: Buffer): { address: string; accepted: string | undefined } | undefined {
  const text = piece.toString('latin1');
  const address = plainRequest.exec(text)?.[1];
  return address === undefined ? undefined : { address, accepted: acceptEncoding.exec(text)?.[1] };
}

/** @returns whether the client takes what it asks for */
function write(socket: Socket, pieces: WireResponse): boolean {
  const [whole, body] = pieces;
  if (!body) return socket.write(whole as Buffer);
  // One call of the system for both: half the time of an answer is spent there.
  socket.cork();
  socket.write(whole as Buffer);
  const hasRoom = socket.write(body);
  socket.uncork();
  return hasRoom;
}
