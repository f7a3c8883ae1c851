import type { ColumnDataType, CreateTableBuilder, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../connect.ts';

type Table = CreateTableBuilder<string, string>;
type Columns = readonly string[];

/** Creates all tables; tables.ts describes them (docs/decisions/0110). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await staff(db);
  await records(db);
  await visitors(db);
  await server(db);
  await rounds(db);
  await sql`insert into revisions ("number", "cause", "createdAt") values (0, 'created', ${new Date().toISOString()})`.execute(
    db,
  );
}

/** Adds columns of text, or of one of better-auth's types: '!' after a name means required, '*' the table's key. */
function columns(table: Table, names: Columns, type: ColumnDataType | RawBuilder<unknown> = 'text'): Table {
  return names.reduce((builder, name) => {
    const [, bare = name, mark] = /^(\w+)([!*]?)$/.exec(name) ?? [];
    return builder.addColumn(bare, type, (column) =>
      mark === '!' ? column.notNull() : mark === '*' ? column.primaryKey() : column,
    );
  }, table);
}

/** Adds columns of whole numbers with a default. */
const numbers = (table: Table, names: Columns, first: number): Table =>
  names.reduce((builder, name) => builder.addColumn(name, 'integer', (column) => column.notNull().defaultTo(first)), table);

const create = (db: Kysely<unknown>, table: string, texts: Columns): Table => columns(db.schema.createTable(table), texts);

const ofUser = (table: Table): Table =>
  table.addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));

const index = (db: Kysely<unknown>, name: string, table: string, on: string[]) =>
  db.schema.createIndex(name).on(table).columns(on).execute();

/** Staff, their sessions and the audit log. On PostgreSQL better-auth writes its own types (docs/decisions/0048). */
async function staff(db: Kysely<unknown>): Promise<void> {
  const isPostgres = kindOf(db) === 'postgres';
  const times = (table: Table, names: Columns) => columns(table, names, isPostgres ? sql`timestamptz(3)` : 'text');
  const flag = (table: Table, name: string) =>
    table.addColumn(name, isPostgres ? 'boolean' : 'integer', (column) => column.notNull().defaultTo(isPostgres ? false : 0));

  const users = create(db, 'users', ['id*', 'username!', 'displayUsername', 'name!', 'email!', 'image', 'role!']);
  await ['emailVerified', 'disabled', 'twoFactorEnabled']
    .reduce(flag, times(users, ['createdAt!', 'updatedAt!']))
    .addUniqueConstraint('usersUsernameUnique', ['username'])
    .addUniqueConstraint('usersEmailUnique', ['email'])
    .execute();

  const sessions = create(db, 'sessions', ['id*', 'token!', 'ipAddress', 'userAgent']);
  await ofUser(times(sessions, ['expiresAt!', 'createdAt!', 'updatedAt!']))
    .addUniqueConstraint('sessionsTokenUnique', ['token'])
    .execute();
  await index(db, 'sessionsByUser', 'sessions', ['userId']);

  const ofProvider = ['accessToken', 'refreshToken', 'idToken', 'scope'];
  const accounts = create(db, 'accounts', ['id*', 'accountId!', 'providerId!', ...ofProvider, 'password']);
  await ofUser(times(accounts, ['accessTokenExpiresAt', 'refreshTokenExpiresAt', 'createdAt!', 'updatedAt!'])).execute();
  await index(db, 'accountsByUser', 'accounts', ['userId']);

  const twoFactors = create(db, 'twoFactors', ['id*', 'secret!', 'backupCodes!']);
  await ofUser(numbers(flag(times(twoFactors, ['lockedUntil']), 'verified'), ['failedVerificationCount'], 0)).execute();
  await index(db, 'twoFactorsByUser', 'twoFactors', ['userId']);

  const verifications = create(db, 'verifications', ['id*', 'identifier!', 'value!']);
  await times(verifications, ['expiresAt!', 'createdAt!', 'updatedAt!']).execute();
  await index(db, 'verificationsByIdentifier', 'verifications', ['identifier']);

  await create(db, 'auditLog', ['id*', 'at!', 'username!', 'action!', 'target', 'detail']).execute();
  await index(db, 'auditLogByTime', 'auditLog', ['at', 'id']);
  await index(db, 'auditLogByTarget', 'auditLog', ['target']);
}

/** Records that staff edit, their history, and drafts. */
async function records(db: Kysely<unknown>): Promise<void> {
  const state = ['seedHash', 'editedAt', 'retiredAt', 'createdAt!', 'updatedAt!'];
  await numbers(create(db, 'records', ['id*', 'kind!', 'name!', 'record!', ...state]), ['position', 'votes'], 0)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    // Unique, so that each suggestion is published once at most.
    .addColumn('submissionId', 'text', (column) => column.unique())
    .addUniqueConstraint('recordsNameUnique', ['kind', 'name'])
    .execute();

  const change = ['at!', 'origin!', 'username', 'why', 'erasedAt', 'changeSet'];
  await create(db, 'recordVersions', ['kind!', 'name!', 'record', ...change])
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recordVersionsKey', ['kind', 'name', 'number'])
    .execute();
  await index(db, 'recordVersionsByChangeSet', 'recordVersions', ['changeSet']);

  await create(db, 'changeSets', ['id*', 'kind!', 'does!', 'why!', 'username!', 'at!'])
    // Unique: of several sets that undo one set at once the database accepts one.
    .addColumn('undoes', 'text', (column) => column.unique())
    .execute();

  await ofUser(create(db, 'drafts', ['kind!', 'name!', 'record!', 'savedAt!']))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('draftsKey', ['userId', 'kind', 'name'])
    .execute();

  await create(db, 'filesNotTaken', ['kind!', 'name!', 'record', 'seedHash', 'at!', 'dismissedAt'])
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('filesNotTakenKey', ['kind', 'name'])
    .execute();

  await create(db, 'laidContent', ['at!'])
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
}

/** Submissions, votes and terms watches of visitors. */
async function visitors(db: Kysely<unknown>): Promise<void> {
  const beside = ['email', 'interestCategory', 'consent', 'notes', 'answer', 'mergedInto', 'decidedAt', 'createdAt!'];
  await numbers(create(db, 'inbox', ['id*', 'kind!', 'sent!', ...beside]), ['votes', 'newsletter'], 0)
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('reference', 'text', (column) => column.unique())
    .addColumn('formToken', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await index(db, 'inboxByStatus', 'inbox', ['kind', 'status', 'createdAt']);

  await create(db, 'votes', ['kind!', 'recordId!', 'voterHash!', 'day!'])
    .addPrimaryKeyConstraint('votesKey', ['kind', 'recordId', 'voterHash'])
    .execute();

  const wish = ['createdAt!', 'confirmedAt', 'tellFrom', 'tellUntil', 'lastWish'];
  await create(db, 'termsWatches', ['id*', 'email!', 'tools!', ...wish]).execute();
  // Uniqueness that two writers could break: for each address one confirmed watch, and one that waits.
  for (const [name, condition] of [
    ['termsWatchesConfirmed', sql`"confirmedAt" is not null`],
    ['termsWatchesWaiting', sql`"confirmedAt" is null`],
  ] as const)
    await sql`create unique index ${sql.ref(name)} on "termsWatches" (lower("email")) where ${condition}`.execute(db);

  await create(db, 'silentMailboxes', ['mailboxHash*', 'saidAt!']).execute();
  await create(db, 'idempotencyKeys', ['keyHash*', 'bodyHash!', 'answerId!', 'createdAt!']).execute();
  await create(db, 'clientLimits', ['clientHash*', 'windowStart!', 'userId'])
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

/** Tables of the server itself. */
async function server(db: Kysely<unknown>): Promise<void> {
  await create(db, 'revisions', ['cause!', 'createdAt!'])
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .execute();
  await create(db, 'serverSecrets', ['name*', 'value!', 'createdAt!']).execute();
  await create(db, 'pageViews', ['path!', 'day!'])
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageViewsPrimary', ['path', 'day'])
    .execute();
  const due = ['dueAt!', 'givenUpAt', 'createdAt!'];
  await numbers(create(db, 'outbox', ['id*', 'kind!', 'recordId!', 'address', ...due]), ['attempts'], 0).execute();
  await index(db, 'outboxByDueAt', 'outbox', ['dueAt']);
  await create(db, 'weeklyMails', ['week*', 'createdAt!']).execute();
}

/** Results of link checks and document rounds, and the documents that facts rest on (docs/decisions/0080, 0091). */
async function rounds(db: Kysely<unknown>): Promise<void> {
  await create(db, 'linkRuns', ['id*', 'startedBy!', 'createdAt!', 'takenUntil', 'endedAt', 'note'])
    // 'open' or null: of several runs that start at once the database accepts one.
    .addColumn('state', 'text', (column) => column.unique())
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('links'))
    .execute();
  await create(db, 'linkChecks', ['address*', 'outcome!', 'reason', 'leadsTo', 'checkedAt!', 'workedAt'])
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute();
  const next = ['againAt', 'etag', 'lastModified', 'hash'];
  await create(db, 'documentAsks', ['address*', 'askedAt!', 'outcome!', 'reason', ...next])
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute();
  await create(db, 'documentVersions', ['address!', 'hash!', 'day!', 'lastDay!', 'text!'])
    .addPrimaryKeyConstraint('documentVersionsKey', ['address', 'day'])
    .execute();
  await create(db, 'quotationReadings', ['kind!', 'name!', 'quote!', 'source!', 'state!', 'day!', 'seen'])
    .addPrimaryKeyConstraint('quotationReadingsKey', ['kind', 'name'])
    .execute();
}
