import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. Each hash stores them, so that they can be
// raised without locking anybody out.
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const derive = promisify(argon2);

/** Hashes a password for the database: '$argon2id$v=19$m=19456,t=2,p=1$salt$tag'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { ...current, message: normalized(password), nonce: salt, tagLength });
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Checks whether this is the password of the hash; false for a hash that cannot be read. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const expectedTag = Buffer.from(tag, 'base64url');
  const derived = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: normalized(password),
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: expectedTag.length,
  });
  return timingSafeEqual(derived, expectedTag);
}

// Keyboards differ: one sends 'é' as one character, another as two.
const normalized = (password: string) => password.normalize('NFKC');
