import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { giveUpTables, lockTables, tablesLeftBy } from '../former-tables.ts';

type Row = Record<string, string | number | null>;

const formerTables = tablesLeftBy('0016-one-table-of-records');

/** Beside what the record says; the other columns are its fields. */
const beside = ['id', 'version', 'seedHash', 'editedAt', 'submissionId', 'createdAt', 'updatedAt'];

const jsonFieldsOf = {
  tools: [
    ...['aliases', 'features', 'useCases', 'pros', 'cons', 'dataPolicy', 'replacedBy', 'sources', 'asked', 'isOrdinaryWord'],
    ...['notFound', 'leastPrice', 'churchPrice'],
  ],
  workflows: [
    ...['aliases', 'categories', 'steps', 'bestPractices', 'neverEnter', 'sources', 'before', 'prompts', 'example'],
    ...['ifItGoesWrong', 'enters', 'downloads', 'asked'],
  ],
};

// SQLite takes 32,766 values in one statement.
const rowsAtOnce = 500;

/** Whatever staff edit is a record of one table from now on (docs/decisions/0064). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTables(db, [...formerTables, 'recordVersions']);
  await db.schema
    .createTable('records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('seedHash', 'text')
    .addColumn('editedAt', 'text')
    .addColumn('retiredAt', 'text')
    .addColumn('submissionId', 'text', (column) => column.unique())
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('recordsNameUnique', ['kind', 'name'])
    .execute();
  const read = async (table: string) => (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;
  const toolsOf = await readToolsOfWorkflows(db);
  const moved: Row[] = [
    ...(await read('tools')).map((row) => inOneColumn('tools', row)),
    ...(await read('workflows')).map((row) => inOneColumn('workflows', row, { tools: toolsOf.get(String(row.id)) ?? [] })),
    ...(await read('answers')).map(({ slug, ...row }): Row => ({ ...row, kind: 'answers', name: slug ?? null })),
    ...(await read('toolFacts')).map((row) => ofTool('facts', row)),
    ...(await read('termsChanges')).map((row) => ofTool('terms-changes', row)),
    ...(await read('deskTexts')).map(textRow),
  ];
  for (let first = 0; first < moved.length; first += rowsAtOnce)
    await (db as Kysely<{ records: Row }>)
      .insertInto('records')
      .values(moved.slice(first, first + rowsAtOnce).map((row) => ({ ...empty, ...row })))
      .execute();
  // What was stored before there was a history, here or in the backup that this comes from, keeps its state before its next change.
  await sql`insert into "recordVersions" ("kind", "name", "number", "record", "at", "origin", "why")
    select "kind", "name", "version", case when "retiredAt" is null then "record" end, "updatedAt",
      case when "editedAt" is null then 'file' else 'desk' end, 'As it stood when the hub started'
    from "records" where not exists (
      select 1 from "recordVersions" v where v."kind" = "records"."kind" and v."name" = "records"."name"
        and v."number" >= "records"."version")`.execute(db);
  await giveUpTables(db, formerTables, { areEmpty: moved.length === 0 });
}

/** Rows that are stored in one statement have the same columns. */
const empty: Row = { version: 1, position: 0, seedHash: null, editedAt: null, retiredAt: null, submissionId: null, votes: 0 };

function inOneColumn(kind: keyof typeof jsonFieldsOf, row: Row, more: object = {}): Row {
  const fields = Object.entries(row).filter(([name, value]) => !beside.includes(name) && value !== null);
  const record = fields.map(([name, value]) => [name, jsonFieldsOf[kind].includes(name) ? JSON.parse(String(value)) : value]);
  return {
    ...Object.fromEntries(beside.map((name) => [name, row[name] ?? null])),
    kind,
    name: row.slug ?? null,
    record: JSON.stringify({ ...Object.fromEntries(record), ...more }),
  };
}

async function readToolsOfWorkflows(db: Kysely<unknown>): Promise<Map<string, object[]>> {
  const { rows } = await sql<{ workflow: string; tool: string; step: number; use: string | null }>`
    select l."workflowId" as workflow, t."slug" as tool, l."stepOrder" as step, l."stepDescription" as use
    from "workflowTools" l join "tools" t on t."id" = l."toolId"`.execute(db);
  const inOrder = rows.sort((a, b) => a.step - b.step || (a.tool < b.tool ? -1 : 1));
  const grouped = Map.groupBy(inOrder, ({ workflow }) => workflow);
  const said = ({ tool, step, use }: (typeof rows)[number]) => ({ tool, step, ...(use !== null && { use }) });
  return new Map([...grouped].map(([workflow, tools]) => [workflow, tools.map(said)]));
}

const ofTool = (kind: string, { tool, name, ...row }: Row): Row => ({ ...row, kind, name: `${tool}/${name}` });

/** A text had a row once staff had edited it; with the fingerprint of its file it follows that again. */
const textRow = ({ editedAt, ...row }: Row): Row => ({
  ...row,
  id: crypto.randomUUID(),
  editedAt: row.seedHash === null ? (editedAt ?? null) : null,
  createdAt: editedAt ?? null,
  updatedAt: editedAt ?? null,
});
