import type { Context } from 'hono';
import { checkWithFindings } from '#domain/check.ts';
import { may } from '#domain/staff/accounts.ts';
import { throwSessionEnded } from '../../auth/refusals.ts';
import { staffHeaders } from '../../auth/staff-auth.ts';
import { emptyLog } from '../../database/empty-log.ts';
import { HttpError } from '../../errors.ts';
import { forgetAnswers } from '../../repositories/idempotency-keys.ts';
import type { AddressRow, Method } from '../../requests/address-row.ts';
import { parseJson, readFormBody, readJsonBody } from '../../requests/request-body.ts';
import { jsonSchema } from '../json-schema.ts';
import { parseQuery } from '../parse-query.ts';
import { answerOnce } from './answer-once.ts';
import type { StaffAnswer, StaffCall, StaffContext } from './staff-call.ts';
import { staffCalls } from './staff-calls.ts';
import type { StaffGate } from './staff-gate.ts';
import { requireStaff } from './staff-gate.ts';

/** Maximum size in bytes of a JSON body: a tool with all its long sections in four-byte characters fits. */
const mostStaffBodyBytes = 512 * 1024;
/** Maximum size in bytes of a form, in which most bytes of such a record take three. */
const mostFormBytes = 3 * mostStaffBodyBytes;

/** Maximum size in bytes of a call's body. A proxy before the hub must let it through (deploy/nginx.conf; docs/operations.md). */
export const mostBytesOf = ({ takesForm, mostBytes }: Pick<StaffCall, 'takesForm' | 'mostBytes'>): number =>
  takesForm ? mostFormBytes : (mostBytes ?? mostStaffBodyBytes);

/** Rows of the staff API: /api/staff/…, and the visitors' addresses that only staff may read. None of it is ever cached. */
export const staffRows = (gate: StaffGate, context: StaffContext): AddressRow[] => [
  row('GET', '/api/staff/calls', async (c) => {
    await requireStaff(gate, c);
    return c.json(descriptions);
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

/** Paths of a call; suggestions and messages are also read where visitors send them. */
const pathsOf = ({ method, path }: StaffCall): string[] => [
  `/api/staff${honoPath(path)}`,
  ...(method === 'get' && (path === '/submissions' || path === '/contacts') ? [`/api${path}`] : []),
];

/** Descriptions of the calls for programmers: summary, permission, and the input as JSON Schema. */
const descriptions = staffCalls.map(({ method, path, summary, permission, query, body }) => ({
  ...{ method, path: `/api/staff${path}`, summary, permission },
  ...(query && { query: jsonSchema(query, 'input') }),
  ...(body && { body: jsonSchema(body, 'input') }),
}));

/** Hono's spelling of '/tools/{slug}'. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Answers a call; refusals come in the order of origin, session, role, parameters, body. */
async function answerCall(gate: StaffGate, context: StaffContext, call: StaffCall, c: Context): Promise<Response> {
  const by = await requireStaff(gate, c);
  if (by.needsSecondFactor && !call.withoutSecondFactor)
    throw new HttpError(403, 'Administrators of this hub need a second factor. Set yours up under Your account.');
  if (!may(by.role, call.permission)) throw new HttpError(403, 'Your role doesn’t allow this.');
  const query = call.query && parseQuery(call.query, Object.fromEntries(new URL(c.req.url).searchParams));
  const { value, text = '' }: Sent = call.body ? await readChecked(call.body, c.req.raw, call) : {};
  const headers = staffHeaders(c.req.raw.headers);
  const now = gate.clock.now();
  const params = c.req.param();
  const body = call.prepare ? await call.prepare(context, { params, body: value as never, now }) : value;
  const request = { by, headers, params, query, body, now };
  const key = call.method === 'get' || call.isDoneAnew ? undefined : c.req.header('Idempotency-Key');
  const once = key === undefined ? undefined : { call, by, path: c.req.path, key, body: text, now };
  const answerWith = (on: StaffContext) => call.answer(on, request as never);
  const answer = await (once ? answerOnce(context, once, answerWith) : answerWith(context)).catch(throwSessionEnded);
  if (call.method === 'delete') {
    // Stored answers may hold what was erased; a call with a key has deleted them in its transaction.
    if (!once && !call.isDoneAnew) await forgetAnswers(context.db);
    // The database's log may name a person. If this fails, the purge retries within minutes.
    await emptyLog(context.db).catch(() => false);
  }
  return respond(c, call, answer);
}

/** Validated body of a call, and its text where it is JSON. */
interface Sent {
  value?: unknown;
  text?: string;
}

async function readChecked(schema: NonNullable<StaffCall['body']>, request: Request, call: StaffCall): Promise<Sent> {
  const { value, text }: Sent = call.takesForm
    ? { value: await readRecordOfForm(request) }
    : await readJsonBody(request, mostBytesOf(call));
  const { data, issues } = checkWithFindings(schema, value);
  if (issues) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
  return { value: data, ...(text !== undefined && { text }) };
}

const readRecordOfForm = async (request: Request) => ({
  record: parseJson((await readFormBody(request, mostFormBytes)).find(([name]) => name === 'record')?.[1] ?? ''),
});

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
