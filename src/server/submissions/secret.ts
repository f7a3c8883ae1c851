import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { shareSecret } from '../repositories/server-secrets.ts';

/** Where the secret stands in the data folder. */
export const secretFile = 'secret';
const secretBytes = 32;

/**
 * The secret that signs: AUTH_SECRET, else one that is made once, in the data folder beside the embedded database or in
 * PostgreSQL, where every server finds the same one. `now` is ISO time.
 */
export async function openSecret(
  places: { authSecret: string | undefined; dataFolder: string | undefined; db: Kysely<Database> },
  now: string,
): Promise<string> {
  if (places.authSecret) return places.authSecret;
  const made = randomBytes(secretBytes).toString('base64url');
  if (!places.dataFolder) return shareSecret(places.db, 'auth', made, now);
  const path = join(places.dataFolder, secretFile);
  try {
    writeFileSync(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8');
  }
}

/** A key of its own for each purpose, so that what one signs means nothing to another. */
export const keyFor = (secret: string, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
