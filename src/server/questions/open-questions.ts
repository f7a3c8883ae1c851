import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import type { OpenQuestionView, QuestionPageView } from '#domain/questions/question-views.ts';
import type { Database } from '../database/tables.ts';
import type { InboxItem } from '../repositories/inbox.ts';
import { findPublicQuestions } from '../repositories/inbox.ts';
import { findVotedAnswers } from '../repositories/votes.ts';

/**
 * Holds the questions that visitors see, and the votes of answers, in memory: pages use it while the database is unavailable.
 * They change more often than the catalogue, by every vote, and are no part of its revisions (docs/decisions/0049).
 */
export class OpenQuestions {
  readonly #db: Kysely<Database>;
  readonly #log: Logger;
  readonly #onChange: () => void;
  #running = Promise.resolve();
  #next: Promise<void> | undefined;
  #isAway = false;
  #list: readonly OpenQuestionView[] = [];
  #pages: ReadonlyMap<string, QuestionPageView> = new Map();
  #votes: ReadonlyMap<string, number> = new Map();

  /** @param onChange called when a question was added or removed, or when its votes or those of an answer changed */
  constructor(db: Kysely<Database>, log: Logger, onChange: () => void) {
    this.#db = db;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Questions that wait for an answer; the one with the most votes first. */
  get list(): readonly OpenQuestionView[] {
    return this.#list;
  }

  /** Returns the page at the address of a question, or undefined. */
  at(reference: string): QuestionPageView | undefined {
    return this.#pages.get(reference);
  }

  /** Returns the number of visitors who ask what the answer with this slug answers. */
  votesFor(slug: string): number {
    return this.#votes.get(slug) ?? 0;
  }

  /**
   * Reads the current questions from the database; while that is unavailable, the last reading stays. A caller during a reading
   * waits for another one, because the running one may have read too early.
   */
  refresh(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#tryToRead();
      return this.#running;
    });
    return this.#next;
  }

  async #tryToRead(): Promise<void> {
    try {
      await this.#read();
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway) this.#log.warn({ err: error }, 'the questions could not be read; pages go on from memory');
      this.#isAway = true;
    }
  }

  async #read(): Promise<void> {
    const rows = await findPublicQuestions(this.#db);
    const votes = new Map((await findVotedAnswers(this.#db)).map(({ slug, votes: count }) => [slug, count]));
    const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
    const pages = new Map<string, QuestionPageView>();
    for (const row of rows) {
      const target = row.mergedInto && referenceOf.get(row.mergedInto);
      if (row.status === 'open') pages.set(row.reference ?? '', { question: presentOpen(row) });
      else if (row.answer) pages.set(row.reference ?? '', { movedTo: addresses.answer(row.answer) });
      else if (target) pages.set(row.reference ?? '', { movedTo: addresses.question(target) });
    }
    const isNew = JSON.stringify([[...pages], [...votes]]) !== JSON.stringify([[...this.#pages], [...this.#votes]]);
    this.#pages = pages;
    this.#votes = votes;
    this.#list = [...pages.values()].flatMap((page) => ('question' in page ? page.question : []));
    if (isNew) this.#onChange();
  }
}

const presentOpen = ({ reference, sent, votes, createdAt }: InboxItem<'questions'>): OpenQuestionView => ({
  reference: reference ?? '',
  question: sent.question,
  category: sent.category,
  votes,
  asked: createdAt.slice(0, 10),
});

/** Checks whether the cached response at an address shows open questions, or numbers of votes. */
export const tellsOfQuestions = (address: string): boolean =>
  [addresses.answers(), addresses.question(''), '/api/answers', '/api/questions'].some((start) => address.startsWith(start));
