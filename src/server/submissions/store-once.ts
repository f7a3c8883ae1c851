import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { claimIdempotencyKey, findIdempotencyKey, keepAnswer } from '../repositories/idempotency-keys.ts';

/** Identity of a retry: the client's key, and the body that it sent under it. */
export interface RetryKey {
  key: string;
  body: string;
}

/** Validates a request's key. @throws {HttpError} 400 when it is invalid */
export function requireKey(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new HttpError(400, 'An Idempotency-Key has 1 to 255 visible ASCII characters.');
  return key;
}

/**
 * Stores something unless the request is a retry: then nothing is stored, and the first answer is repeated. Of two requests at
 * once the second waits for the first. `now` is ISO time; `store` must use the transaction that it receives, and returns its
 * answer as text.
 * @throws {HttpError} 422 when the key came with another body before.
 */
export function storeOnce(
  db: Kysely<Database>,
  retry: RetryKey | undefined,
  now: string,
  store: (transaction: Kysely<Database>) => Promise<string>,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    if (!retry) return store(transaction);
    const claim = { keyHash: hashOf(retry.key), bodyHash: hashOf(retry.body) };
    if (!(await claimIdempotencyKey(transaction, { ...claim, answerId: '', createdAt: now }))) {
      const earlier = await findIdempotencyKey(transaction, claim.keyHash);
      if (earlier?.bodyHash === claim.bodyHash) return earlier.answerId;
      throw new HttpError(422, 'This Idempotency-Key was used for another body.');
    }
    const answer = await store(transaction);
    await keepAnswer(transaction, claim.keyHash, answer);
    return answer;
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
