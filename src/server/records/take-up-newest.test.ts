import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import { findVersions, keepStates } from '../repositories/record-versions.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findRecord, insertRecords, updateRecord } from './store.ts';
import { takeUpNewest } from './take-up-newest.ts';

const morning = '2026-11-27T08:00:00.000Z';
const noon = '2026-11-27T12:00:00.000Z';
const evening = '2026-11-27T20:00:00.000Z';
const byAmos: Change = { at: noon, origin: 'desk', username: 'amos' };

async function insertLamp(db: Kysely<Database>): Promise<void> {
  const change: Change = { at: morning, origin: 'file' };
  await insertRecords(db, 'tools', [{ name: 'lamp', record: buildTool(), seedHash: 'of lamp' }], change);
  await insertRecords(db, 'facts', [{ name: 'lamp/training', record: buildFact(), seedHash: 'of fact' }], change);
}

const save = (db: Kysely<Database>, name: string, version: number) =>
  db
    .transaction()
    .execute((transaction) =>
      updateRecord(transaction, 'tools', { name: 'lamp', version }, { record: buildTool({ name }), retiredAt: null }, byAmos),
    );

test.each(databaseKinds)('on %s a record that is older than its history has its newest state, and can be saved', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await insertLamp(db);
  const newest = { name: 'lamp', number: 2, record: buildTool({ name: 'Stored while it migrated' }) };
  await keepStates(db, 'tools', [newest], byAmos);
  await expect(save(db, 'Next', 1)).rejects.toThrow(/unique/i);

  expect(await takeUpNewest(db, evening)).toEqual(['tools/lamp']);
  expect(await findRecord(db, 'tools', 'lamp')).toMatchObject({ version: 2, editedAt: noon, record: newest.record });
  expect(await currentRevision(db)).toBe(1);
  expect(await takeUpNewest(db, evening)).toEqual([]);
  expect(await currentRevision(db)).toBe(1);
  expect(await save(db, 'Next', 2)).toBe(true);
});

test.each(databaseKinds)('on %s a fact that staff took out of use meanwhile is out of use', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await insertLamp(db);
  await keepStates(db, 'facts', [{ name: 'lamp/training', number: 2, record: null }], byAmos);
  expect(await takeUpNewest(db, evening)).toEqual(['facts/lamp/training']);
  expect(await findRecord(db, 'facts', 'lamp/training')).toMatchObject({ version: 2, retiredAt: noon });
});

test.each(databaseKinds)(
  'on %s what went with its file and came back, or was erased, stays as it stands and counts on',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await insertLamp(db);
    await keepStates(db, 'tools', [{ name: 'lamp', number: 4, record: null }], { at: noon, origin: 'file' });
    expect(await takeUpNewest(db, evening)).toEqual(['tools/lamp']);
    expect(await findRecord(db, 'tools', 'lamp')).toMatchObject({ version: 5, record: buildTool(), retiredAt: null });
    expect((await findVersions(db, 'tools', 'lamp')).map(({ number }) => number)).toEqual([5, 4, 1]);
    expect(await save(db, 'Next', 5)).toBe(true);
  },
);
