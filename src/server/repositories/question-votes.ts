import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A visitor's vote of one day. */
export interface Vote {
  questionId: string;
  voterHash: string;
  /** UTC, such as 2026-11-22. */
  day: string;
}

/** Counts a vote, but one that was counted already. Within a transaction. */
export async function castVote(db: Kysely<Database>, vote: Vote): Promise<void> {
  const cast = await db
    .insertInto('questionVotes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['questionId', 'voterHash']).doNothing())
    .returning('questionId')
    .executeTakeFirst();
  if (cast) await changeVotes(db, vote.questionId, 1);
}

/** Takes a vote back, if it was counted today. Within a transaction. */
export async function takeBackVote(db: Kysely<Database>, { questionId, voterHash }: Vote): Promise<void> {
  const taken = await db
    .deleteFrom('questionVotes')
    .where('questionId', '=', questionId)
    .where('voterHash', '=', voterHash)
    .returning('questionId')
    .executeTakeFirst();
  if (taken) await changeVotes(db, questionId, -1);
}

async function changeVotes(db: Kysely<Database>, id: string, by: number): Promise<void> {
  await db
    .updateTable('questions')
    .set((eb) => ({ votes: eb('votes', '+', by) }))
    .where('id', '=', id)
    .execute();
}

/** Forgets who voted before a day, such as 2026-11-22; the numbers stay. */
export async function deleteOldVotes(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('questionVotes').where('day', '<', before).execute();
}
