import { z } from 'zod';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { forgottenPasswordSchema, passwordResetSchema, secondFactorSchema, signInSchema } from '#domain/staff/staff-schema.ts';
import { sessionCookieName } from '../../auth/cookies.ts';
import { answer, failure, jsonSchema, parametersOf, ref } from '../public/openapi-parts.ts';
import type { StaffCall } from './staff-call.ts';
import { staffCalls } from './staff-calls.ts';
import type { ViewName } from './view-schemas.ts';
import { staffViews } from './view-schemas.ts';

// Made from the table of calls, so that no call can be left out.

// The public API names these already.
const publicViews: ViewName[] = ['Tool', 'Workflow'];

/** What several calls take, described once. */
const sharedSchemas = { AuthoredTool: jsonSchema(toolSchema, 'input'), AuthoredWorkflow: jsonSchema(workflowSchema, 'input') };
const refOfText = new Map(Object.entries(sharedSchemas).map(([name, schema]) => [JSON.stringify(schema), ref(name)]));

/** The schemas of what staff send and are answered. */
export const staffSchemas = () => ({
  ...sharedSchemas,
  ...Object.fromEntries(
    Object.entries(staffViews)
      .filter(([name]) => !publicViews.some((known) => known === name))
      .map(([name, schema]) => [name, jsonSchema(schema)]),
  ),
});

/** How staff are known. */
export const staffSecurity = (publicUrl: string) => ({
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(publicUrl),
    description: 'Set by POST /api/auth/sign-in, for twelve hours',
  },
});

const security = [{ staffSession: [] }];

const sent = (schema: NonNullable<StaffCall['body']>) => ({
  required: true,
  content: { 'application/json': { schema: withRefs(jsonSchema(schema, 'input')) } },
});

/** The same description with references in the place of what is shared. */
function withRefs(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const shared = refOfText.get(JSON.stringify(schema));
  if (shared) return shared;
  if (Array.isArray(schema)) return schema.map(withRefs);
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withRefs(value)]));
}

const bodyFailures = {
  413: failure('The body is too large'),
  415: failure('The body is not JSON in UTF-8'),
  422: failure('Fields are missing or wrong'),
};

const gateFailures = {
  401: failure('Nobody is signed in'),
  403: failure('The role does not allow this, or it was sent from a page of another site'),
  503: failure('The database is away; Retry-After says when to try again'),
};

/** The paths of signing in and out, and of every call of staff. */
export function staffPaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = { ...signInPaths };
  for (const call of staffCalls) {
    const path = `/api/staff${call.path}`;
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return paths;
}

/** One call, for an address of visitors that staff may read. */
export function staffOperation(method: StaffCall['method'], path: string): object {
  const call = staffCalls.find((known) => known.method === method && known.path === path);
  if (!call) throw new Error(`There is no call ${method} ${path}.`);
  return operation(call);
}

function operation(call: StaffCall) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const parameters = [...inPath, ...(call.query ? parametersOf(call.query) : [])];
  const canConflict = call.method !== 'get' && !call.path.endsWith('/preview');
  return {
    summary: call.summary,
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: sent(call.body) }),
    responses: {
      ...success(call),
      ...((call.query || call.body) && { 400: failure('What was sent cannot be read') }),
      ...gateFailures,
      ...(inPath.length > 0 && { 404: failure('There is no such record') }),
      ...(canConflict && { 409: failure('It does not fit what is there now, which the answer holds') }),
      ...(call.body && bodyFailures),
    },
  };
}

function success({ answers, creates }: StaffCall) {
  if (answers === undefined) return { 204: { description: 'It is done' } };
  if (answers === 'csv') {
    return { 200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } } };
  }
  if ('one' in answers) return { [creates ? 201 : 200]: answer('The record', ref(answers.one)) };
  return {
    200: {
      ...answer('The records that match', { type: 'array', items: ref(answers.list) }),
      headers: { 'X-Total-Count': { description: 'How many match, before limit and offset', schema: { type: 'integer' } } },
    },
  };
}

const signOut = (summary: string) => ({
  post: { summary, security, responses: { 204: { description: 'It is done' }, ...gateFailures } },
});

const openCall = (summary: string, schema: NonNullable<StaffCall['body']>, responses: object) => ({
  post: {
    summary,
    requestBody: sent(schema),
    responses: {
      ...responses,
      400: failure('The body cannot be read'),
      403: failure('It was sent from a page of another site'),
      ...bodyFailures,
      429: failure('It failed or was asked for too often; Retry-After says when to try again'),
      503: failure('The database is away; Retry-After says when to try again'),
    },
  },
});

const signInPaths = {
  '/api/auth/sign-in': openCall('Sign in; the answer sets the session’s cookie, or asks for a code first', signInSchema, {
    200: answer('Who is signed in, and until when; or that a code is asked for', {
      anyOf: [ref('StaffSession'), jsonSchema(z.strictObject({ needsCode: z.literal(true) }))],
    }),
    401: failure('The username or the password is wrong'),
  }),
  '/api/auth/second-factor': openCall('Give the code that signing in asks for', secondFactorSchema, {
    200: answer('Who is signed in, and until when', ref('StaffSession')),
    401: failure('The code is wrong, or comes too late'),
  }),
  '/api/auth/forgotten-password': openCall('Have a link to a new password mailed', forgottenPasswordSchema, {
    204: { description: 'It is mailed, if there is such a user with a mail address' },
    409: failure('This hub sends no mail'),
  }),
  '/api/auth/new-password': openCall('Choose a new password by the link of a mail; every session ends', passwordResetSchema, {
    204: { description: 'It is done' },
    409: failure('The link was used already, or is too old'),
  }),
  '/api/auth/sign-out': signOut('End this session'),
  '/api/auth/sign-out-everywhere': signOut('End every session of this user'),
};
