import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { fromRow, toRow } from '../database/json-columns.ts';
import type { Database } from '../database/tables.ts';
import { toolJsonColumns } from '../database/tables.ts';

const toolFields = Object.keys(toolSchema.shape) as (keyof Tool)[];
// A field that the authored file leaves out must overwrite what the row had.
const emptyTool = Object.fromEntries(toolFields.map((field) => [field, undefined]));

/** What seeding needs to know of a stored record. */
export interface SeedState {
  id: string;
  slug: string;
  seedHash: string | null;
  editedAt: string | null;
}

/** Every tool, in no particular order. */
export async function findTools(db: Kysely<Database>): Promise<Tool[]> {
  const rows = await db.selectFrom('tools').select(toolFields).execute();
  return rows.map((row) => fromRow(row, toolJsonColumns) as Tool);
}

/** Which tools there are, and whether seeding may update them. */
export function findToolSeedStates(db: Kysely<Database>): Promise<SeedState[]> {
  return db.selectFrom('tools').select(['id', 'slug', 'seedHash', 'editedAt']).execute();
}

/** Adds a tool that was seeded from a file with this fingerprint. `now` is ISO time. */
export async function insertSeededTool(db: Kysely<Database>, tool: Tool, seedHash: string, now: string): Promise<string> {
  const id = randomUUIDv7();
  const row = { ...toRow(tool, toolJsonColumns), id, seedHash, createdAt: now, updatedAt: now };
  await db
    .insertInto('tools')
    .values(row as never)
    .execute();
  return id;
}

/** Lets a tool that staff edited follow the file with this fingerprint again. */
export async function letToolFollowFile(db: Kysely<Database>, id: string, seedHash: string): Promise<void> {
  await db.updateTable('tools').set({ seedHash, editedAt: null }).where('id', '=', id).execute();
}

/** Brings a tool that nobody edited up to its file. `now` is ISO time. */
export async function updateSeededTool(
  db: Kysely<Database>,
  id: string,
  tool: Tool,
  seedHash: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('tools')
    .set(toRow({ ...emptyTool, ...tool }, toolJsonColumns) as never)
    .set((eb) => ({ seedHash, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .execute();
}
