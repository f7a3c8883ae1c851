import { expect, test } from 'vitest';
import { buildContent } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { findAnswers, insertAnswer, updateAnswer } from '../repositories/answers.ts';
import { findVersions } from '../repositories/record-versions.ts';
import { importContent } from './import-content.ts';
import { seed } from './seed.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const atDesk = { at: morning, origin: 'desk', username: 'ruth' } as const;
const contentWith = (...answers: ReturnType<typeof buildAnswer>[]) => buildContent({ tools: [], workflows: [], answers });
const leads = async (...[db]: Parameters<typeof findAnswers>) => (await findAnswers(db)).map(({ lead }) => lead);

test.each(databaseKinds)(
  'on %s an answer follows its file until staff edit it, and then again once the file says the same',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await seed(db, contentWith(buildAnswer()), morning);
    expect((await seed(db, contentWith(buildAnswer({ lead: 'No.' })), noon)).updated).toEqual(['answers/may-we-record']);
    expect(await leads(db)).toEqual(['No.']);

    await updateAnswer(db, buildAnswer({ lead: 'Yes.' }), 2, atDesk);
    expect((await seed(db, contentWith(buildAnswer({ lead: 'Perhaps.' })), noon)).keptAsEdited).toEqual([
      'answers/may-we-record',
    ]);
    expect(await leads(db)).toEqual(['Yes.']);
    const taken = await importContent(db, contentWith(buildAnswer({ lead: 'Yes.' })), { now: noon, overwrite: false });
    expect(taken.followed).toEqual(['answers/may-we-record']);
    await seed(db, contentWith(buildAnswer({ lead: 'Ask.' })), noon);
    expect(await leads(db)).toEqual(['Ask.']);
    expect((await findVersions(db, 'answers', 'may-we-record')).map(({ origin }) => origin)).toEqual([
      'file',
      'desk',
      'file',
      'file',
    ]);
  },
);

test.each(databaseKinds)(
  'on %s an import takes the file in place of what staff wrote only when that is asked for',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await insertAnswer(db, buildAnswer({ lead: 'Written at the desk.' }), atDesk);
    const files = contentWith(buildAnswer());
    expect((await importContent(db, files, { now: noon, overwrite: false })).keptAsEdited).toEqual(['answers/may-we-record']);
    expect(await leads(db)).toEqual(['Written at the desk.']);
    expect((await importContent(db, files, { now: noon, overwrite: true })).overwritten).toEqual(['answers/may-we-record']);
    expect(await leads(db)).toEqual([buildAnswer().lead]);
  },
);

test.each(databaseKinds)('on %s of two edits of one version one is stored', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await insertAnswer(db, buildAnswer(), atDesk);
  const edits = await Promise.all(['One.', 'Two.'].map((lead) => updateAnswer(db, buildAnswer({ lead }), 1, atDesk)));
  expect(edits.filter(Boolean)).toHaveLength(1);
  expect(await findVersions(db, 'answers', 'may-we-record')).toHaveLength(2);
});
