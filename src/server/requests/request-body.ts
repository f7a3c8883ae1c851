import type { FormEntries } from '#domain/submissions/form-entries.ts';
import { textEntries } from '#domain/submissions/form-entries.ts';
import { HttpError } from '../errors.ts';
import { awayFromQueue } from './request-scope.ts';
import { strictJsonProblem } from './strict-json.ts';

/** Maximum size in bytes of a visitor's body, for JSON and for forms. */
export const mostBodyBytes = 64 * 1024;
/** Maximum number of fields read of a plain form. The largest of ours has about 110; a body has room for 9,000 empty ones. */
const mostFormFields = 500;
/** Maximum number of levels to which lists and objects may be nested. */
const mostJsonDepth = 8;

/** JSON body: its value, and its text, by which a retry is distinguished from another request. */
export interface JsonBody {
  value: unknown;
  text: string;
}

/**
 * Reads a JSON body, strictly.
 * @throws {HttpError} 400 malformed, 413 too large, 415 another type.
 */
export async function readJsonBody(request: Request, mostBytes = mostBodyBytes): Promise<JsonBody> {
  requireType(request, 'application/json');
  const text = decodeUtf8(await awayFromQueue(() => readBytes(request, mostBytes)));
  return { value: parseJson(text), text };
}

/**
 * Reads the fields of a plain form, the first 500 of them.
 * @throws {HttpError} 400 malformed, 413 too large, 415 another type.
 */
export async function readFormBody(request: Request, mostBytes = mostBodyBytes): Promise<FormEntries> {
  requireType(request, 'application/x-www-form-urlencoded');
  const text = decodeUtf8(await awayFromQueue(() => readBytes(request, mostBytes)));
  return textEntries(new URLSearchParams(firstFields(text)));
}

function firstFields(text: string): string {
  let end = -1;
  for (let fields = 0; fields < mostFormFields; fields += 1) {
    end = text.indexOf('&', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

function requireType(request: Request, expectedType: string): void {
  const [type = '', ...parameters] = (request.headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (type !== expectedType || (charset && charset !== 'utf-8' && charset !== 'utf8') || encoding !== 'identity') {
    throw new HttpError(415, `The body must be ${expectedType} in UTF-8, not compressed.`);
  }
}

async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new HttpError(413, `The body must have at most ${mostBytes / 1024} kB.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > mostBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // Sender gone: nobody reads the answer, and it is no fault of ours.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body ended too early.');
  }
  return Buffer.concat(chunks);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The body is not UTF-8.');
  }
}

/** Reads JSON, strictly. @throws {HttpError} 400 malformed */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
  const problem = strictJsonProblem(text, mostJsonDepth);
  if (problem) throw new HttpError(400, problem);
  return value;
}
