import type { Kysely } from 'kysely';
import { PostgresAdapter } from 'kysely';
import type { DatabaseKind } from './connect.ts';

/** Which database this is, or this transaction runs on. */
export const kindOf = <Tables>(db: Kysely<Tables>): DatabaseKind =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
