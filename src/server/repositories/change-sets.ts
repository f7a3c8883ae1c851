import type { Kysely, Selectable } from 'kysely';
import { withoutWords } from '#domain/staff/without-words.ts';
import { kindOf } from '../database/connect.ts';
import type { ChangeSetsTable, Database } from '../database/tables.ts';

export type ChangeSet = Selectable<ChangeSetsTable>;

/** Stores a set of changes of several records. Fails with 'unique' when the set that it undoes was undone already. */
export async function insertChangeSet(db: Kysely<Database>, changeSet: ChangeSet): Promise<void> {
  await db.insertInto('changeSets').values(changeSet).execute();
}

export const findChangeSet = (db: Kysely<Database>, id: string): Promise<ChangeSet | undefined> =>
  db.selectFrom('changeSets').selectAll().where('id', '=', id).executeTakeFirst();

/** Lists the latest sets of one kind of record, each with the number of its changes and whether it was undone. */
export async function findLatestChangeSets(db: Kysely<Database>, kind: string, most: number) {
  const rows = await db
    .selectFrom('changeSets as one')
    .selectAll('one')
    .select((eb) => [
      eb.selectFrom('recordVersions').select(eb.fn.countAll().as('count')).whereRef('changeSet', '=', 'one.id').as('count'),
      eb.selectFrom('changeSets as later').select('later.id').whereRef('later.undoes', '=', 'one.id').as('undoneBy'),
    ])
    .where('one.kind', '=', kind)
    .orderBy('one.at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ count, undoneBy, ...set }) => ({ ...set, count: Number(count), isUndone: undoneBy !== null }));
}

/** Erases words that identify a person from the reasons of change sets. Within a transaction. */
export async function eraseWordsOfSets(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const sets = db.selectFrom('changeSets').select(['id', 'why']).orderBy('id');
  // Locks the rows: of two that erase at once the second reads what the first left.
  for (const { id, why } of await sets.$if(kindOf(db) === 'postgres', (query) => query.forUpdate()).execute()) {
    const cleaned = withoutWords(why, words);
    if (cleaned !== why) await db.updateTable('changeSets').set({ why: cleaned }).where('id', '=', id).execute();
  }
}
