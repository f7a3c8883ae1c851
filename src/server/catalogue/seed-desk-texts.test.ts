import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { buildContent } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { DeskDefaults } from '../content/desk-defaults.ts';
import type { Database } from '../database/tables.ts';
import { findDeskTexts, storeDeskText } from '../repositories/desk-texts.ts';
import { findVersions } from '../repositories/record-versions.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { importContent } from './import-content.ts';
import { seed } from './seed.ts';

const at = '2026-11-23T08:00:00.000Z';
const texts = (heading: string) => ({
  ...{
    heading,
    intro: 'Tools for leaders.',
    heartHeading: 'Our heart',
    heart: 'People first.',
    disclaimer: 'Third-party tools.',
  },
});
/** Files whose home page has this heading. */
const filesWith = (heading: string) => {
  const deskTexts: DeskDefaults = { ...buildContent().deskTexts, 'site-texts': new Map([['all', texts(heading)]]) };
  return buildContent({ deskTexts });
};
const editAtDesk = (db: Kysely<Database>, heading: string, version = 1) =>
  storeDeskText(db, { kind: 'site-texts', name: 'all', version, came: texts('As it came') }, texts(heading), {
    ...{ at, origin: 'desk', username: 'amos' },
  });
const headings = async (db: Kysely<Database>) =>
  (await findDeskTexts(db)).map(({ version, record }) => [version, (record as { heading: string }).heading]);
const take = (db: Kysely<Database>, heading: string, overwrite = false) =>
  importContent(db, filesWith(heading), { now: at, overwrite });

test.each(databaseKinds)('on %s an edited text stays through starts and imports, until its file says the same', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await seed(db, filesWith('As it came'), at);
  expect(await findDeskTexts(db)).toEqual([]);
  await editAtDesk(db, 'Edited');
  expect((await seed(db, filesWith('A new release'), at)).updated).toEqual([]);
  expect((await take(db, 'A new release')).keptAsEdited).toEqual(['site-texts/all']);
  expect(await headings(db)).toEqual([[2, 'Edited']]);

  const revision = await currentRevision(db);
  expect((await take(db, 'Edited')).followed).toEqual(['site-texts/all']);
  expect(await currentRevision(db)).toBe(revision);
  expect((await take(db, 'Edited')).followed).toEqual([]);
});

test.each(databaseKinds)(
  'on %s a text that follows its file again is brought up to it by a start and by an import',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await seed(db, filesWith('As it came'), at);
    await editAtDesk(db, 'Edited');
    await take(db, 'Edited');
    expect((await seed(db, filesWith('A new release'), at)).updated).toEqual(['site-texts/all']);
    expect((await seed(db, filesWith('A new release'), at)).updated).toEqual([]);
    expect((await take(db, 'Prices of May')).updated).toEqual(['site-texts/all']);
    expect(await headings(db)).toEqual([[4, 'Prices of May']]);
    expect((await findVersions(db, 'site-texts', 'all')).map(({ number, origin }) => [number, origin])).toEqual([
      [4, 'import'],
      [3, 'file'],
      [2, 'desk'],
      [1, 'file'],
    ]);

    // An edit of staff wins again, over every file to come.
    await editAtDesk(db, 'Edited again', 4);
    expect((await seed(db, filesWith('A third release'), at)).updated).toEqual([]);
    expect(await headings(db)).toEqual([[5, 'Edited again']]);
  },
);

test.each(databaseKinds)(
  'on %s an import that is told to overwrite takes the file, and what staff wrote stays in the history',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await seed(db, filesWith('As it came'), at);
    await editAtDesk(db, 'Edited');
    expect((await take(db, 'The file', true)).overwritten).toEqual(['site-texts/all']);
    expect(await headings(db)).toEqual([[3, 'The file']]);
    const overwritten = await db.selectFrom('auditLog').select('target').where('action', '=', 'overwritten').execute();
    expect(overwritten).toEqual([{ target: 'site-texts/all' }]);
    expect((await findVersions(db, 'site-texts', 'all')).map(({ origin }) => origin)).toEqual(['import', 'desk', 'file']);
  },
);
