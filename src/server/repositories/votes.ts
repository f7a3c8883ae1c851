import type { Kysely } from 'kysely';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Database } from '../database/tables.ts';

/** Vote of a visitor on one day. */
export interface Vote {
  /** Target of the vote: a question, or a record that answers. */
  kind: 'questions' | 'answers';
  recordId: string;
  voterHash: string;
  /** Day in UTC, such as 2026-11-22. */
  day: string;
}

/** Counts a vote unless it was counted already. Within a transaction. */
export async function castVote(db: Kysely<Database>, vote: Vote): Promise<void> {
  const inserted = await db
    .insertInto('votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['kind', 'recordId', 'voterHash']).doNothing())
    .returning('recordId')
    .executeTakeFirst();
  if (inserted) await addVotes(db, vote.kind, vote.recordId, 1);
}

/** Takes a vote back, if it was counted today. Within a transaction. */
export async function takeBackVote(db: Kysely<Database>, { kind, recordId, voterHash }: Vote): Promise<void> {
  const deleted = await db
    .deleteFrom('votes')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .where('voterHash', '=', voterHash)
    .returning('recordId')
    .executeTakeFirst();
  if (deleted) await addVotes(db, kind, recordId, -1);
}

/** Checks whether one of these votes was counted. */
export async function hasVoted(
  db: Kysely<Database>,
  votes: readonly Pick<Vote, 'kind' | 'recordId' | 'voterHash'>[],
): Promise<boolean> {
  for (const { kind, recordId, voterHash } of votes) {
    const row = await db
      .selectFrom('votes')
      .select('day')
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('voterHash', '=', voterHash)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Adds votes to a question or an answer: one, or those of a question that it answers or that is merged into it. */
export async function addVotes(db: Kysely<Database>, kind: Vote['kind'], id: string, votes: number): Promise<void> {
  await db
    .updateTable(kind === 'answers' ? 'records' : 'inbox')
    .set((eb) => ({ votes: eb('votes', '+', votes) }))
    .where('id', '=', id)
    .execute();
}

/** Finds an answer that visitors may vote for: one that was not taken down. */
export async function findOpenAnswer(db: Kysely<Database>, slug: string): Promise<{ id: string; votes: number } | undefined> {
  const answers = db.selectFrom('records').select(['id', 'votes', 'record']).where('kind', '=', 'answers');
  const row = await answers.where('name', '=', slug).executeTakeFirst();
  return row && (JSON.parse(row.record) as Answer).status === 'active' ? { id: row.id, votes: row.votes } : undefined;
}

/** Lists the answers that somebody voted for. */
export const findVotedAnswers = (db: Kysely<Database>) =>
  db.selectFrom('records').select(['name as slug', 'votes']).where('votes', '>', 0).orderBy('name').execute();
