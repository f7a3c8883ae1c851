import type { ColumnType } from 'kysely';

// Tables of staff, their sessions and second factors, written by better-auth, on PostgreSQL with its types for times and flags
// (docs/decisions/0048). The text and numbers that our SQL writes and compares work on both databases.

type OwnTime = ColumnType<string | Date, string | Date, string>;
type OwnFlag = ColumnType<number | boolean, number | boolean | undefined, number>;

/** Users of the desk. Columns that only better-auth reads are in the migrations. */
export interface UsersTable {
  id: string;
  username: string;
  name: string;
  /** Mail address; an impossible one for somebody without any, since better-auth requires one (repositories/users.ts). */
  email: string;
  role: string;
  /** True for a user who may not sign in. */
  disabled: OwnFlag;
  twoFactorEnabled: OwnFlag;
  createdAt: OwnTime;
  updatedAt: OwnTime;
}

export interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: OwnTime;
  createdAt: OwnTime;
  updatedAt: OwnTime;
}

/** Password of a user: one row each, of the provider 'credential'. */
export interface AccountsTable {
  id: string;
  userId: string;
  /** Hash by argon2id (auth/password.ts). */
  password: string | null;
}

/** A second factor, required after the password; sealed with the hub's secret. */
export interface TwoFactorsTable {
  id: string;
  userId: string;
}

/** Links and challenges that expire soon. */
export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: OwnTime;
}
