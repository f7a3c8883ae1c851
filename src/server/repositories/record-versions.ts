import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { ChangeOrigin, VersionRow } from '#domain/staff/record-kinds.ts';
import { withoutWords } from '#domain/staff/without-words.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';

/** Author, origin and reason of a change of records. */
export interface Change {
  /** Time of the change, ISO time. */
  at: string;
  origin: ChangeOrigin;
  /** User who made it at the desk. */
  username?: string;
  why?: string;
  /** Set of changes that it is part of. */
  changeSet?: string;
}

/** State of a record that is to be stored. */
export interface KeptState {
  name: string;
  /** Version of the record in this state. */
  number: number;
  /** Content of the record; null when it is gone. */
  record: object | null;
}

// Batch size below the limits of values in one statement: 32,766 on SQLite, 65,535 on PostgreSQL.
const rowsAtOnce = 500;

/** Stores the current states of records of one kind; called inside the transaction that changes them. */
export async function keepStates(
  db: Kysely<Database>,
  kind: RecordKindName,
  states: readonly KeptState[],
  {
    at,
    origin,
    username = null,
    why = null,
    changeSet = null,
  }: { [Field in keyof Change]: Change[Field] | null } & Pick<Change, 'at' | 'origin'>,
): Promise<void> {
  for (let first = 0; first < states.length; first += rowsAtOnce) {
    const rows = states.slice(first, first + rowsAtOnce).map(({ name, number, record }) => ({
      ...{ kind, name, number, at, origin, username, why, changeSet },
      record: record && JSON.stringify(record),
    }));
    await db.insertInto('recordVersions').values(rows).execute();
  }
}

/** Lists the states of one record, the latest first. */
export async function findVersions(db: Kysely<Database>, kind: RecordKindName, name: string): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('recordVersions')
    .select(['number', 'at', 'origin', 'username', 'why', 'erasedAt'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(rowOf);
}

/** Lists the content of a record in each of its states that was not erased. */
export async function findStates(
  db: Kysely<Database>,
  kind: RecordKindName,
  name: string,
): Promise<{ origin: string; record: object }[]> {
  const rows = await db
    .selectFrom('recordVersions')
    .select(['origin', 'record'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute();
  return rows.flatMap(({ origin, record }) => (record === null ? [] : [{ origin, record: JSON.parse(record) as object }]));
}

/** Finds one state of a record, with its content; `record` is null when it was removed then, or its content was erased. */
export async function findVersion(
  db: Kysely<Database>,
  kind: RecordKindName,
  name: string,
  number: number,
): Promise<(VersionRow & { record: object | null }) | undefined> {
  const row = await db
    .selectFrom('recordVersions')
    .select(['number', 'at', 'origin', 'username', 'why', 'erasedAt', 'record'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...rowOf(row), record: row.record === null ? null : (JSON.parse(row.record) as object) };
}

/** Finds the highest number that records of one kind have had, by their names. */
export async function latestNumbers(db: Kysely<Database>, kind: RecordKindName): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('recordVersions')
    .select((eb) => ['name', eb.fn.max('number').as('number')])
    .where('kind', '=', kind)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, number }) => [name, Number(number)]));
}

/**
 * Erases the content of a former state, since it was about a person; the state itself stays in the history. `now` is ISO time.
 * @returns false when there was nothing to erase.
 */
export async function eraseVersion(
  db: Kysely<Database>,
  kind: RecordKindName,
  name: string,
  number: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recordVersions')
    .set({ record: null, why: null, erasedAt: now })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('number', '=', number)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Erases words that identify a person from every former state. The current content of records stays: it is public, and is changed
 * at the desk. Within a transaction.
 * @returns number of states in which they were found
 */
export async function eraseWords(db: Kysely<Database>, words: readonly string[]): Promise<number> {
  if (words.length === 0) return 0;
  const matches = await db
    .selectFrom('recordVersions as former')
    .select(['kind', 'name', 'number', 'record', 'why'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('recordVersions as later')
          .select('later.number')
          .whereRef('later.kind', '=', 'former.kind')
          .whereRef('later.name', '=', 'former.name')
          .whereRef('later.number', '>', 'former.number'),
      ),
    )
    // Matches words as JSON writes them; '_' replaces characters that LIKE or JSON may write differently, and the code below
    // compares exactly.
    .where((eb) =>
      eb.or(
        words.flatMap((word) => [
          eb('record', 'like', `%${JSON.stringify(word).slice(1, -1).replaceAll(/[\\"]/g, '_')}%`),
          eb('why', 'like', `%${word.replaceAll('\\', '_')}%`),
        ]),
      ),
    )
    // Locks the rows in one order: of two that erase at once the second reads what the first left, and no deadlock arises.
    .orderBy('former.kind')
    .orderBy('former.name')
    .orderBy('former.number')
    .$if(kindOf(db) === 'postgres', (query) => query.forUpdate('former'))
    .execute();
  let count = 0;
  for (const { kind, name, number, ...former } of matches) {
    const record = former.record && JSON.stringify(withoutWords(JSON.parse(former.record), words));
    const why = withoutWords(former.why, words);
    if (record === former.record && why === former.why) continue;
    count += 1;
    await db
      .updateTable('recordVersions')
      .set({ record, why })
      .where('kind', '=', kind)
      .where('name', '=', name)
      .where('number', '=', number)
      .execute();
  }
  return count;
}

/** Lists the states that a set of changes made. */
export const findStatesOfSet = (db: Kysely<Database>, changeSet: string) =>
  db.selectFrom('recordVersions').select(['name', 'number']).where('changeSet', '=', changeSet).orderBy('name').execute();

/** Finds the status that a record had before it was taken down. */
export async function findLastShownStatus(db: Kysely<Database>, kind: RecordKindName, name: string): Promise<string | undefined> {
  const states = await db
    .selectFrom('recordVersions')
    .select('record')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('record', 'is not', null)
    .orderBy('number', 'desc')
    .execute();
  const statuses = states.values().map(({ record }) => (JSON.parse(record ?? '{}') as { status?: string }).status);
  return statuses.find((status) => status !== undefined && status !== 'hidden');
}

const rowOf = (row: {
  number: number;
  at: string;
  origin: string;
  username: string | null;
  why: string | null;
  erasedAt: string | null;
}): VersionRow => ({
  number: row.number,
  at: row.at,
  origin: row.origin as ChangeOrigin,
  username: row.username,
  why: row.why,
  isErased: row.erasedAt !== null,
});
