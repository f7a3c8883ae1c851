import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/staff/record-history.ts';
import type { Database } from '../database/tables.ts';
import { findAnswers } from '../repositories/answers.ts';
import { keepStates, latestNumbers } from '../repositories/record-versions.ts';
import { evidenceTables, kindOfEvidence } from '../repositories/tool-facts.ts';
import { findTools } from '../repositories/tools.ts';
import { findWorkflows } from '../repositories/workflows.ts';

interface Stored {
  name: string;
  version: number;
  editedAt: string | null;
  updatedAt: string;
}

/**
 * Keeps the state of every record whose present one is not in the history: of those that were stored before there was one, in
 * this database or in the backup that it came from, and of those that a server of an older version changed during an upgrade.
 * Within a transaction that goes on to change them.
 */
export async function keepMissingStates(db: Kysely<Database>): Promise<void> {
  const columns = ['slug as name', 'version', 'editedAt', 'updatedAt'] as const;
  await keepUnknown(db, 'tools', await db.selectFrom('tools').select(columns).execute(), async () =>
    (await findTools(db)).map((tool) => [tool.slug, tool]),
  );
  await keepUnknown(db, 'workflows', await db.selectFrom('workflows').select(columns).execute(), async () =>
    (await findWorkflows(db)).map((workflow) => [workflow.slug, workflow]),
  );
  await keepUnknown(db, 'answers', await db.selectFrom('answers').select(columns).execute(), async () =>
    (await findAnswers(db)).map((answer) => [answer.slug, answer]),
  );
  for (const table of evidenceTables) {
    const rows = await db.selectFrom(table).select(['tool', 'name', 'version', 'editedAt', 'updatedAt', 'record']).execute();
    const named = rows.map((row) => ({ ...row, name: `${row.tool}/${row.name}` }));
    await keepUnknown(db, kindOfEvidence[table], named, async () =>
      named.map(({ name, record }) => [name, JSON.parse(record) as object]),
    );
  }
}

async function keepUnknown(
  db: Kysely<Database>,
  kind: RecordKindName,
  rows: readonly Stored[],
  read: () => Promise<[name: string, record: object][]>,
): Promise<void> {
  const known = await latestNumbers(db, kind);
  const unknown = rows.filter(({ name, version }) => (known.get(name) ?? 0) < version);
  if (unknown.length === 0) return;
  const recordOf = new Map(await read());
  for (const { name, version, editedAt, updatedAt } of unknown) {
    const state = { name, number: version, record: recordOf.get(name) ?? null };
    const origin = editedAt === null ? 'file' : 'desk';
    await keepStates(db, kind, [state], { at: updatedAt, origin, why: 'As it stood when the hub started' });
  }
}
