import type { Kysely } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { insertRecords } from '#server/records/store.ts';
import { buildFact, buildTermsChange, buildTool, buildWorkflow } from './builders.ts';
import { buildAnswer } from './guidance-builders.ts';
import { buildPrices } from './price-builders.ts';
import type { StaffHub } from './staff-hub.ts';
import { password } from './staff-hub.ts';
import { buildContact, buildQuestion, buildToolSuggestion } from './visitor-builders.ts';

/** A call of staff with a body. */
export interface Write {
  method: string;
  /** Path in the API's description. */
  path: string;
  /** A body that every rule accepts, or the record in it. */
  base: Record<string, unknown>;
  /** Property of the body that contains the record: `{"version":1,"tool":…}`. */
  inside?: 'tool' | 'workflow' | 'answer' | 'fact' | 'change' | 'price' | 'record';
  /** Status of the first right body; otherwise the test would exercise nothing. */
  reached: number;
  /** Makes right bodies distinct, so that each creates a separate record. */
  mark?: (place: number) => Record<string, unknown>;
  /** Names of the records that the call has created, if it creates any. */
  made?: (db: Kysely<Database>) => Promise<string[]>;
  /** True if every right body creates a record; a suggestion, for example, is published only once. */
  makesEach?: true;
  /** Set if the record is sent as a form, and the response is its page. */
  asForm?: true;
}

/** Reads the names of records of a kind that staff added. */
const namesOf =
  (kind: string) =>
  async (db: Kysely<Database>): Promise<string[]> => {
    const query = db.selectFrom('records').select('name').where('kind', '=', kind).where('seedHash', 'is', null);
    return (await query.execute()).map(({ name }) => name.split('/').at(-1) ?? name);
  };
const namesAdded = async (db: Kysely<Database>) =>
  (await db.selectFrom('users').select('username').where('username', 'not in', ['ruth', 'amos']).execute()).map(
    ({ username }) => username,
  );
const changeThere = buildTermsChange({ id: 'keeps' });
const asTool = (place: number) => ({ slug: `candle-${place}`, name: `Candle ${place}` });
const asWorkflow = (place: number) => ({ slug: `letter-${place}`, title: `Letter ${place}` });

const notice = { text: 'We are away.', from: '2026-12-24', to: '2026-12-26' };
const reply = { label: 'Away', to: 'message', subject: 'We are away', body: 'Dear {name}, we are away.' };
const stays = 'See [When not to use AI](/about/when-not-to-use-ai).';
const texts: Record<string, Record<string, unknown>> = {
  guides: { text: stays },
  explainers: { text: 'It puts words together.' },
  statements: { text: 'We keep little.' },
  banners: notice,
  replies: reply,
  'search-aliases': { rows: ['lantern, lamp'] },
  'site-texts': {
    heading: 'Tools',
    intro: 'A directory.',
    heartHeading: 'Our heart',
    heart: 'People first.',
    disclaimer: 'Theirs.',
  },
};
const user = { username: 'naomi', password, role: 'editor' };
/** Every call of staff with a body, with one that is right. */
export const writes: Write[] = [
  { method: 'POST', path: '/api/auth/sign-in', base: { username: 'nobody', password: 'x' }, reached: 401 },
  { method: 'POST', path: '/api/auth/sign-out', base: {}, reached: 204 },
  { method: 'POST', path: '/api/auth/sign-out-everywhere', base: {}, reached: 204 },
  { method: 'POST', path: '/api/auth/second-factor', base: { code: '123456' }, reached: 401 },
  { method: 'POST', path: '/api/auth/forgotten-password', base: { username: 'nobody' }, reached: 409 },
  { method: 'POST', path: '/api/auth/new-password', base: { username: 'ruth', token: 'none', password }, reached: 409 },
  { method: 'POST', path: '/api/staff/email', base: { current: 'wrong', email: 'ruth@college.example' }, reached: 422 },
  { method: 'POST', path: '/api/staff/second-factor', base: { current: 'wrong' }, reached: 422 },
  { method: 'POST', path: '/api/staff/second-factor/confirm', base: { code: '123456' }, reached: 409 },
  { method: 'POST', path: '/api/staff/second-factor/recovery-codes', base: { current: 'wrong' }, reached: 409 },
  { method: 'POST', path: '/api/staff/second-factor/off', base: { current: 'wrong' }, reached: 422 },
  { method: 'POST', path: '/api/staff/password', base: { current: 'wrong', password }, reached: 422 },
  {
    method: 'POST',
    path: '/api/staff/users',
    base: user,
    reached: 201,
    mark: (place) => ({ username: `naomi-${place}` }),
    made: namesAdded,
    makesEach: true,
  },
  { method: 'PATCH', path: '/api/staff/users/{id}', base: { role: 'editor' }, reached: 200 },
  { method: 'PATCH', path: '/api/staff/submissions/{id}', base: { version: 1, adminNotes: 'Ask.' }, reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/submissions/{id}/publish',
    base: buildTool(),
    inside: 'tool',
    reached: 201,
    mark: asTool,
    made: namesOf('tools'),
  },
  {
    method: 'POST',
    path: '/api/staff/tools',
    base: buildTool(),
    inside: 'tool',
    reached: 201,
    mark: asTool,
    made: namesOf('tools'),
    makesEach: true,
  },
  { method: 'POST', path: '/api/staff/tools/preview', base: buildTool(), asForm: true, reached: 200 },
  { method: 'PUT', path: '/api/staff/tools/{slug}', base: buildTool(), inside: 'tool', reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/workflows',
    base: buildWorkflow(),
    inside: 'workflow',
    reached: 201,
    mark: asWorkflow,
    made: namesOf('workflows'),
    makesEach: true,
  },
  { method: 'POST', path: '/api/staff/workflows/preview', base: buildWorkflow(), asForm: true, reached: 200 },
  { method: 'PUT', path: '/api/staff/workflows/{slug}', base: buildWorkflow(), inside: 'workflow', reached: 200 },
  ...['tools', 'workflows', 'answers'].flatMap((folder) => [
    { method: 'POST', path: `/api/staff/${folder}/{slug}/restore`, base: { version: 1, number: 1, why: 'Tried.' }, reached: 200 },
    { method: 'POST', path: `/api/staff/${folder}/{slug}/take-down`, base: { version: 1, why: 'Tried.' }, reached: 200 },
    { method: 'POST', path: `/api/staff/${folder}/{slug}/bring-back`, base: { version: 1, why: 'Tried.' }, reached: 409 },
  ]),
  {
    method: 'POST',
    path: '/api/staff/change-sets',
    base: { kind: 'tools', entries: [{ slug: 'lamp', version: 1 }], act: { does: 'check' }, why: 'Tried.' },
    reached: 200,
  },
  { method: 'POST', path: '/api/staff/change-sets/{id}/undo', base: {}, reached: 404 },
  {
    method: 'POST',
    path: '/api/staff/texts/banners',
    base: notice,
    inside: 'record',
    reached: 201,
    mark: (place) => ({ text: `Away ${place}` }),
    made: namesOf('banners'),
  },
  {
    method: 'POST',
    path: '/api/staff/texts/replies',
    base: reply,
    inside: 'record',
    reached: 201,
    mark: (place) => ({ label: `Away ${place}` }),
    made: namesOf('replies'),
  },
  ...Object.entries(texts).flatMap(([kind, base]) => [
    { method: 'PUT', path: `/api/staff/texts/${kind}/{name}`, base, inside: 'record' as const, reached: 200 },
    // Expects no former state, since nobody edited it yet.
    {
      method: 'POST',
      path: `/api/staff/texts/${kind}/{name}/restore`,
      base: { version: 1, number: 9, why: 'Tried.' },
      reached: 404,
    },
  ]),
  ...['facts', 'changes'].map((folder) => ({
    method: 'POST',
    path: `/api/staff/tools/{slug}/${folder}/{name}/restore`,
    base: { version: 1, number: 9, why: 'Tried.' },
    reached: 404,
  })),
  // One write is stored and the others get a conflict, since the lamp is the only tool.
  {
    method: 'POST',
    path: '/api/staff/prices',
    base: buildPrices(),
    inside: 'price',
    reached: 201,
    made: namesOf('prices'),
  },
  { method: 'POST', path: '/api/staff/prices/preview', base: buildPrices(), asForm: true, reached: 200 },
  { method: 'PUT', path: '/api/staff/prices/{slug}', base: buildPrices(), inside: 'price', reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/prices/{slug}/restore',
    base: { version: 1, number: 1, why: 'Tried.' },
    reached: 200,
  },
  // Right bodies get as far as a conflict, since no file has anything newer.
  ...[
    ...['tools', 'workflows', 'answers', 'prices'].map((folder) => `${folder}/{slug}`),
    ...['facts', 'changes'].map((folder) => `tools/{slug}/${folder}/{name}`),
    ...Object.keys(texts).map((kind) => `texts/${kind}/{name}`),
  ].map((place) => ({
    method: 'POST',
    path: `/api/staff/${place}/newer-file`,
    base: { version: 1, act: 'dismiss', at: '2026-11-27T12:00:00.000Z' },
    reached: 409,
  })),
  { method: 'PUT', path: '/api/staff/drafts/{kind}/{name}', base: { version: 1, record: { name: 'Candle' } }, reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/tools/{slug}/facts',
    base: buildFact(),
    inside: 'fact',
    reached: 201,
    mark: (place) => ({ id: `training-${place}` }),
    made: namesOf('facts'),
  },
  { method: 'PUT', path: '/api/staff/tools/{slug}/facts/{name}', base: buildFact(), inside: 'fact', reached: 200 },
  { method: 'PATCH', path: '/api/staff/tools/{slug}/facts/{name}', base: { version: 1, act: 'confirm' }, reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/tools/{slug}/changes',
    base: buildTermsChange(),
    inside: 'change',
    reached: 201,
    mark: (place) => ({ id: `keeps-${place}` }),
    made: namesOf('terms-changes'),
  },
  { method: 'PUT', path: '/api/staff/tools/{slug}/changes/{name}', base: changeThere, inside: 'change', reached: 200 },
  { method: 'PATCH', path: '/api/staff/tools/{slug}/changes/{name}', base: { version: 1, act: 'retire' }, reached: 200 },
  { method: 'POST', path: '/api/staff/recheck/{kind}/{slug}', base: { version: 1, facts: [] }, reached: 204 },
  // Right bodies get as far as a 404, since there is no such document.
  { method: 'POST', path: '/api/staff/documents/{id}/readings', base: { text: 'We keep little. '.repeat(20) }, reached: 404 },
  // Right bodies get as far as a conflict, since no server of the tests requests other sites.
  { method: 'POST', path: '/api/staff/links/run', base: {}, reached: 409 },
  // Right bodies get as far as a 404, since the hub of these tests prints no number.
  { method: 'POST', path: '/api/staff/numbers/{id}/dialed', base: {}, reached: 404 },
  { method: 'PATCH', path: '/api/staff/contacts/{id}', base: { version: 1, status: 'done' }, reached: 200 },
  { method: 'PATCH', path: '/api/staff/questions/{id}', base: { version: 1, status: 'open' }, reached: 200 },
  {
    method: 'POST',
    path: '/api/staff/questions/{id}/merge',
    base: { version: 1, into: { answer: 'may-we-record' } },
    reached: 200,
  },
  {
    method: 'POST',
    path: '/api/staff/questions/{id}/answer',
    base: buildAnswer({ slug: 'answers-it', question: 'What answers it?', related: [] }),
    inside: 'answer',
    reached: 201,
  },
  {
    method: 'POST',
    path: '/api/staff/answers',
    base: buildAnswer({ related: [] }),
    inside: 'answer',
    reached: 201,
    mark: (place) => ({ slug: `keeps-${place}`, question: `What keeps ${place}?` }),
    made: namesOf('answers'),
  },
  ...(['guides', 'explainers', 'statements'] as const).flatMap((kind): Write[] => {
    const write = { method: 'POST', base: texts[kind] ?? {}, reached: 200 };
    return [
      { ...write, path: `/api/staff/texts/${kind}/{name}/preview`, asForm: true },
      { ...write, path: `/api/staff/texts/${kind}/{name}/issues`, base: { record: write.base } },
    ];
  }),
  { method: 'POST', path: '/api/staff/answers/preview', base: buildAnswer(), asForm: true, reached: 200 },
  { method: 'PUT', path: '/api/staff/answers/{slug}', base: buildAnswer({ related: [] }), inside: 'answer', reached: 200 },
];

const nameOfKind = {
  ...{ banners: 'away', replies: 'thanks', 'site-texts': 'all', 'search-aliases': 'all' },
  ...{ guides: 'llms', explainers: 'llm', statements: 'privacy' },
};

const byFile = { at: '2026-11-20T12:00:00.000Z', origin: 'file' } as const;

/** Returns the address of a call, after creating the record that a name or an id in it refers to. */
export async function addressOf(hub: StaffHub, { path }: Write): Promise<string> {
  const idOf = async (row: Promise<{ id: string }>) => (await row).id;
  const slug =
    path.includes('/tools/') || path.includes('/prices/')
      ? 'lamp'
      : path.includes('/answers/')
        ? 'may-we-record'
        : 'weekly-letter';
  if (path.endsWith('/merge') || path.includes('/answers/{slug}'))
    await insertRecords(hub.db, 'answers', [{ name: 'may-we-record', record: buildAnswer() }], byFile);
  if (path.includes('/prices/{slug}')) await insertRecords(hub.db, 'prices', [{ name: 'lamp', record: buildPrices() }], byFile);
  const add = async (to: string, body: Record<string, unknown>) =>
    ((await (await hub.post(to, body)).json()) as { id: string }).id;
  const id = path.includes('{id}')
    ? path.includes('/users/')
      ? await idOf(hub.db.selectFrom('users').select('id').where('username', '=', 'amos').executeTakeFirstOrThrow())
      : path.includes('/contacts/')
        ? await add('/api/contacts', buildContact())
        : path.includes('/questions/')
          ? await add('/api/questions', buildQuestion())
          : await add('/api/submissions', buildToolSuggestion())
    : '';
  if (path.includes('/drafts/')) return path.replace('{kind}', 'tools').replace('{name}', 'lamp');
  if (path.includes('/texts/banners/{name}')) await insertRecords(hub.db, 'banners', [{ name: 'away', record: notice }], byFile);
  if (path.includes('/texts/'))
    return Object.entries(nameOfKind).reduce((to, [kind, name]) => to.replace(`${kind}/{name}`, `${kind}/${name}`), path);
  if (path.includes('{name}')) {
    const [kind, record] = path.includes('/facts/')
      ? (['facts', buildFact()] as const)
      : (['terms-changes', changeThere] as const);
    await insertRecords(hub.db, kind, [{ name: `lamp/${record.id}`, record }], byFile);
    return path.replace('{slug}', 'lamp').replace('{name}', record.id);
  }
  return path.replace('{id}', id).replace('{slug}', slug).replace('{kind}', 'workflow');
}
