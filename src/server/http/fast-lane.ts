import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { WireResponse } from '../response-cache/cached-response.ts';

/** Finds what is ready for a plain read; nothing when node:http has to see the request. `now` is in ms since 1970. */
export type FindWireResponse = (address: string, accepted: string | undefined, now: number) => WireResponse | undefined;

/**
 * An HTTP server that writes what is ready straight to the connection. A connection stays in the fast lane as long as each
 * piece that comes is one whole GET of something ready; the first that is anything else goes, with the rest of the
 * connection, to node:http, which alone reads bodies, pipelines and broken requests (docs/decisions/0015).
 */
export class FastLaneServer extends Server {
  readonly #sockets = new Set<Socket>();
  readonly #find: FindWireResponse;

  constructor(
    options: ServerOptions,
    listener: (request: IncomingMessage, response: ServerResponse) => void,
    find: FindWireResponse,
  ) {
    super(options, listener);
    this.#find = find;
  }

  /** Node's documentation lets a program emit 'connection' to give node:http a connection; here that waits until it is needed. */
  override emit(event: string | symbol, ...parameters: unknown[]): boolean {
    if (event !== 'connection') return super.emit(event, ...parameters);
    this.#open(parameters[0] as Socket);
    return true;
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
    let hasAsked = false;
    const read = (piece: Buffer) => {
      // Whoever keeps a connection while the server stops is told so by node:http.
      const request = this.listening ? readPlainRequest(piece) : undefined;
      const answer = request && this.#find(request.address, request.accepted, Date.now());
      if (!answer) return leave(piece);
      if (!hasAsked) socket.setTimeout(this.keepAliveTimeout);
      hasAsked = true;
      // No more is read from a client that does not take what it asked for.
      if (!write(socket, answer)) socket.pause();
    };
    const goOn = () => void socket.resume();
    const destroy = () => socket.destroy();
    const end = () => socket.destroySoon();
    const forget = () => this.#sockets.delete(socket);
    const leave = (piece: Buffer) => {
      forget();
      socket.off('data', read).off('drain', goOn).off('end', end).off('close', forget);
      socket.off('timeout', destroy).off('error', destroy).setTimeout(0);
      socket.pause().unshift(piece);
      super.emit('connection', socket);
      socket.resume();
    };
    this.#sockets.add(socket);
    socket.setTimeout(this.headersTimeout);
    socket.on('data', read).on('drain', goOn).on('end', end).on('close', forget).on('timeout', destroy).on('error', destroy);
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
