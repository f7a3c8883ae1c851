import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { VoteView } from '#domain/questions/question-views.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { MemoryLimit } from '../limits/memory-limit.ts';
import { findOpenQuestion, findQuestionsAnsweredBy } from '../repositories/inbox.ts';
import type { Vote } from '../repositories/votes.ts';
import { castVote, findOpenAnswer, hasVoted, takeBackVote } from '../repositories/votes.ts';
import { keyFor } from '../secrets/secret.ts';
import type { OpenQuestions } from './open-questions.ts';

// Limit per address, which a whole congregation may share; each vote costs a write.
const mostVotesAMinute = 30;

/** Target of a vote: a question by its reference, or an answer by its slug. */
export interface VoteTarget {
  kind: Vote['kind'];
  name: string;
}

/**
 * Counts votes, one for a visitor and day. A visitor is identified by a keyed hash of day, question and address: it is different
 * on the next day and for another question, and is deleted when its day is over (docs/decisions/0049).
 */
export class Votes {
  readonly #db: Kysely<Database>;
  readonly #key: Buffer;
  readonly #questions: Pick<OpenQuestions, 'refresh'>;
  readonly #limit = new MemoryLimit(mostVotesAMinute);

  constructor(db: Kysely<Database>, secret: string, questions: Pick<OpenQuestions, 'refresh'>) {
    this.#db = db;
    this.#key = keyFor(secret, 'question-vote');
    this.#questions = questions;
  }

  /**
   * Counts a visitor's vote, or takes it back; a second time it changes nothing.
   * @throws {HttpError} 404 when the question is not open or its answer was taken down, 429 after too many votes
   */
  async set(target: VoteTarget, isAsking: boolean, client: string, now: Date): Promise<VoteView> {
    this.#limit.count(client, now.getTime());
    const day = now.toISOString().slice(0, 10);
    const votes = await this.#db.transaction().execute(async (transaction) => {
      const { id } = await find(transaction, target);
      const vote = { kind: target.kind, recordId: id, voterHash: this.#hash(day, id, client), day };
      if (!isAsking) await takeBackVote(transaction, vote);
      else if (!(await this.#askedBefore(transaction, target, client, day))) await castVote(transaction, vote);
      return (await find(transaction, target)).votes;
    });
    await this.#questions.refresh();
    return { votes, isMine: isAsking };
  }

  /** Checks whether a visitor voted today for a question that this answer answers: its number includes that vote already. */
  async #askedBefore(db: Kysely<Database>, { kind, name }: VoteTarget, client: string, day: string): Promise<boolean> {
    if (kind === 'questions') return false;
    const questions = await findQuestionsAnsweredBy(db, name);
    return hasVoted(
      db,
      questions.map(({ id }) => ({ kind: 'questions', recordId: id, voterHash: this.#hash(day, id, client) })),
    );
  }

  #hash(day: string, id: string, client: string): string {
    return createHmac('sha256', this.#key).update(`${day} ${id} ${client}`).digest('base64url');
  }
}

async function find(db: Kysely<Database>, { kind, name }: VoteTarget): Promise<{ id: string; votes: number }> {
  const row = await (kind === 'questions' ? findOpenQuestion(db, name) : findOpenAnswer(db, name));
  if (!row) throw new HttpError(404, kind === 'questions' ? 'Question not found' : 'Answer not found');
  return row;
}
