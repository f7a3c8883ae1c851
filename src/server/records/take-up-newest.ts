import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import type { Database } from '../database/tables.ts';
import { keepStates } from '../repositories/record-versions.ts';
import { addRevision, changeCatalogue } from '../repositories/revisions.ts';
import { kinds } from './kinds/kinds.ts';
import type { RecordKind } from './kinds/record-kind.ts';

/**
 * Brings each record that is older than its history to the newest state there. A node of a former release may have stored an edit while
 * migration 0016 copied the tables, and every save of that record would ask for a number that is taken.
 * @param now ISO time
 * @returns their names: 'tools/lamp'
 */
export const takeUpNewest = (db: Kysely<Database>, now: string): Promise<string[]> =>
  changeCatalogue(db, async (transaction) => {
    const behind = await findBehind(transaction);
    for (const record of behind) await takeUp(transaction, record, now);
    if (behind.length > 0) await addRevision(transaction, 'taken up', now);
    return behind.map(({ kind, name }) => `${kind}/${name}`);
  });

/** Records that are older than their history, with its newest state. */
const findBehind = (db: Kysely<Database>) =>
  db
    .selectFrom('records')
    .innerJoin('recordVersions as newest', (join) =>
      join.onRef('newest.kind', '=', 'records.kind').onRef('newest.name', '=', 'records.name'),
    )
    .whereRef('newest.number', '>', 'records.version')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recordVersions as later')
            .select('later.number')
            .whereRef('later.kind', '=', 'newest.kind')
            .whereRef('later.name', '=', 'newest.name')
            .whereRef('later.number', '>', 'newest.number'),
        ),
      ),
    )
    .select(['records.kind', 'records.name', 'records.updatedAt', 'records.record as own'])
    .select(['newest.number', 'newest.record', 'newest.at', 'newest.origin', 'newest.erasedAt'])
    .orderBy('records.kind')
    .orderBy('records.name')
    .execute();

async function takeUp(
  db: Kysely<Database>,
  { kind, name, number, at, origin, ...state }: Awaited<ReturnType<typeof findBehind>>[number],
  now: string,
): Promise<void> {
  const kindName = kind as RecordKindName;
  const isLater = at >= state.updatedAt && state.erasedAt === null;
  // What staff take out of use says nothing in the history; of what went with its file, the file decides.
  const isTakenOut = state.record === null && origin === 'desk' && (kinds[kindName] as RecordKind).isRetired === true;
  const editedAt = origin === 'desk' ? at : null;
  const set = db.updateTable('records').where('kind', '=', kind).where('name', '=', name);
  if (isLater && state.record !== null)
    await set.set({ record: state.record, version: number, editedAt, retiredAt: null, updatedAt: at }).execute();
  else if (isLater && isTakenOut) await set.set({ version: number, editedAt, retiredAt: at, updatedAt: at }).execute();
  else {
    await set.set({ version: number + 1 }).execute();
    const change = { at: now, origin: 'file', why: 'As it stood when the hub started' } as const;
    await keepStates(db, kindName, [{ name, number: number + 1, record: JSON.parse(state.own) as object }], change);
  }
}
