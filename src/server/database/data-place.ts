/** Settings of the database's place: the address of PostgreSQL, or the data folder. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Describes the database that a command works on, for its operator; without the database's password. */
export function dataPlace({ databaseUrl, dataDir }: DatabasePlace): string {
  if (!databaseUrl) return `Data folder: ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Database: PostgreSQL at ${host}${pathname}`;
}
