import type { Kysely } from 'kysely';

const kinds = ['publicText', 'internalDrafts', 'membersDetails', 'childrensDetails', 'pastoralCareNotes', 'givingRecords'];

/** What makers say, as facts of their own; what may be entered, by use; prompts and answers beside the steps of a workflow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['summary', 'shortPrice', 'leastPrice', 'churchPrice'])
    await db.schema.alterTable('tools').addColumn(name, 'text').execute();
  for (const name of ['asked', 'notFound']) await addList(db, 'tools', name);
  await db.schema
    .alterTable('tools')
    .addColumn('isOrdinaryWord', 'text', (column) => column.notNull().defaultTo('false'))
    .execute();
  for (const name of ['example', 'noAiNeeded']) await db.schema.alterTable('workflows').addColumn(name, 'text').execute();
  for (const name of ['before', 'prompts', 'ifItGoesWrong', 'enters', 'downloads', 'asked']) await addList(db, 'workflows', name);

  for (const table of ['toolFacts', 'termsChanges'])
    await db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tool', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('seedHash', 'text')
      .addColumn('editedAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addUniqueConstraint(`${table}NameUnique`, ['tool', 'name'])
      .execute();

  await sortPoliciesByUse(db as Kysely<{ tools: { id: string; dataPolicy: string } }>);
}

const addList = (db: Kysely<unknown>, table: string, name: string) =>
  db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();

/** Rows that staff edited follow no file, so that they are brought into the new form here. */
async function sortPoliciesByUse(db: Kysely<{ tools: { id: string; dataPolicy: string } }>): Promise<void> {
  for (const { id, dataPolicy } of await db.selectFrom('tools').select(['id', 'dataPolicy']).execute()) {
    const { plan, alsoFine = [], alsoNever = [], ...old } = JSON.parse(dataPolicy);
    if (old.publicText === undefined) continue;
    const ai = Object.fromEntries([...kinds.map((kind) => [kind, permission(old[kind])]), ['recordings', 'never']]);
    const record = JSON.stringify({ plan, runsLocally: false, ai, alsoFine, alsoNever });
    await db.updateTable('tools').set({ dataPolicy: record }).where('id', '=', id).execute();
  }
}

const permission = (rule: string) => (rule.startsWith('only ') ? { verdict: 'only', if: rule.slice('only '.length) } : rule);
