import { expect, test } from 'vitest';
import { suggestionCategories } from '#domain/submissions/suggestion-fields.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { Sent } from '#tests/hostile-bodies.ts';
import { makeSent, pick, randomFrom } from '#tests/hostile-bodies.ts';
import { buildContact, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';

const bodyCount = 2_000;
const seed = 20_261_120;

const cases = databaseKinds.flatMap((kind) => [
  {
    kind,
    path: '/api/submissions',
    table: 'submissions',
    marked: 'title',
    bases: [buildSuggestion(), buildToolSuggestion({ category: suggestionCategories[0] })],
  } as const,
  { kind, path: '/api/contacts', table: 'contacts', marked: 'name', bases: [buildContact()] } as const,
]);

test.each(cases)(
  'on $kind $path survives 2,000 bodies: never 5xx, always JSON, what is right stored once',
  async ({ kind, path, table, marked, bases }) => {
    await using hub = await buildVisitorHub(kind);
    const random = randomFrom(seed);
    const acknowledged: string[] = [];
    const counts: Record<number, number> = {};

    const send = async ({ text, headers, expected }: Sent) => {
      const response = await fetch(hub.address + path, { method: 'POST', body: text as BodyInit, headers });
      const shown = `${response.status} for ${String(text).slice(0, 300)} ${JSON.stringify(headers)}`;
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      expect(response.status, shown).toBeLessThan(500);
      expect(response.headers.get('Content-Type'), shown).toMatch(/^application\/json/);
      const answer = (await response.json()) as { id?: string; message?: string };
      if (response.status === 201) acknowledged.push(answer.id ?? 'no id');
      else expect(answer.message, shown).toMatch(/\w/);
      if (expected) expect(response.status === 201 ? 'stored' : 'refused', shown).toBe(expected);
    };

    for (let place = 0; place < bodyCount; place += 8) {
      const batch = Array.from({ length: 8 }, (_, offset) =>
        makeSent(random, pick<Record<string, unknown>>(random, bases), marked, place + offset),
      );
      await Promise.all(batch.map(send));
    }

    const rows = await hub.db.selectFrom(table).select(['id', 'status']).execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(new Set(rows.map(({ status }) => status)).difference(new Set(['pending', 'spam']))).toEqual(new Set());
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(bodyCount);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['201', '400', '403', '413', '415', '422']));
    expect(acknowledged.length).toBeGreaterThan(bodyCount / 4);
  },
  120_000,
);
