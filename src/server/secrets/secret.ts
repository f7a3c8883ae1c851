import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { StartupError } from '../errors.ts';
import { shareSecret } from '../repositories/server-secrets.ts';
import { writeSafely } from '../safe-file.ts';

/** Name of the secret's file in the data folder. */
export const secretFile = 'secret';
const secretBytes = 32;
/** Minimum length: a shorter secret can be guessed, and everybody knows an empty one. AUTH_SECRET has the same (settings.ts). */
const leastSecretCharacters = 32;
const leastDifferentCharacters = 10;
/** Requirements of a secret, for the message on one that lacks them. */
export const secretNeeds = `at least ${leastSecretCharacters} characters, and ${leastDifferentCharacters} different ones among them`;

/** Checks that a secret can't be guessed by its length or its characters; blanks around it don't count. */
export const isSecretEnough = (secret: string): boolean =>
  secret.trim().length >= leastSecretCharacters && new Set(secret.trim()).size >= leastDifferentCharacters;

/**
 * Opens the secret that signs: AUTH_SECRET, or else one that is made once, in the data folder next to the embedded database or in
 * PostgreSQL, where every server finds the same one. `now` is ISO time.
 * @throws {StartupError} when the file cannot be made, or holds too little.
 */
export async function openSecret(
  places: { authSecret: string | undefined; dataFolder: string | undefined; db: Kysely<Database> },
  now: string,
): Promise<string> {
  if (places.authSecret) return places.authSecret;
  const newSecret = randomBytes(secretBytes).toString('base64url');
  if (!places.dataFolder) return shareSecret(places.db, 'auth', newSecret, now);
  const path = join(places.dataFolder, secretFile);
  return readSecret(path) ?? (await makeSecret(path, newSecret));
}

/** Reads the secret from the file; undefined when there is none. */
function readSecret(path: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartupError(`The secret in ${path} cannot be read: ${(error as Error).message}.`);
  }
  if (isSecretEnough(secret)) return secret;
  throw new StartupError(
    `The secret in ${path} does not have ${secretNeeds}, so that others could sign in the hub's name. Put the right one back, or delete the file to have a new one made: then staff sign in again and set up their second factors anew.`,
  );
}

/** Writes the secret to the disk before anything is signed with it: a power cut leaves the whole file or none. */
async function makeSecret(path: string, secret: string): Promise<string> {
  try {
    await writeSafely(path, (unfinished) => writeFile(unfinished, secret, { flag: 'wx', mode: 0o600 }));
    return secret;
  } catch (error) {
    throw new StartupError(
      `The secret cannot be written to ${path}: ${(error as Error).message}. Make room there, or let this user write there, and start again.`,
    );
  }
}

/** Derives a separate key for each purpose, so that a signature for one is invalid for another. */
export const keyFor = (secret: string, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
