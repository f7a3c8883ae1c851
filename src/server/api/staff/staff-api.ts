import type { Context } from 'hono';
import { check } from '#domain/check.ts';
import { may } from '#domain/staff/accounts.ts';
import { sessionEnded } from '../../auth/refusals.ts';
import { staffHeaders } from '../../auth/staff-auth.ts';
import { emptyLog } from '../../database/empty-log.ts';
import { HttpError } from '../../errors.ts';
import type { AddressRow, Method } from '../../http/address-row.ts';
import { parseJson, readFormBody, readJsonBody } from '../../requests/request-body.ts';
import { parseQuery } from '../parse-query.ts';
import { jsonSchema } from '../public/openapi-parts.ts';
import type { StaffAnswer, StaffCall, StaffContext } from './staff-call.ts';
import { staffCalls } from './staff-calls.ts';
import type { StaffGate } from './staff-gate.ts';
import { requireStaff } from './staff-gate.ts';

/** A tool with all its long sections in four-byte characters fits. */
const mostStaffBodyBytes = 512 * 1024;
/** In a form, most bytes of such a record take three. */
const mostFormBytes = 3 * mostStaffBodyBytes;

/** The staff API: /api/staff/…, and the visitors' addresses that only staff may read. Nothing of it is ever kept. */
export const staffRows = (gate: StaffGate, context: StaffContext): AddressRow[] => [
  row('GET', '/api/staff/calls', async (c) => {
    await requireStaff(gate, c);
    return c.json(described);
  }),
  ...staffCalls.flatMap((call) =>
    pathsOf(call).map((path) => row(call.method.toUpperCase() as Method, path, (c) => answerCall(gate, context, call, c))),
  ),
];

const row = (method: Method, path: string, answer: AddressRow['answer']): AddressRow => ({
  method,
  path,
  cache: 'visitor',
  work: 'storing',
  answer,
});

/** Suggestions and messages are also read where visitors send them. */
const pathsOf = ({ method, path }: StaffCall): string[] => [
  `/api/staff${honoPath(path)}`,
  ...(method === 'get' && (path === '/submissions' || path === '/contacts') ? [`/api${path}`] : []),
];

/** The calls for whoever writes a program against them: what each does, who may, and what it takes, as JSON Schema. */
const described = staffCalls.map(({ method, path, summary, permission, query, body }) => ({
  ...{ method, path: `/api/staff${path}`, summary, permission },
  ...(query && { query: jsonSchema(query, 'input') }),
  ...(body && { body: jsonSchema(body, 'input') }),
}));

/** Hono's spelling of '/tools/{slug}'. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** In the order of what is told: origin, session, role, parameters, body. */
async function answerCall(gate: StaffGate, context: StaffContext, call: StaffCall, c: Context): Promise<Response> {
  const by = await requireStaff(gate, c);
  if (by.needsSecondFactor && !call.withoutSecondFactor)
    throw new HttpError(403, 'Administrators of this hub need a second factor. Set yours up under Your account.');
  if (!may(by.role, call.permission)) throw new HttpError(403, 'Your role doesn’t allow this.');
  const query = call.query && parseQuery(call.query, Object.fromEntries(new URL(c.req.url).searchParams));
  const body = call.body && (await readChecked(call.body, c.req.raw, call));
  const headers = staffHeaders(c.req.raw.headers);
  const request = { by, headers, params: c.req.param(), query, body, now: gate.clock.now() };
  const answer = await call.answer(context, request as never).catch(sessionEnded);
  // It may have told of a person. What fails here, the purge does within minutes.
  if (call.method === 'delete') await emptyLog(context.db).catch(() => false);
  return respond(c, call, answer);
}

async function readChecked(
  schema: NonNullable<StaffCall['body']>,
  request: Request,
  { takesForm, mostBytes = mostStaffBodyBytes }: StaffCall,
): Promise<unknown> {
  const value = takesForm
    ? { record: parseJson((await readFormBody(request, mostFormBytes)).find(([name]) => name === 'record')?.[1] ?? '') }
    : (await readJsonBody(request, mostBytes)).value;
  const { data, issues } = check(schema, value);
  if (issues) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
  return data;
}

function respond(c: Context, { creates }: StaffCall, answer: StaffAnswer): Response {
  for (const cookie of answer.cookies ?? []) c.header('Set-Cookie', cookie, { append: true });
  if ('none' in answer) return c.body(null, 204);
  if ('csv' in answer) {
    return c.body(answer.csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${answer.fileName}"`,
    });
  }
  if ('page' in answer) return c.body(new Uint8Array(answer.page), 200, answer.headers);
  if ('list' in answer) {
    c.header('X-Total-Count', String(answer.total));
    return c.json(answer.list);
  }
  return c.json(answer.body, creates ? 201 : 200);
}
