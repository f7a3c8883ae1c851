import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { Database } from '../database/tables.ts';

/** Text of a file whose record staff edited, which was not taken. */
export interface NotTaken {
  kind: RecordKindName;
  name: string;
  /** Record as the file has it; null where the files no longer have it. */
  record: object | null;
  position: number;
  /** Fingerprint of the file; null where there is none. */
  seedHash: string | null;
}

/** Row with its ISO time. */
export type ListedNotTaken = NotTaken & { at: string };

/** Lists the files that nobody has taken or dismissed, the latest first. @param of only this record */
export async function findNotTaken(db: Kysely<Database>, of?: { kind: RecordKindName; name: string }): Promise<ListedNotTaken[]> {
  let query = db
    .selectFrom('filesNotTaken')
    .select(['kind', 'name', 'record', 'position', 'seedHash', 'at'])
    .where('dismissedAt', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('name');
  if (of) query = query.where('kind', '=', of.kind).where('name', '=', of.name);
  return (await query.execute()).map(({ kind, record, ...row }) => ({
    ...row,
    kind: kind as RecordKindName,
    record: record === null ? null : (JSON.parse(record) as object),
  }));
}

/** Replaces the list of files that were not taken; a dismissed row stays dismissed until its file changes. */
export async function replaceNotTaken(db: Kysely<Database>, rows: readonly NotTaken[], at: string): Promise<void> {
  const nameOf = ({ kind, name }: { kind: string; name: string }) => `${kind}/${name}`;
  const present = await db.selectFrom('filesNotTaken').select(['kind', 'name', 'seedHash']).execute();
  const stays = new Map(rows.map((row) => [nameOf(row), row.seedHash]));
  const isKnown = new Set<string>();
  for (const row of present) {
    if (stays.get(nameOf(row)) === row.seedHash) isKnown.add(nameOf(row));
    else await forgetNotTaken(db, row);
  }
  for (const row of rows)
    if (!isKnown.has(nameOf(row)))
      await db
        .insertInto('filesNotTaken')
        .values({ ...row, record: row.record && JSON.stringify(row.record), at, dismissedAt: null })
        .execute();
}

/** Removes a row, because its file was taken. */
export async function forgetNotTaken(db: Kysely<Database>, { kind, name }: { kind: string; name: string }): Promise<void> {
  await db.deleteFrom('filesNotTaken').where('kind', '=', kind).where('name', '=', name).execute();
}

/** Hides a row until its file changes. */
export async function dismissNotTaken(
  db: Kysely<Database>,
  { kind, name }: { kind: string; name: string },
  at: string,
): Promise<void> {
  await db.updateTable('filesNotTaken').set({ dismissedAt: at }).where('kind', '=', kind).where('name', '=', name).execute();
}
