import type { Kysely } from 'kysely';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from './record-versions.ts';
import { keepStates } from './record-versions.ts';

/** A text as staff edited it. */
export interface StoredText {
  kind: DeskTextKind;
  name: string;
  version: number;
  /** ISO time. */
  editedAt: string;
  record: object;
  /** What its file said when it began to follow it again; null while staff's words win. */
  seedHash: string | null;
}

/** What staff edited, or all of one kind of it, in order of the name. */
export async function findDeskTexts(db: Kysely<Database>, kind?: DeskTextKind): Promise<StoredText[]> {
  const all = db.selectFrom('deskTexts').selectAll().orderBy('kind').orderBy('name');
  const rows = await (kind ? all.where('kind', '=', kind) : all).execute();
  return rows.map((row) => ({ ...row, kind: row.kind as DeskTextKind, record: JSON.parse(row.record) as object }));
}

/**
 * Stores a text in the place of the one with this version. The first edit of one that the hub came with keeps that, too.
 * @param place.version 0 for a new text; 1 is also what the hub came with
 * @param place.came what the hub came with, if it came with one of this name
 * @param seedHash the fingerprint of the file that it is taken from; an edit of staff has none
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function storeDeskText(
  db: Kysely<Database>,
  { kind, name, version, came }: { kind: DeskTextKind; name: string; version: number; came: object | undefined },
  record: object,
  change: Change,
  seedHash: string | null = null,
): Promise<boolean> {
  const stored = { record: JSON.stringify(record), version: version + 1, editedAt: change.at, seedHash };
  const updated = await db
    .updateTable('deskTexts')
    .set(stored)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) {
    // Nobody edited it yet: only then may there be no row.
    if (version !== (came ? 1 : 0)) return false;
    const inserted = await db
      .insertInto('deskTexts')
      .values({ kind, name, ...stored })
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return false;
    if (came) {
      const first = { at: change.at, origin: 'file', why: 'As the hub came with it' } as const;
      await keepStates(db, kind, [{ name, number: 1, record: came }], first);
    }
  }
  await keepStates(db, kind, [{ name, number: version + 1, record }], change);
  return true;
}

/** What staff edited stands in its file by now: from now on it follows it. */
export async function letTextFollowFile(
  db: Kysely<Database>,
  { kind, name }: Pick<StoredText, 'kind' | 'name'>,
  seedHash: string,
): Promise<void> {
  await db.updateTable('deskTexts').set({ seedHash }).where('kind', '=', kind).where('name', '=', name).execute();
}
