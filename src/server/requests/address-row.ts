import type { Context } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import type { HttpError } from '../errors.ts';

/**
 * The resource that an answer uses: `making` takes the processor, `storing` mostly waits for the database, so that a slow
 * database must not hold up reads.
 */
export type Work = 'making' | 'storing';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The cache key of an answer that everyone may have: one address for all its spellings. */
export interface AnswerKey {
  key: string;
  /**
   * Whether the catalogue alone decides it. Other addresses can be invented without end, so their answers are made again for each
   * request.
   */
  isStored: boolean;
}

/** A schema under its name in the API's description. */
export interface NamedSchema {
  name: string;
  schema: ZodType;
  /** Whether the answer is a list of them. */
  isList?: boolean;
}

/**
 * What the API's description (api/openapi.ts) says of a row, in addition to what follows from the row itself: its method, its
 * path, and the refusals that come with parameters, a body, sending or the queue.
 */
export interface RowDescription {
  summary: string;
  /** The parameters of its path and its query together. */
  takes?: ZodObject;
  /** The body that it takes, as JSON. */
  body?: NamedSchema;
  /** Whether it recognizes a retry by the header Idempotency-Key. */
  knowsRetries?: boolean;
  answer: {
    status: 200 | 201 | 204;
    about: string;
    /** One of these, as JSON. */
    json?: readonly NamedSchema[];
    /** Text of this media type. */
    text?: string;
    /** Descriptions of its headers, by name. */
    headers?: Record<string, { description: string; schema: object }>;
  };
  /** Further refusals, or other words for them, by status. */
  refuses?: Partial<Record<HttpError['status'], string>>;
}

/**
 * One kind of request to one kind of address. The table of them (address-rows.ts) decides who answers, what 405 allows, what
 * waits in which queue, what is cached under which key, and the pattern that the log and the metrics show.
 */
export interface AddressRow {
  /** GET answers HEAD too. */
  method: Method;
  /** Its pattern, with parameters after colons: '/api/tools/:slug'. */
  path: string;
  /**
   * For whom an answer may be cached: everyone until the catalogue changes, this visitor alone and nowhere, or as the answer
   * itself says.
   */
  cache: 'revision' | 'visitor' | 'none';
  /**
   * Normalizes an address that is cached for everyone, so that no two spellings of one question remain; undefined where the
   * address cannot be read, which `answer` reports. Without it all parameters are ignored.
   */
  key?: (asked: { params: Record<string, string>; query: Record<string, string> }) => AnswerKey | undefined;
  /** The resource that it uses; 'nothing' for what is ready, which waits in no queue. */
  work: Work | 'nothing';
  answer: (c: Context) => Response | Promise<Response>;
  /** Its description in the public API; absent for what only staff may ask, and for what is no API. */
  about?: RowDescription;
}
