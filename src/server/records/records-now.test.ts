import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { buildContent, buildTool } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { addRevision } from '../repositories/revisions.ts';
import { recordsNow } from './records-now.ts';
import { insertRecords, updateRecord } from './store.ts';

const at = '2026-09-14T08:00:00.000Z';
const byStaff = { at, origin: 'desk', username: 'ruth' } as const;

test.each(databaseKinds)(
  'on %s records are read once a revision, and what a write left as it was is the same object after it',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const content = buildContent();
    const tools = ['lamp', 'torch'].map((slug) => ({ name: slug, record: buildTool({ slug, name: slug }) }));
    await insertRecords(db, 'tools', tools, byStaff);
    await addRevision(db, 'added', at);
    const before = await recordsNow(db, content);
    expect(await recordsNow(db, content)).toBe(before);

    await updateRecord(
      db,
      'tools',
      { name: 'lamp', version: 1 },
      { record: buildTool({ slug: 'lamp', name: 'Lantern' }), retiredAt: null },
      byStaff,
    );
    await addRevision(db, 'edited', at);
    const after = await recordsNow(db, content);
    const of = (records: readonly Tool[], slug: string) => records.find((tool) => tool.slug === slug);
    expect(of(after.tools, 'lamp')).toMatchObject({ name: 'Lantern' });
    expect(of(after.tools, 'torch')).toBe(of(before.tools, 'torch'));
  },
);
