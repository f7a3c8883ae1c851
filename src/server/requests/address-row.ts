import type { Context } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import type { HttpError } from '../errors.ts';

/**
 * Resource that an answer uses: `making` takes the processor, `storing` mostly waits for the database, so that a slow
 * database must not hold up reads.
 */
export type Work = 'making' | 'storing';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Cache key of an answer that everyone may have: one address for all its spellings. */
export interface AnswerKey {
  key: string;
  /**
   * True if the catalogue alone decides it. Other addresses can be invented without end, so their answers are made again for each
   * request.
   */
  isStored: boolean;
}

/** Schema under its name in the API's description. */
export interface NamedSchema {
  name: string;
  schema: ZodType;
  /** True if the answer is a list of values of this schema. */
  isList?: boolean;
}

/**
 * Description of a row in the API (api/openapi.ts), in addition to what follows from the row itself: its method, its
 * path, and the refusals that come with parameters, a body, sending or the queue.
 */
export interface RowDescription {
  summary: string;
  /** Parameters of its path and its query together. */
  takes?: ZodObject;
  /** Body that it takes, as JSON. */
  body?: NamedSchema;
  /** True if it recognizes a retry by the header Idempotency-Key. */
  knowsRetries?: boolean;
  answer: {
    status: 200 | 201 | 204;
    about: string;
    /** Schemas of its JSON, of which an answer has one. */
    json?: readonly NamedSchema[];
    /** Media type of its text. */
    text?: string;
    /** Descriptions of its headers, by name. */
    headers?: Record<string, { description: string; schema: object }>;
  };
  /** Further refusals, or other words for them, by status. */
  refuses?: Partial<Record<HttpError['status'], string>>;
}

/**
 * One kind of request to one kind of address. The table of them (address-rows.ts) decides which row answers, what 405 allows,
 * which queue a request waits in, what is cached under which key, and the pattern that the log and the metrics show.
 */
export interface AddressRow {
  /** Method of the request; GET answers HEAD too. */
  method: Method;
  /** Pattern of the path, with parameters after colons: '/api/tools/:slug'. */
  path: string;
  /**
   * Cache policy: 'revision' for everyone until the catalogue changes; 'visitor' nowhere, since the answer is this visitor's
   * alone; 'none' as the answer itself says.
   */
  cache: 'revision' | 'visitor' | 'none';
  /**
   * Normalizes an address that is cached for everyone, so that no two spellings of one question remain; undefined where the
   * address cannot be read, which `answer` reports. Without it all parameters are ignored.
   */
  key?: (request: { params: Record<string, string>; query: Record<string, string> }) => AnswerKey | undefined;
  /** Resource that it uses; 'nothing' for a ready answer, which waits in no queue. */
  work: Work | 'nothing';
  answer: (c: Context) => Response | Promise<Response>;
  /** Description in the public API; absent for what only staff may ask, and for what is no API. */
  about?: RowDescription;
}
