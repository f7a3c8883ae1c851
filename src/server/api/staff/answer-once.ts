import type { Kysely } from 'kysely';
import type { SignedIn } from '../../auth/staff-auth.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { forgetAnswers } from '../../repositories/idempotency-keys.ts';
import { requireKey, storeOnce } from '../../submissions/store-once.ts';
import type { StaffAnswer, StaffCall, StaffContext } from './staff-call.ts';

/** A request that may be a retry. */
interface Once {
  call: StaffCall;
  by: Pick<SignedIn, 'userId'>;
  /** Path with its parameters: '/api/staff/tools/lamp'. */
  path: string;
  /** Value of its header Idempotency-Key. */
  key: string;
  /** Text of the body as received. */
  body: string;
  now: Date;
}

/**
 * Answers a write that may be sent twice, because its answer was lost: its key, all that it stores and its answer are one
 * transaction (docs/decisions/0097). The server takes up its changes afterwards.
 * @throws {HttpError} 400 for a malformed key, 409 when the answer is no longer stored, 422 when the key came with another body
 */
export async function answerOnce(
  context: StaffContext,
  { call, by, path, key, body, now }: Once,
  answer: (context: StaffContext) => Promise<StaffAnswer>,
): Promise<StaffAnswer> {
  const own = `${by.userId} ${call.method} ${path} ${requireKey(key)}`;
  const news = new Set<() => Promise<void>>();
  // The key, which the database doesn't hold, is hashed with the body, so that nobody can guess its words by the hash.
  const storedAnswer = await storeOnce(context.db, { key: own, body: key + body }, now.toISOString(), async (transaction) => {
    const newAnswer = await answer(within(transaction, context, news));
    // Forgets the stored answers: they may hold what is erased.
    if (call.method === 'delete') await forgetAnswers(transaction);
    return JSON.stringify(newAnswer);
  });
  for (const tell of news) await tell();
  if (storedAnswer === '') throw new HttpError(409, 'This was stored when you sent it first. Open it anew to see it.');
  return JSON.parse(storedAnswer) as StaffAnswer;
}

const within = (db: Kysely<Database>, context: StaffContext, news: Set<() => Promise<void>>): StaffContext => ({
  ...context,
  db,
  catalogueChanged: async () => void news.add(context.catalogueChanged),
  questionsChanged: async () => void news.add(context.questionsChanged),
});
