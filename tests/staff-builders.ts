import type { Insertable } from 'kysely';
import type { UsersTable } from '#server/database/auth-tables.ts';

const time = '2026-09-14T08:00:00.000Z';

/** A user as the database holds it. */
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
