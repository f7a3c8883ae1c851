import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Encoding in which a body is written. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Answer that only has to be written: bytes and finished headers for each encoding. */
export interface CachedResponse {
  status: number;
  /** Entity tag; absent for an answer for one visitor alone. */
  etag?: string;
  /** Bodies by encoding: at least one, from which the others are made. */
  bodies: Partial<Record<Encoding, Buffer>>;
  headers: Partial<Record<Encoding, OutgoingHttpHeaders>> & { identity: OutgoingHttpHeaders };
  /** Bytes of memory that the bodies take. */
  size: number;
  /** True if further encodings can be made of it. */
  isCompressible: boolean;
  /** Pattern of its address, for the metrics: '/tools/$slug'. */
  route?: string;
}

const compress = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const leastWindow = 10;
const greatestWindow = 22;

// Quality 6 costs about 13 times less than 9 for 3 % more bytes (docs/performance.md).
const quality = 6;

/** Compresses on one of zlib's threads. A window no larger than the body saves up to 30 MB for each compression under way. */
function toBrotli(body: Buffer): Promise<Buffer> {
  const window = Math.min(greatestWindow, Math.max(leastWindow, Math.ceil(Math.log2(body.length + 1))));
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}

// Minimum size in bytes to compress: with a smaller text compression saves no more than its headers cost.
const smallestCompressed = 256;

/** Derives an entity tag from the body. */
export const etagOf = (body: Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;

/** Makes an answer that is ready to be written; other encodings of it are made on demand. */
export function makeCachedResponse(options: {
  status?: number;
  body: Buffer;
  /** Entity tag that is already computed; false for what nobody caches. */
  etag?: string | false;
  headers: OutgoingHttpHeaders;
  compressible: boolean;
  /** Encodings that the build has compressed already. */
  compressed?: { br?: Buffer; gzip?: Buffer };
  route?: string;
}): CachedResponse {
  const { status = 200, body, etag = etagOf(body), headers, compressible, compressed = {}, route } = options;
  const plain: CachedResponse = {
    status,
    ...(etag !== false && { etag }),
    bodies: { identity: body },
    headers: {
      identity: {
        ...headers,
        ...(etag !== false && { ETag: etag }),
        'Content-Length': body.length,
        ...(compressible && { Vary: 'Accept-Encoding' }),
      },
    },
    size: body.length,
    isCompressible: compressible && body.length >= smallestCompressed,
    ...(route && { route }),
  };
  if (!plain.isCompressible) return plain;
  const withBr = compressed.br ? withBody(plain, 'br', compressed.br) : plain;
  return compressed.gzip ? withBody(withBr, 'gzip', compressed.gzip) : withBr;
}

/** Adds a compressed body to an answer; its ETag stays, because it is derived from the plain body. */
function withBody(answer: CachedResponse, encoding: 'br' | 'gzip', bytes: Buffer): CachedResponse {
  const { bodies, headers, size } = answer;
  return {
    ...answer,
    bodies: { ...bodies, [encoding]: bytes },
    headers: { ...headers, [encoding]: { ...headers.identity, 'Content-Length': bytes.length, 'Content-Encoding': encoding } },
    size: size - (bodies[encoding]?.length ?? 0) + bytes.length,
  };
}

/** Returns the answer with the best encoding that the client accepts among its bodies. */
export async function compressedFor(accepted: string | undefined, answer: CachedResponse): Promise<CachedResponse> {
  const encoding = chooseEncoding(accepted, answer);
  if (answer.bodies[encoding]) return answer;
  const plain = await plainBody(answer);
  if (encoding === 'identity')
    return { ...answer, bodies: { ...answer.bodies, identity: plain }, size: answer.size + plain.length };
  return withBody(answer, encoding, encoding === 'br' ? await toBrotli(plain) : await zip(plain));
}

/** Returns the uncompressed bytes of the body. */
async function plainBody({ bodies: { identity, br, gzip } }: CachedResponse): Promise<Buffer> {
  if (identity) return identity;
  return br ? unpack.br(br) : unpack.gzip(gzip as Buffer);
}

/**
 * Extracts the part of an answer that is stored: its compressed bodies and those of the stored answer that it replaces, without
 * the plain one, which takes four times as much room and which hardly anybody asks for.
 */
export function withoutPlain(answer: CachedResponse, former?: CachedResponse): CachedResponse {
  const isSame = former !== undefined && former.etag !== undefined && former.etag === answer.etag;
  const merged = isSame ? { ...former.bodies, ...answer.bodies } : answer.bodies;
  const headers = isSame ? { ...former.headers, ...answer.headers } : answer.headers;
  const { identity, ...compressed } = merged;
  const bodies = Object.keys(compressed).length > 0 ? compressed : { identity };
  return { ...answer, bodies, headers, size: Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0) };
}

/** Checks whether the client has this answer already, by the entity tag that it sent. */
const isKnownTo = (request: IncomingMessage, { status, etag }: CachedResponse): boolean => {
  const tag = request.headers['if-none-match'];
  return status === 200 && etag !== undefined && tag !== undefined && (tag === '*' || tag.includes(etag));
};

/** Checks whether the answer can be written to this client without more work. */
export const isReadyFor = (accepted: string | undefined, answer: CachedResponse): boolean =>
  answer.bodies[chooseEncoding(accepted, answer)] !== undefined;

// Matches the whole name of a coding, in any case: 'x-br' is another one.
const accepts = {
  br: /(?:^|,)\s*br(?![^\s;,])(?!\s*;\s*q=0(\.0*)?(\s*,|\s*$))/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip(?![^\s;,])(?!\s*;\s*q=0(\.0*)?(\s*,|\s*$))/i,
};

/** Chooses the best encoding that the answer can have and the client accepts. */
export const chooseEncoding = (accepted: string | undefined, { isCompressible }: CachedResponse): Encoding =>
  isCompressible ? bestEncoding(accepted) : 'identity';

/** Chooses the best encoding that the client accepts; a weight of 0 refuses one (RFC 9110, section 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const cached = bestOf.get(accepted);
  if (cached) return cached;
  const best = accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : 'identity';
  if (bestOf.size < mostSpellings) bestOf.set(accepted, best);
  return best;
}

// Cache, as clients send Accept-Encoding in a few spellings: each is parsed once, and invented ones fill no memory.
const bestOf = new Map<string, Encoding>();
const mostSpellings = 200;

// Lists of names and values, which node:http writes in two thirds of the time that an object takes (docs/performance.md).
const lists = new WeakMap<OutgoingHttpHeaders, string[]>();

function namesAndValues(headers: OutgoingHttpHeaders): string[] {
  const cached = lists.get(headers);
  if (cached) return cached;
  const list = Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((part) => [name, String(part)]));
  lists.set(headers, list);
  return list;
}

/** Writes an answer that is ready for this client, for GET or HEAD, or 304 when the client has it already. */
export function writeCachedResponse(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  const headers = answer.headers[encoding] as OutgoingHttpHeaders;
  if (isKnownTo(request, answer)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, 'Content-Type': _type, ...others } = headers;
    response.writeHead(304, others);
    response.end();
    return;
  }
  response.writeHead(answer.status, namesAndValues(headers));
  response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding]);
}
