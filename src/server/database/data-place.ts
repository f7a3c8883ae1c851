import type { Settings } from '../settings.ts';

/** Where the data is that a command works on, for whoever typed it; without the database's password. */
export function dataPlace({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `Data folder: ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Database: PostgreSQL at ${host}${pathname}`;
}
