import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../kind.ts';

const times: Record<string, readonly string[]> = {
  users: ['createdAt', 'updatedAt'],
  sessions: ['expiresAt', 'createdAt', 'updatedAt'],
  accounts: ['accessTokenExpiresAt', 'refreshTokenExpiresAt', 'createdAt', 'updatedAt'],
  verifications: ['expiresAt', 'createdAt', 'updatedAt'],
};

/** Second factors; and on PostgreSQL the types that better-auth writes there for its own tables (docs/decisions/0048). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = kindOf(db) === 'postgres';
  if (isPostgres) await giveOwnTypes(db);
  const flag = isPostgres ? 'boolean' : 'integer';
  const time = isPostgres ? sql`timestamptz(3)` : 'text';
  const no = isPostgres ? false : 0;

  await db.schema
    .alterTable('users')
    .addColumn('twoFactorEnabled', flag, (column) => column.notNull().defaultTo(no))
    .execute();
  await db.schema
    .createTable('twoFactors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', flag, (column) => column.notNull().defaultTo(no))
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', time)
    .execute();
  await db.schema.createIndex('twoFactorsByUser').on('twoFactors').column('userId').execute();
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute();
}

async function giveOwnTypes(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(times)) {
    for (const column of columns)
      await sql`alter table ${sql.id(table)} alter ${sql.id(column)} type timestamptz(3) using ${sql.id(column)}::timestamptz`.execute(
        db,
      );
  }
  for (const column of ['emailVerified', 'disabled']) {
    const name = sql.id(column);
    await sql`alter table users alter ${name} drop default, alter ${name} type boolean using ${name} <> 0,
      alter ${name} set default false`.execute(db);
  }
}
