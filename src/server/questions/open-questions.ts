import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { AnswerTopic } from '#domain/answers/answer-topics.ts';
import type { OpenQuestionView, QuestionPageView } from '#domain/questions/question-views.ts';
import type { Database } from '../database/tables.ts';
import { findPublicQuestions } from '../repositories/questions.ts';

/**
 * The questions that visitors see, in memory: pages are answered from it while the database is away. They change more often
 * than the catalogue, by every vote, and are no part of its revisions (docs/decisions/0049).
 */
export class OpenQuestions {
  readonly #db: Kysely<Database>;
  readonly #onChange: () => void;
  #list: readonly OpenQuestionView[] = [];
  #pages: ReadonlyMap<string, QuestionPageView> = new Map();

  /** @param onChange is called when a question came, went or got another number of votes. */
  constructor(db: Kysely<Database>, onChange: () => void) {
    this.#db = db;
    this.#onChange = onChange;
  }

  /** Those that wait for an answer; what most ask stands first. */
  get list(): readonly OpenQuestionView[] {
    return this.#list;
  }

  /** What stands at the address of a question, or nothing. */
  at(reference: string): QuestionPageView | undefined {
    return this.#pages.get(reference);
  }

  /** Takes up what the database holds now. */
  async refresh(): Promise<void> {
    const rows = await findPublicQuestions(this.#db);
    const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
    const pages = new Map<string, QuestionPageView>();
    for (const row of rows) {
      const target = row.mergedInto && referenceOf.get(row.mergedInto);
      if (row.status === 'open') pages.set(row.reference ?? '', { question: presentOpen(row) });
      else if (row.answer) pages.set(row.reference ?? '', { movedTo: addresses.answer(row.answer) });
      else if (target) pages.set(row.reference ?? '', { movedTo: addresses.question(target) });
    }
    const isNew = JSON.stringify([...pages]) !== JSON.stringify([...this.#pages]);
    this.#pages = pages;
    this.#list = [...pages.values()].flatMap(({ question }) => question ?? []);
    if (isNew) this.#onChange();
  }
}

type PublicQuestion = Awaited<ReturnType<typeof findPublicQuestions>>[number];

const presentOpen = (row: PublicQuestion): OpenQuestionView => ({
  reference: row.reference ?? '',
  question: row.question,
  category: row.category as AnswerTopic,
  votes: row.votes,
  asked: row.createdAt.slice(0, 10),
});

/** Whether the cached answer at an address says which questions are open. */
export const tellsOfQuestions = (address: string): boolean =>
  address === addresses.answers || address.startsWith(addresses.question('')) || address.startsWith('/api/questions');
