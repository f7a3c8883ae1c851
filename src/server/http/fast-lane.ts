import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { Server } from 'node:http';
import type { Socket } from 'node:net';

/** An answer as it goes over the wire: its status line and headers, and its body. */
export interface WireAnswer {
  head: Buffer;
  body: Buffer;
}

/** Finds what is ready for a plain read; nothing when node:http has to see the request. */
export type FindWireAnswer = (address: string, accepted: string | undefined) => WireAnswer | undefined;

/**
 * An HTTP server that writes what is ready straight to the connection. A connection stays in the fast lane as long as each
 * piece that comes is one whole GET of something ready; the first that is anything else goes, with the rest of the
 * connection, to node:http, which alone reads bodies, pipelines and broken requests (docs/decisions/0015).
 */
export class FastLaneServer extends Server {
  readonly #sockets = new Set<Socket>();
  readonly #find: FindWireAnswer;
  readonly #nodeHttp: (socket: Socket) => void;

  constructor(
    options: ServerOptions,
    listener: (request: IncomingMessage, response: ServerResponse) => void,
    find: FindWireAnswer,
  ) {
    super(options, listener);
    this.#find = find;
    const [nodeHttp] = this.listeners('connection');
    this.#nodeHttp = nodeHttp as (socket: Socket) => void;
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.#open(socket));
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#sockets) socket.destroySoon();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(socket: Socket): void {
    this.#sockets.add(socket);
    let isNew = true;
    const destroy = () => socket.destroy();
    const resume = () => socket.resume();
    const forget = () => this.#sockets.delete(socket);
    const read = (piece: Buffer) => {
      // Whoever keeps a connection while the server stops is told so by node:http.
      const request = this.listening ? readPlainRequest(piece) : undefined;
      const answer = request && this.#find(request.address, request.accepted);
      if (!answer) return leave(piece);
      if (isNew) socket.setTimeout(this.keepAliveTimeout);
      isNew = false;
      // No more is read from a client that does not take what it asked for.
      if (!write(socket, answer)) socket.pause();
    };
    const leave = (piece: Buffer) => {
      forget();
      socket.off('data', read).off('drain', resume).off('timeout', destroy).off('error', destroy).off('close', forget);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(piece);
      this.#nodeHttp.call(this, socket);
      socket.resume();
    };
    socket.setTimeout(this.headersTimeout);
    socket.on('data', read).on('drain', resume).on('timeout', destroy).on('error', destroy).on('close', forget);
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
function write(socket: Socket, { head, body }: WireAnswer): boolean {
  // One call of the system for both: half the time of an answer is spent there.
  socket.cork();
  socket.write(head);
  const hasRoom = socket.write(body);
  socket.uncork();
  return hasRoom;
}
