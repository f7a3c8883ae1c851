import type { Context } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import type { HttpError } from '../errors.ts';

/**
 * What an answer keeps busy: `making` it takes the processor, `storing` mostly waits for the database, so that a slow one must not hold up
 * what is read.
 */
export type Work = 'making' | 'storing';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One form for each answer that everyone may have: the address to ask for. */
export interface AnswerKey {
  key: string;
  /** Whether it is one of those that the catalogue alone decides: the others can be invented without end, and are made anew each time. */
  isStored: boolean;
}

/** A schema under its name in the API's description. */
export interface NamedSchema {
  name: string;
  schema: ZodType;
  /** Whether there is a list of them. */
  isList?: boolean;
}

/**
 * What the API's description (api/openapi.ts) says of a row, beside what follows from the row itself: its method, its path, and what it
 * refuses because it has parameters or a body, is sent or waits for its turn.
 */
export interface RowDescription {
  summary: string;
  /** The parameters of its path and its query together. */
  takes?: ZodObject;
  /** What is sent to it, as JSON. */
  body?: NamedSchema;
  /** Whether it knows a retry by the header Idempotency-Key. */
  knowsRetries?: boolean;
  answer: {
    status: 200 | 201 | 204;
    about: string;
    /** One of these, as JSON. */
    json?: readonly NamedSchema[];
    /** Text of this type. */
    text?: string;
    /** By their names, what they tell. */
    headers?: Record<string, { description: string; schema: object }>;
  };
  /** What it refuses besides, or in other words, by status. */
  refuses?: Partial<Record<HttpError['status'], string>>;
}

/**
 * One thing that can be asked of the server at one kind of address. The table of them (address-rows.ts) decides who answers, what 405
 * allows, what waits in which queue, what is cached under which key, and under which pattern it stands in the log and the metrics.
 */
export interface AddressRow {
  /** GET answers HEAD too. */
  method: Method;
  /** Its pattern, with names behind colons: '/api/tools/:slug'. */
  path: string;
  /** For whom an answer may be kept: everyone until the catalogue changes, this visitor alone and nowhere, or as the answer itself says. */
  cache: 'revision' | 'visitor' | 'none';
  /**
   * Of what is kept for everyone: its key, in which no two spellings of one question are left; nothing where the address cannot be read,
   * which is told by `answer`. Without it all parameters are ignored.
   */
  key?: (asked: { params: Record<string, string>; query: Record<string, string> }) => AnswerKey | undefined;
  /** What it keeps busy; nothing for what is ready as it stands, which waits in no queue. */
  work: Work | 'nothing';
  answer: (c: Context) => Response | Promise<Response>;
  /** Of the public API: what it is for. Nothing for what staff alone may ask, and for what is no API. */
  about?: RowDescription;
}
