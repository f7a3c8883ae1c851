import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { fromRow, toRow } from '../database/json-columns.ts';
import type { Database } from '../database/tables.ts';
import { toolJsonColumns } from '../database/tables.ts';
import type { Change } from './record-versions.ts';
import { keepStates } from './record-versions.ts';

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

/** A tool as staff edit it. */
export async function findToolForEdit(
  db: Kysely<Database>,
  slug: string,
): Promise<{ version: number; editedAt: string | null; tool: Tool } | undefined> {
  const row = await db
    .selectFrom('tools')
    .select([...toolFields, 'version', 'editedAt'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, editedAt, ...fields } = row;
  return { version, editedAt, tool: fromRow(fields, toolJsonColumns) as Tool };
}

/** What the desk lists of every tool, in order of name. */
export async function findToolRows(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('tools')
    .leftJoin('submissions', 'submissions.id', 'tools.submissionId')
    .select(['tools.slug', 'tools.name', 'tools.category', 'tools.status', 'tools.verifiedAt', 'tools.version'])
    .select(['tools.editedAt', 'tools.updatedAt', 'submissions.reference as submissionReference'])
    .select(['tools.maker', 'tools.aliases', 'tools.website', 'tools.notFound'])
    .orderBy('tools.name')
    .execute();
  return rows.map(({ aliases, notFound, ...row }) => ({
    ...row,
    aliases: JSON.parse(aliases) as string[],
    openQuestions: (JSON.parse(notFound) as unknown[]).length,
  }));
}

/** The slug of the tool that a suggestion became. */
export async function findToolOfSubmission(db: Kysely<Database>, submissionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('tools').select('slug').where('submissionId', '=', submissionId).executeTakeFirst();
  return row?.slug;
}

/** Adds a tool that staff made; seeding leaves it alone. Fails with 'unique' when the slug is taken. */
export async function insertTool(db: Kysely<Database>, tool: Tool, submissionId: string | null, change: Change): Promise<void> {
  const times = { editedAt: change.at, createdAt: change.at, updatedAt: change.at };
  const row = { ...toRow(tool, toolJsonColumns), id: randomUUIDv7(), submissionId, ...times };
  await db
    .insertInto('tools')
    .values(row as never)
    .execute();
  await keepStates(db, 'tools', [{ name: tool.slug, number: 1, record: tool }], change);
}

/**
 * Replaces a tool by what staff made of it; seeding leaves it alone from then on.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateTool(db: Kysely<Database>, tool: Tool, version: number, change: Change): Promise<boolean> {
  const updated = await db
    .updateTable('tools')
    .set(toRow({ ...emptyTool, ...tool }, toolJsonColumns) as never)
    .set((eb) => ({ editedAt: change.at, updatedAt: change.at, version: eb('version', '+', 1) }))
    .where('slug', '=', tool.slug)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await keepStates(db, 'tools', [{ name: tool.slug, number: updated.version, record: tool }], change);
  return true;
}

/** Which tools there are, and whether seeding may update them. */
export function findToolSeedStates(db: Kysely<Database>): Promise<SeedState[]> {
  return db.selectFrom('tools').select(['id', 'slug', 'seedHash', 'editedAt']).execute();
}

/** Adds a tool that was seeded from a file with this fingerprint. */
export async function insertSeededTool(db: Kysely<Database>, tool: Tool, seedHash: string, change: Change): Promise<string> {
  const id = randomUUIDv7();
  const row = { ...toRow(tool, toolJsonColumns), id, seedHash, createdAt: change.at, updatedAt: change.at };
  await db
    .insertInto('tools')
    .values(row as never)
    .execute();
  await keepStates(db, 'tools', [{ name: tool.slug, number: 1, record: tool }], change);
  return id;
}

/** Lets a tool that staff edited follow the file with this fingerprint again. */
export async function letToolFollowFile(db: Kysely<Database>, id: string, seedHash: string): Promise<void> {
  await db.updateTable('tools').set({ seedHash, editedAt: null }).where('id', '=', id).execute();
}

/** Brings a tool that nobody edited up to its file. */
export async function updateSeededTool(
  db: Kysely<Database>,
  id: string,
  tool: Tool,
  seedHash: string,
  change: Change,
): Promise<void> {
  const updated = await db
    .updateTable('tools')
    .set(toRow({ ...emptyTool, ...tool }, toolJsonColumns) as never)
    .set((eb) => ({ seedHash, updatedAt: change.at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (updated) await keepStates(db, 'tools', [{ name: tool.slug, number: updated.version, record: tool }], change);
}
