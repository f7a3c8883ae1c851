import { expect, test, vi } from 'vitest';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { buildFact } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { keepReading } from '#tests/keep-reading.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { insertRecords } from '../records/store.ts';
import { findDocumentVersions, findQuotationReadings } from '../repositories/documents.ts';
import { currentRevision } from '../repositories/revisions.ts';

const source = 'https://lamp.example/terms';
const now = '2026-11-24T12:00:00.000Z';
const filler = 'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. ';
const terms = (words: string) => `${filler.repeat(3)}${words}`;

const buildHubWithFact = async (kind: (typeof databaseKinds)[number]) => {
  const hub = await buildVisitorHub(kind);
  const record = buildFact({ id: 'kept', quote: 'We keep nothing that you type', source: `${source}/#keeping` });
  const change = { at: '2026-11-20T12:00:00.000Z', origin: 'desk', username: 'amos' } as const;
  await insertRecords(hub.db, 'facts', [{ name: 'lamp/kept', record }], change);
  return hub;
};

test.each(bothDatabases)('on %s a quotation that stands is seen, and keeps its day when its words are gone', async (kind) => {
  await using hub = await buildHubWithFact(kind);
  const revision = await currentRevision(hub.db);
  const keep = (day: string, words: string) => keepReading(hub.db, { address: source, day, text: terms(words), now });
  const quotation = { name: 'lamp/kept', kind: 'facts' };

  expect(await keep('2026-11-20', 'We keep nothing that you type.')).toMatchObject({ hasChanged: null });
  expect(await findQuotationReadings(hub.db)).toMatchObject([
    { ...quotation, state: 'stands', day: '2026-11-20', seen: '2026-11-20' },
  ]);
  expect(await currentRevision(hub.db)).toBe(revision + 1);
  expect(await keep('2026-11-22', 'We keep horses.')).toMatchObject({ hasChanged: true });
  // Copies from before say nothing new.
  expect(await keep('2026-11-21', 'We keep nothing that you type.')).toEqual({ hasChanged: false, readings: [] });
  expect(await findQuotationReadings(hub.db)).toMatchObject([
    { ...quotation, state: 'gone', day: '2026-11-22', seen: '2026-11-20' },
  ]);
  expect((await findDocumentVersions(hub.db, source)).map(({ day, text }) => [day, text.slice(-9)])).toEqual([
    ['2026-11-22', 'p horses.'],
    ['2026-11-20', 'you type.'],
  ]);
});

test.each(databaseKinds)('on %s the ten latest texts of a document are kept, at most 2 MB of each', async (kind) => {
  await using hub = await buildHubWithFact(kind);
  const keep = (day: number, text: string) =>
    keepReading(hub.db, { address: source, day: `2026-11-${String(day).padStart(2, '0')}`, text, now });
  for (let day = 1; day <= 11; day += 1) await keep(day, terms(`Version ${day}.`));
  await keep(12, terms('Version 11.'));
  const versions = await findDocumentVersions(hub.db, source);
  expect(versions.map(({ day }) => day)).toEqual(
    [11, 10, '09', '08', '07', '06', '05', '04', '03', '02'].map((day) => `2026-11-${day}`),
  );
  expect(versions[0]).toMatchObject({ day: '2026-11-11', lastDay: '2026-11-12' });
  await keep(13, 'a '.repeat(1_000_001));
  expect((await findDocumentVersions(hub.db, source))[0]?.text.length).toBe(2_000_000);
});

test.each(databaseKinds)('on %s a running hub says in its API when words were still there', async (kind) => {
  await using hub = await buildHubWithFact(kind);
  await keepReading(hub.db, { address: source, day: '2026-11-24', text: terms('We keep nothing that you type.'), now });
  const readDays = async () => {
    const answer = await fetch(`${hub.address}/api/tools/lamp`);
    return answer.ok ? ((await answer.json()) as ToolPageView).facts.map((fact) => [fact.seen, fact.copied]) : [];
  };
  await vi.waitUntil(async () => (await readDays()).length > 0, { timeout: 15_000 });
  expect(await readDays()).toEqual([['2026-11-24', null]]);
});

test('of two readings on one day the later one counts', async () => {
  await using hub = await buildHubWithFact('sqlite');
  for (const words of ['We keep horses.', 'We keep nothing that you type.'])
    await keepReading(hub.db, { address: source, day: '2026-11-24', text: terms(words), now });
  expect(await findQuotationReadings(hub.db)).toMatchObject([{ state: 'stands', day: '2026-11-24', seen: '2026-11-24' }]);
});

test.each(bothDatabases)('on %s a reading of today wins over one whose day is still to come', async (kind) => {
  await using hub = await buildHubWithFact(kind);
  const keep = (day: string, words: string, at = now) =>
    keepReading(hub.db, { address: source, day, text: terms(words), now: at });
  await keep('2026-11-20', 'We keep nothing that you type.');
  // Reading by a clock that went wrong.
  await keep('2062-11-20', 'We keep nothing that you type, and no backup.', '2062-11-20T00:00:00.000Z');
  expect(await findQuotationReadings(hub.db)).toMatchObject([{ seen: '2062-11-20' }]);
  expect(await keep('2026-11-24', 'We keep horses.')).toMatchObject({ hasChanged: true, readings: [{ state: 'gone' }] });
  // Day of the last sight is unknown now.
  expect(await findQuotationReadings(hub.db)).toMatchObject([{ state: 'gone', day: '2026-11-24', seen: null }]);
  expect((await findDocumentVersions(hub.db, source)).map(({ day, lastDay }) => [day, lastDay])).toEqual([
    ['2026-11-24', '2026-11-24'],
    ['2026-11-20', '2026-11-20'],
  ]);
});

test('what looks like no text is no version of its document, and says nothing of its words', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const keep = (day: string, text: string) => keepReading(hub.db, { address: source, day, text, now });
  await keep('2026-11-20', terms('We keep nothing that you type.'));
  expect(await keep('2026-11-21', 'x\ufffd9 \u0001q '.repeat(3_000))).toMatchObject({ hasChanged: false });
  expect(await findQuotationReadings(hub.db)).toMatchObject([{ state: 'stands', day: '2026-11-20' }]);
  expect(await findDocumentVersions(hub.db, source)).toHaveLength(1);
});
