import { argon2Sync } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { UsersTable } from '#server/database/auth-tables.ts';

const time = '2026-09-14T08:00:00.000Z';

/** Hash of a password at the lowest cost, which is quick to verify; the hub's own makes guessing expensive. */
export function cheapHash(message: string): string {
  const nonce = Buffer.alloc(16);
  const tag = argon2Sync('argon2id', { memory: 8, passes: 1, parallelism: 1, tagLength: 32, nonce, message });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A user as stored in the database. */
export const buildUserRow = (overrides: Partial<Insertable<UsersTable>> = {}): Insertable<UsersTable> => ({
  id: 'u',
  username: 'ann',
  name: 'ann',
  email: 'ann@staff.invalid',
  role: 'editor',
  createdAt: time,
  updatedAt: time,
  ...overrides,
});
