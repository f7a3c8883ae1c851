import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { giveUpTables, lockTables, tablesLeftBy } from '../former-tables.ts';

type Row = Record<string, string | number | null>;
type Item = Record<string, unknown>;

const formerTables = tablesLeftBy('0023-inbox');

// SQLite takes 32,766 values in one statement.
const rowsAtOnce = 500;

/** Whatever visitors send stands in one table from now on (docs/decisions/0108). Nothing ever read the surveys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTables(db, formerTables);
  await db.schema
    .createTable('inbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sent', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('email', 'text')
    .addColumn('reference', 'text', (column) => column.unique())
    .addColumn('formToken', 'text', (column) => column.notNull().defaultTo('none'))
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('newsletter', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('interestCategory', 'text')
    .addColumn('consent', 'text')
    .addColumn('notes', 'text')
    .addColumn('answer', 'text')
    .addColumn('mergedInto', 'text')
    .addColumn('decidedAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('inboxByStatus').on('inbox').columns(['kind', 'status', 'createdAt']).execute();

  const read = async (table: string) => (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;
  const moved = [
    ...(await read('submissions')).map(suggestion),
    ...(await read('contacts')).map(message),
    ...(await read('questions')).map(question),
  ];
  for (let first = 0; first < moved.length; first += rowsAtOnce)
    await (db as Kysely<{ inbox: Item }>)
      .insertInto('inbox')
      .values(moved.slice(first, first + rowsAtOnce).map((item) => ({ ...empty, ...item })))
      .execute();

  await db.schema.dropTable('surveys').execute();
  await giveUpTables(db, formerTables, { areEmpty: moved.length === 0 });
}

/** Rows that are stored in one statement have the same columns. */
const empty: Item = {
  ...{ email: null, reference: null, votes: 0, newsletter: 0, interestCategory: null, consent: null },
  ...{ notes: null, answer: null, mergedInto: null, decidedAt: null },
};

const suggestion = (row: Row): Item => {
  const { id, status, version, reference, formToken, createdAt, submitterEmail, adminNotes, reviewedAt, ...sent } = row;
  const { steps = null, bestPractices = null, features = null, worksForTool, ...texts } = sent;
  const lists = Object.entries({ steps, bestPractices, features }).filter(([, list]) => list !== null);
  const listed = Object.fromEntries(lists.map(([name, list]) => [name, JSON.parse(String(list))]));
  return {
    ...{ id, status, version, reference, formToken, createdAt },
    ...{ kind: 'submissions', email: submitterEmail, notes: adminNotes, decidedAt: reviewedAt },
    sent: asSent({ ...texts, ...listed, worksForTool: worksForTool === 1 }),
  };
};

const message = ({ name, organization, subject, message: text, ...beside }: Row): Item => ({
  ...beside,
  kind: 'contacts',
  sent: asSent({ name, organization, subject, message: text }),
});

const question = ({ question: text, category, ...beside }: Row): Item => ({
  ...beside,
  kind: 'questions',
  sent: asSent({ question: text, category }),
});

/** What was left out was null in its column. */
const asSent = (fields: Item) => JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));
