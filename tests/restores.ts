import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { hubTables } from '#server/backup/hub-tables.ts';
import { writeJsonLines } from '#server/backup/json-lines.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { migrationNames } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { HubPlace } from './hub-places.ts';

/** Databases that restores have set aside in a place, in alphabetical order. */
export async function replacedIn(place: HubPlace): Promise<string[]> {
  if (place.kind === 'sqlite') {
    const names = readdirSync(place.dataDir).filter((name) => name.startsWith('replaced'));
    return names.sort().map((name) => join(place.dataDir, name));
  }
  const { db, close } = place.connect();
  try {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like 'replaced%' order by nspname`.execute(db);
    return rows.map(({ name }) => name);
  } finally {
    await close();
  }
}

/** A database that a restore has set aside, as a separate place. */
export function atReplaced(place: HubPlace, replaced: string | undefined): Pick<HubPlace, 'connect'> & { settings: Settings } {
  if (!replaced) throw new Error('nothing was put aside');
  if (place.kind === 'sqlite') return { connect: () => connectSqlite(replaced), settings: place.settings };
  const url = new URL(place.environment.DATABASE_URL);
  url.searchParams.set('options', `-c search_path=${replaced}`);
  return {
    connect: () => connectPostgres(url.href, createLog('silent')),
    settings: { ...place.settings, databaseUrl: url.href },
  };
}

/** Every row of a place. */
export async function rowsOf(place: Pick<HubPlace, 'connect'>): Promise<Record<string, string[]>> {
  const { db, close } = place.connect();
  try {
    const rows: Record<string, string[]> = {};
    for (const table of ['kysely_migration', ...(await hubTables())]) {
      const result = await sql`select * from ${sql.id(table)}`.execute(db);
      rows[table] = result.rows.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  } finally {
    await close();
  }
}

const time = '2026-11-20T08:00:00.000Z';
const inboxFields = { createdAt: time, status: 'pending', version: 1 };
const message = (id: string) => ({ ...inboxFields, id, kind: 'contacts', sent: '{}', formToken: '', votes: 0, newsletter: 0 });
const record = (id: string) => {
  const place = { kind: 'tools', name: 'twin', position: 0, votes: 0 };
  return { id, ...place, record: '{}', version: 1, createdAt: time, updatedAt: time };
};

/** Writes a backup that is complete, but fails late in a restore: two of its tools have the same name. */
export async function breakingBackup(file: string): Promise<void> {
  const rows: Record<string, object[]> = {
    inbox: Array.from({ length: 1_000 }, (_, place) => message(String(place))),
    records: [record('1'), record('2')],
  };
  await writeJsonLines(file, {
    migrations: migrationNames,
    madeAt: time,
    tables: Object.keys(rows),
    async *rowsOf(table) {
      for (const row of rows[table] ?? []) yield JSON.stringify(row);
    },
  });
}
