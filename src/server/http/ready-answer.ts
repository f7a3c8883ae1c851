import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that only has to be written: compressed bytes and finished headers for each encoding. */
export interface ReadyAnswer {
  status: number;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  headers: Partial<Record<Encoding, OutgoingHttpHeaders>> & { identity: OutgoingHttpHeaders };
  /** Bytes of memory that the bodies take. */
  size: number;
  /** The pattern of the addresses that it belongs to, for the metrics: '/tools/$slug'. */
  route?: string;
}

const compress = promisify(brotliCompress);
const zip = promisify(gzip);
const leastWindow = 10;
const greatestWindow = 22;

/** Compresses on one of zlib's threads. A window no larger than the body saves up to 30 MB for each that is under way. */
export function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const window = Math.min(greatestWindow, Math.max(leastWindow, Math.ceil(Math.log2(body.length + 1))));
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}

// A smaller text gains nothing from compression that its headers do not lose.
const smallestCompressed = 256;

/**
 * Makes a ready answer. Text is compressed; `compressed` brings what the build has compressed already.
 * `quality` is brotli's: 6 costs about 13 times less than 9 for 3 % more bytes (docs/performance.md).
 */
export async function makeReadyAnswer(options: {
  status?: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
  compressible: boolean;
  compressed?: { br?: Buffer; gzip?: Buffer };
  quality?: number;
  route?: string;
}): Promise<ReadyAnswer> {
  const { status = 200, body, headers, compressible, compressed = {}, quality = 6, route } = options;
  const bodies: ReadyAnswer['bodies'] = { identity: body };
  if (compressible && body.length >= smallestCompressed) {
    bodies.br = compressed.br ?? (await toBrotli(body, quality));
    bodies.gzip = compressed.gzip ?? (await zip(body));
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const ready: ReadyAnswer = { status, etag, bodies, headers: { identity: {} }, size: 0, ...(route && { route }) };
  for (const encoding of Object.keys(bodies) as Encoding[]) {
    const bytes = bodies[encoding] as Buffer;
    ready.size += bytes.length;
    ready.headers[encoding] = {
      ...headers,
      ETag: etag,
      'Content-Length': bytes.length,
      ...(compressible && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
  }
  return ready;
}

/** The same answer with a better compressed body; its ETag stays, because it comes from what the body says. */
export function withBrotli(answer: ReadyAnswer, br: Buffer): ReadyAnswer {
  const { bodies, headers, size } = answer;
  return {
    ...answer,
    bodies: { ...bodies, br },
    headers: { ...headers, br: { ...headers.br, 'Content-Length': br.length } },
    size: size - (bodies.br?.length ?? 0) + br.length,
  };
}

/** The best of the answer's encodings that the client accepts; a weight of 0 refuses one (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined, answer: ReadyAnswer): Encoding {
  if (!accepted) return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    if (answer.bodies[encoding] && new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))`).test(accepted))
      return encoding;
  }
  return 'identity';
}

/** Writes a ready answer for GET or HEAD, or 304 when the client has it already. */
export function writeReadyAnswer(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  const headers = answer.headers[encoding] as OutgoingHttpHeaders;
  const known = request.headers['if-none-match'];
  if (answer.status === 200 && known && (known === '*' || known.includes(answer.etag))) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, 'Content-Type': _type, ...kept } = headers;
    response.writeHead(304, kept);
    response.end();
    return;
  }
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding]);
}
