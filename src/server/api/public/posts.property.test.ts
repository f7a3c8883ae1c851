import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { suggestionCategories } from '#domain/submissions/suggestion-fields.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import type { Sent } from '#tests/hostile-bodies.ts';
import { asForm, bodyCount, makeSent, pick, randomFrom } from '#tests/hostile-bodies.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import type { Database } from '../../database/tables.ts';

const bodies = bodyCount(48, { atNight: 160 });
// Seed with which even the few bodies by day include each kind that is refused.
const seed = 20_261_124;

/** A POST of the API or of a page, with a check that each valid body was stored once. */
interface Post {
  path: string;
  /** Bodies that every rule accepts. */
  bases: Record<string, unknown>[];
  /** Field that makes each body unique. */
  marked: string;
  headers?: (place: number) => Record<string, string>;
  /** Statuses that the bodies must have met, or the test proves nothing. */
  met: readonly string[];
  /** Status of a stored body. The API answers JSON, but for 204, which has no body; a page answers HTML or JSON. */
  stored: 201 | 204 | 303;
  /** True if a wrong Idempotency-Key is refused. */
  knowsKeys: boolean;
  /** True for a page's own form, as a browser without scripts sends it. */
  isForm?: true;
  check: (db: Kysely<Database>, taken: { sent: Sent; id: string }[]) => Promise<void>;
}

/** Compares only the number of rows: a page shows thanks instead of an id. */
const storedAsOften =
  (kind: InboxKindName): Post['check'] =>
  async (db, taken) => {
    const rows = await sentRows(db, kind);
    expect(rows).toHaveLength(taken.length);
  };

const storedAs =
  (kind: InboxKindName): Post['check'] =>
  async (db, taken) => {
    const rows = await sentRows(db, kind);
    expect(rows.map(({ id }) => id).sort()).toEqual(taken.map(({ id }) => id).sort());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ status }) => status)).difference(new Set(['pending', 'spam']))).toEqual(new Set());
  };

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const form = { stored: 303, knowsKeys: false, isForm: true, met: ['303', '400', '403', '413', '415', '422'] } as const;
const json = { stored: 201, knowsKeys: true, met: ['201', '400', '403', '413', '415', '422'] } as const;

const suggestions = [buildSuggestion(), buildToolSuggestion({ category: suggestionCategories[0] })];

// Rows of every POST that visitors may send; the test below names any without one. Those of staff are in
// staff/hostile-bodies.property.test.ts.
const posts: Post[] = [
  {
    ...json,
    path: '/api/submissions',
    bases: suggestions,
    marked: 'title',
    check: storedAs('submissions'),
  },
  { ...json, path: '/api/contacts', bases: [buildContact()], marked: 'name', check: storedAs('contacts') },
  { ...json, path: '/api/questions', bases: [buildQuestion()], marked: 'question', check: storedAs('questions') },
  { ...form, path: '/submission', bases: suggestions, marked: 'title', check: storedAsOften('submissions') },
  { ...form, path: '/contact', bases: [buildContact()], marked: 'name', check: storedAsOften('contacts') },
  { ...form, path: '/ask', bases: [buildQuestion()], marked: 'question', check: storedAsOften('questions') },
  {
    path: '/api/page-views',
    bases: [{ path: '/tools/lamp' }, { path: '/' }],
    marked: 'mark',
    // Every body has its own client, or the limit would skip most of them.
    headers: (place) => ({ 'User-Agent': browser, 'X-Forwarded-For': `10.0.${place >> 8}.${place & 255}` }),
    met: ['204', '400', '403', '413', '415', '422'],
    stored: 204,
    knowsKeys: false,
    check: async (db, taken) => {
      const rows = await db.selectFrom('pageViews').select(['path', 'count']).execute();
      const known = taken.filter(({ sent }) => ['/tools/lamp', '/'].includes(JSON.parse(String(sent.text)).path));
      expect(rows.map(({ path }) => path).sort()).toEqual(['/', '/tools/lamp']);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
    },
  },
];

test('every POST that visitors may send is thrown at', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const { paths } = (await (await fetch(`${hub.address}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody?: object } }>;
  };
  // A vote has no body.
  const described = Object.keys(paths).filter((path) => paths[path]?.post?.requestBody);
  const ofApi = posts.filter(({ isForm }) => !isForm);
  expect(described.sort()).toEqual(ofApi.map(({ path }) => path).sort());
});

test.each(bothDatabases.flatMap((kind) => posts.map((post) => ({ kind, ...post }))))(
  'on $kind $path survives its bodies: never 5xx, always JSON or a page, what is right taken in once',
  async ({ kind, path, bases, marked, headers, met, stored, knowsKeys, isForm, check }) => {
    await using hub = await buildVisitorHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
    const random = randomFrom(seed);
    const taken: { sent: Sent; id: string }[] = [];
    const counts: Record<number, number> = {};

    const send = async (sent: Sent, place: number) => {
      const sentHeaders = { ...headers?.(place), ...sent.headers };
      const request = { method: 'POST', body: sent.text as BodyInit, headers: sentHeaders, redirect: 'manual' as const };
      const response = await fetch(hub.address + path, request);
      const text = await response.text();
      const shown = `${response.status} for ${String(sent.text).slice(0, 300)} ${JSON.stringify(sent.headers)}`;
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      expect(response.status, shown).toBeLessThan(500);
      if (response.status === 204) expect(text, shown).toBe('');
      else if (response.status !== 303)
        expect(response.headers.get('Content-Type'), shown).toMatch(
          isForm ? /^(text\/html|application\/json)/ : /^application\/json/,
        );
      const answer = (isForm || text === '' ? {} : JSON.parse(text)) as { id?: string; message?: string };
      if (response.status === stored) taken.push({ sent, id: answer.id ?? 'no id' });
      else if (!isForm) expect(answer.message, shown).toMatch(/\w/);
      const isKnown = sent.expected && (knowsKeys || !('Idempotency-Key' in sent.headers));
      const wanted = sent.expected === 'refused' ? 'refused' : 'stored';
      if (isKnown) expect(response.status === stored ? 'stored' : 'refused', shown).toBe(wanted);
    };

    for (let place = 0; place < bodies; place += 8) {
      const batch = Array.from({ length: 8 }, (_, offset) => {
        const sent = makeSent(random, { ...pick(random, bases), [marked]: `mark ${place + offset}` });
        return isForm ? asForm(random, sent) : sent;
      });
      await Promise.all(batch.map((sent, offset) => send(sent, place + offset)));
    }

    await hub.stop();
    await check(hub.db, taken);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(bodies);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining([...met]));
    expect(taken.length).toBeGreaterThan(bodies / 4);
  },
  30_000 + bodies * 60,
);
