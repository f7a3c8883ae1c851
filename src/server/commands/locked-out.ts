import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSource, Row } from '../backup/backup-source.ts';
import { secretFile } from '../secrets/secret.ts';
import type { Settings } from '../settings.ts';

/**
 * Finds the users of a backup who could not sign in where it is restored: their second factors are sealed with the secret of the
 * hub that made the backup, which no backup of SQLite contains.
 * @returns usernames, in alphabetical order
 */
async function findLockedOut(source: BackupSource, settings: Settings): Promise<string[]> {
  const rows = await rowsOf(source, ['users', 'twoFactors', 'serverSecrets']);
  const factors = (rows.get('twoFactors') ?? []).filter(({ verified }) => Boolean(verified));
  if (factors.length === 0) return [];
  const secret = secretAfterwards(settings, rows.get('serverSecrets') ?? []);
  // Loaded on demand: most restores don't need it.
  const { canOpenSecondFactor: opensSecondFactor } = await import('../auth/better-auth.ts');
  const names = new Map((rows.get('users') ?? []).map(({ id, username }) => [id, String(username)]));
  const usernames: string[] = [];
  for (const { userId, secret: sealed } of factors) {
    const opens = secret !== undefined && (await opensSecondFactor(secret, String(sealed)));
    if (!opens) usernames.push(names.get(userId) ?? '');
  }
  return usernames.sort();
}

/**
 * Warns the operator before a restore that locks users out, with their way back; undefined when it locks out nobody.
 */
export async function tellLockedOut(source: BackupSource, settings: Settings): Promise<string | undefined> {
  const names = await findLockedOut(source, settings);
  if (names.length === 0) return undefined;
  return `${new Intl.ListFormat('en-US').format(names)} will not get in by the second factor: it was set up with another secret than this hub has. Give this hub the secret of the one that made the backup, as AUTH_SECRET (there it is AUTH_SECRET, or the file "${secretFile}" in DATA_DIR); or let each of them in by the password alone: npm run staff -- second-factor-off NAME.`;
}

/** Finds the secret that the hub will have after the restore; undefined when it will make a new one. */
function secretAfterwards({ authSecret, databaseUrl, dataDir }: Settings, secretRows: readonly Row[]): string | undefined {
  if (authSecret) return authSecret;
  if (databaseUrl) return secretRows.map(({ name, value }) => (name === 'auth' ? String(value) : undefined)).find(Boolean);
  const file = join(dataDir, secretFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function rowsOf(source: BackupSource, tables: readonly string[]): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>(tables.map((table) => [table, []]));
  for await (const { table, row } of source.rows()) rows.get(table)?.push(row);
  return rows;
}
