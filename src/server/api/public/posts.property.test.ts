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
  check: (db: Kysely<Database>, entries: { sent: Sent; id: string }[]) => Promise<void>;
}

/** Compares only the number of rows: a page shows thanks instead of an id. */
const storedAsOften =
  (kind: InboxKindName): Post['check'] =>
  async (db, entries) => {
    const rows = await sentRows(db, kind);
    expect(rows).toHaveLength(entries.length);
  };

const storedAs =
  (kind: InboxKindName): Post['check'] =>
  async (db, entries) => {
    const rows = await sentRows(db, kind);
    expect(rows.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
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
    check: async (db, entries) => {
      const rows = await db.selectFrom('pageViews').select(['path', 'count']).execute();
      const knownViews = entries.filter(({ sent }) => ['/tools/lamp', '/'].includes(JSON.parse(String(sent.text)).path));
      expect(rows.map(({ path }) => path).sort()).toEqual(['/', '/tools/lamp']);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(knownViews.length);
    },
  },
];

test('every POST that visitors may send is thrown at', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const { paths } = (await (await fetch(`${hub.address}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody?: object } }>;
  };
  // A vote has no body.
  const describedPaths = Object.keys(paths).filter((path) => paths[path]?.post?.requestBody);
  const ofApi = posts.filter(({ isForm }) => !isForm);
  expect(describedPaths.sort()).toEqual(ofApi.map(({ path }) => path).sort());
});

test.each(bothDatabases.flatMap((kind) => posts.map((post) => ({ kind, ...post }))))(
  'on $kind $path survives its bodies: never 5xx, always JSON or a page, what is right taken in once',
  async ({ kind, path, bases, marked, headers, met, stored, knowsKeys, isForm, check }) => {
    await using hub = await buildVisitorHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
    const random = randomFrom(seed);
    const entries: { sent: Sent; id: string }[] = [];
    const counts: Record<number, number> = {};

    const send = async (attempt: Sent, place: number) => {
      const sentHeaders = { ...headers?.(place), ...attempt.headers };
      const request = { method: 'POST', body: attempt.text as BodyInit, headers: sentHeaders, redirect: 'manual' as const };
      const response = await fetch(hub.address + path, request);
      const text = await response.text();
      const detail = `${response.status} for ${String(attempt.text).slice(0, 300)} ${JSON.stringify(attempt.headers)}`;
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      expect(response.status, detail).toBeLessThan(500);
      if (response.status === 204) expect(text, detail).toBe('');
      else if (response.status !== 303)
        expect(response.headers.get('Content-Type'), detail).toMatch(
          isForm ? /^(text\/html|application\/json)/ : /^application\/json/,
        );
      const answer = (isForm || text === '' ? {} : JSON.parse(text)) as { id?: string; message?: string };
      if (response.status === stored) entries.push({ sent: attempt, id: answer.id ?? 'no id' });
      else if (!isForm) expect(answer.message, detail).toMatch(/\w/);
      const isKnown = attempt.expected && (knowsKeys || !('Idempotency-Key' in attempt.headers));
      const outcome = attempt.expected === 'refused' ? 'refused' : 'stored';
      if (isKnown) expect(response.status === stored ? 'stored' : 'refused', detail).toBe(outcome);
    };

    for (let place = 0; place < bodies; place += 8) {
      const batch = Array.from({ length: 8 }, (_, offset) => {
        const attempt = makeSent(random, { ...pick(random, bases), [marked]: `mark ${place + offset}` });
        return isForm ? asForm(random, attempt) : attempt;
      });
      await Promise.all(batch.map((attempt, offset) => send(attempt, place + offset)));
    }

    await hub.stop();
    await check(hub.db, entries);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(bodies);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining([...met]));
    expect(entries.length).toBeGreaterThan(bodies / 4);
  },
  30_000 + bodies * 60,
);
