import type { CreateTableBuilder, Kysely } from 'kysely';

type Table = CreateTableBuilder<string, string>;

/** Adds columns of text; a '!' at the end of a name means required. */
const texts = (table: Table, names: string[]): Table =>
  names.reduce((built, name) => {
    const required = name.endsWith('!');
    return built.addColumn(required ? name.slice(0, -1) : name, 'text', (column) => (required ? column.notNull() : column));
  }, table);

const create = (db: Kysely<unknown>, table: string) =>
  db.schema.createTable(table).addColumn('id', 'text', (column) => column.primaryKey()) as Table;

const ofUser = (table: Table) =>
  table.addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));

/** Staff who sign in, their sessions and what they did. The first four tables have better-auth's columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nothing ever wrote to the users of the first migration.
  await db.schema.dropTable('users').execute();
  await texts(create(db, 'users'), [
    'username!',
    'displayUsername',
    'name!',
    'email!',
    'image',
    'role!',
    'createdAt!',
    'updatedAt!',
  ])
    .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('usersUsernameUnique', ['username'])
    .addUniqueConstraint('usersEmailUnique', ['email'])
    .execute();

  await ofUser(texts(create(db, 'sessions'), ['token!', 'expiresAt!', 'ipAddress', 'userAgent', 'createdAt!', 'updatedAt!']))
    .addUniqueConstraint('sessionsTokenUnique', ['token'])
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();

  await ofUser(
    texts(create(db, 'accounts'), [
      'accountId!',
      'providerId!',
      'accessToken',
      'refreshToken',
      'idToken',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      'scope',
      'password',
      'createdAt!',
      'updatedAt!',
    ]),
  ).execute();
  await db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute();

  await texts(create(db, 'verifications'), ['identifier!', 'value!', 'expiresAt!', 'createdAt!', 'updatedAt!']).execute();

  await texts(create(db, 'auditLog'), ['at!', 'username!', 'action!', 'target', 'detail']).execute();
  await db.schema.createIndex('auditLogByTime').on('auditLog').columns(['at', 'id']).execute();
  await db.schema.createIndex('auditLogByTarget').on('auditLog').column('target').execute();

  // Where a record came from: each suggestion is published once at most.
  for (const table of ['tools', 'workflows']) {
    await db.schema.alterTable(table).addColumn('submissionId', 'text').execute();
    await db.schema.createIndex(`${table}SubmissionUnique`).unique().on(table).column('submissionId').execute();
  }
}
