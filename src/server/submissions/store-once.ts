import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { claimIdempotencyKey, findIdempotencyKey } from '../repositories/idempotency-keys.ts';

/** What tells a retry from something new: the client's key, and what it sent under it. */
export interface RetryKey {
  key: string;
  body: string;
}

/**
 * Stores something under a new id, but for a retry: then nothing is stored and the first id is answered.
 * `now` is ISO time; `insert` must use the transaction it is given.
 * @throws {HttpError} 422 when the key came with another body before.
 */
export function storeOnce(
  db: Kysely<Database>,
  retry: RetryKey | undefined,
  now: string,
  insert: (transaction: Kysely<Database>, id: string) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUIDv7();
    if (retry) {
      const claim = { keyHash: hashed(retry.key), bodyHash: hashed(retry.body) };
      if (!(await claimIdempotencyKey(transaction, { ...claim, answerId: id, createdAt: now }))) {
        const taken = await findIdempotencyKey(transaction, claim.keyHash);
        if (taken?.bodyHash === claim.bodyHash) return taken.answerId;
        throw new HttpError(422, 'This Idempotency-Key was used for another body.');
      }
    }
    await insert(transaction, id);
    return id;
  });
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
