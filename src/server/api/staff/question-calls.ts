import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { answerDraft } from '#domain/staff/publish-draft.ts';
import type { QuestionStatus } from '#domain/staff/review-status.ts';
import { questionStatuses } from '#domain/staff/review-status.ts';
import type { QuestionDetail } from '#domain/staff/review-views.ts';
import { answerWriteSchema, mergeQuestionSchema, questionUpdateSchema } from '#domain/staff/staff-schema.ts';
import { referenceBytes, referenceFrom } from '#domain/submissions/reference.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry, findHistory } from '../../repositories/audit-log.ts';
import { deleteDraft, deleteDraftsOf } from '../../repositories/drafts.ts';
import type { QuestionChange } from '../../repositories/questions.ts';
import { deleteQuestion, findQuestion, findQuestions, updateQuestion } from '../../repositories/questions.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { addVotes, findOpenAnswer } from '../../repositories/votes.ts';
import { found, olderVersion } from './conflict.ts';
import { deskKindOf } from './desk-kinds.ts';
import { publishRecords } from './edits.ts';
import { eraseFromHistory } from './erase-from-history.ts';
import { paging } from './paging.ts';
import { presentQuestion } from './presenters.ts';
import { insertNew } from './record-edits.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

/** What visitors ask: letting it through, answering, merging and declining it. Nobody's name is in it (docs/product.md). */
export const questionCalls = [
  staffCall({
    method: 'get',
    path: '/questions',
    summary: 'The questions, the latest first',
    permission: 'review',
    query: z.object({ ...paging, status: z.enum(questionStatuses).optional() }),
    answer: async ({ db }, { query }) => {
      const { rows, total } = await findQuestions(db, query.status, query);
      return { list: rows.map(presentQuestion), total };
    },
  }),
  staffCall({
    method: 'get',
    path: '/questions/{id}',
    summary: 'One question with what staff did with it',
    permission: 'review',
    answer: async ({ db }, { params }) => ({ body: await detailOf(db, params.id) }),
  }),
  staffCall({
    method: 'patch',
    path: '/questions/{id}',
    summary: 'Let a question through, decline it, or put its words and topic right',
    permission: 'review',
    body: questionUpdateSchema,
    answer: (context, request) =>
      changeQuestion(context, request, ({ before, at }) => {
        const { question = before.question, category = before.category } = request.body;
        const status = request.body.status ?? (before.status as QuestionStatus);
        if (status !== before.status && isSettled(before.status))
          throw new HttpError(409, `A question that is ${before.status} stays so: other sites may lead to it.`);
        const isDecided = status === 'declined' || status === 'spam';
        const change = { status, question, category, decidedAt: isDecided ? (before.decidedAt ?? at) : null };
        const words = question !== before.question || category !== before.category ? 'words changed' : '';
        const moved = status !== before.status ? `from ${before.status} to ${status}` : '';
        return {
          change: isSettled(before.status) ? { question, category } : change,
          action: moved ? 'moved' : 'edited',
          detail: [moved, words].filter(Boolean).join(', ') || 'nothing changed',
        };
      }),
  }),
  staffCall({
    method: 'post',
    path: '/questions/{id}/merge',
    summary: 'Merge a question into another that asks the same, or into the answer that answers it; its address leads there',
    permission: 'review',
    body: mergeQuestionSchema,
    answer: (context, request) =>
      changeQuestion(context, request, async ({ before, transaction, at }) => {
        if (isSettled(before.status)) throw new HttpError(409, `This question is ${before.status} already.`);
        const { into } = request.body;
        if ('answer' in into) {
          const target = found(await findOpenAnswer(transaction, into.answer), 'Answer');
          await addVotes(transaction, 'answers', target.id, before.votes + 1);
          const change = { status: 'answered', answer: into.answer, decidedAt: at } as const;
          return { change, action: 'merged', detail: `into answers/${into.answer}` };
        }
        const target = found(await findQuestion(transaction, into.question), 'Question');
        if (target.id === before.id || target.status !== 'open')
          throw new HttpError(409, 'A question is merged into another one that is open.');
        await addVotes(transaction, 'questions', target.id, before.votes + 1);
        const change = { status: 'merged', mergedInto: target.id, decidedAt: at } as const;
        return { change, action: 'merged', detail: `into questions/${target.id}` };
      }),
  }),
  staffCall({
    method: 'get',
    path: '/questions/{id}/draft',
    summary: 'The answer that a question prefills',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue }, { params, now }) => {
      const { question, category } = await find(db, params.id);
      const { guidance, hidden } = catalogue.snapshot;
      const taken = new Set([...guidance.answers.map(({ slug }) => slug), ...hidden.answers.keys()]);
      return { body: { answer: answerDraft({ question, category }, { taken, today: now.toISOString().slice(0, 10) }) } };
    },
  }),
  staffCall({
    method: 'post',
    path: '/questions/{id}/answer',
    summary: 'Answer a question: its answer stands on the site, and the question’s address leads there',
    permission: 'edit catalogue',
    body: answerWriteSchema,
    creates: true,
    answer: async (context, request) => {
      const { answer, why } = request.body;
      const place = { at: request.now.toISOString(), own: `answers/${answer.slug}` };
      // What is new leaves nothing wrong elsewhere.
      const publish: Storing = async (store) => (await publishRecords(context, place, store)).stored;
      return changeQuestion(
        context,
        request,
        async ({ before, transaction, at }) => {
          if (isSettled(before.status)) throw new HttpError(409, `This question is ${before.status} already.`);
          const change = { at, origin: 'desk', username: request.by.username, why: why || 'Answers a question' } as const;
          await insertNew(transaction, deskKindOf('answers'), { name: answer.slug, record: answer }, change);
          const { id } = found(await findOpenAnswer(transaction, answer.slug), 'Answer');
          await addVotes(transaction, 'answers', id, before.votes);
          const entry = { username: request.by.username, action: 'published', target: `answers/${answer.slug}` };
          await addAuditEntry(transaction, { ...entry, detail: `from the question ${before.reference ?? before.id}` }, at);
          await deleteDraft(transaction, request.by.userId, { kind: 'questions', name: before.id });
          await addRevision(transaction, `answer ${answer.slug}`, at);
          const settled = { status: 'answered', answer: answer.slug, decidedAt: at } as const;
          return { change: settled, action: 'answered', detail: `as answers/${answer.slug}` };
        },
        publish,
      );
    },
  }),
  staffCall({
    method: 'delete',
    path: '/questions/{id}',
    summary: 'Erase a question and where its asker wanted to hear; an answer to it stays',
    permission: 'review',
    answer: async ({ db, questionsChanged }, { params: { id = '' }, by, now }) => {
      await inTransaction(db, async (transaction) => {
        const { email } = await find(transaction, id);
        const told = email ? await eraseFromHistory(transaction, { name: '', email }) : {};
        await deleteQuestion(transaction, id);
        await deleteDraftsOf(transaction, { kind: 'questions', name: id });
        const entry = { username: by.username, action: 'erased', target: targetOf(id), ...told };
        await addAuditEntry(transaction, entry, now.toISOString());
      });
      await questionsChanged();
      return { none: true };
    },
  }),
];

type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Its address leads somewhere for good. */
const isSettled = (status: string) => status === 'answered' || status === 'merged';

/** Stores a change of a question with its line in the audit log, all or nothing, and shows it at once. */
async function changeQuestion(
  { db, questionsChanged }: StaffContext,
  { params, body, by, now }: StaffRequest<{ version: number }>,
  decide: (place: { before: StoredQuestion; transaction: Kysely<Database>; at: string }) => Decision | Promise<Decision>,
  storing: Storing = (store) => inTransaction(db, store),
): Promise<{ body: QuestionDetail }> {
  const at = now.toISOString();
  const stored = await storing(async (transaction) => {
    const before = await find(transaction, params.id);
    if (body.version !== before.version) throw olderVersion(await detailOf(transaction, before.id));
    const { change, action, detail: told } = await decide({ before, transaction, at });
    // What came before references were given gets one with its first decision: it needs an address.
    const reference = before.reference ?? referenceFrom(randomBytes(referenceBytes), 'Q');
    if (!(await updateQuestion(transaction, before.id, body.version, { ...change, reference })))
      throw olderVersion(await detailOf(transaction, before.id));
    const entry = { username: by.username, action, target: targetOf(before.id), detail: told };
    await addAuditEntry(transaction, entry, at);
    return { body: await detailOf(transaction, before.id) };
  });
  await questionsChanged();
  return stored;
}

/** In which transaction a decision is stored: one of its own, or that in which a record is published with it. */
type Storing = (store: (transaction: Kysely<Database>) => Promise<{ body: QuestionDetail }>) => Promise<{ body: QuestionDetail }>;

interface Decision {
  change: QuestionChange;
  action: string;
  detail: string;
}

const targetOf = (id: string) => `questions/${id}`;
const find = async (db: Kysely<Database>, id = '') => found(await findQuestion(db, id), 'Question');

async function detailOf(db: Kysely<Database>, id = ''): Promise<QuestionDetail> {
  const row = await find(db, id);
  const target = row.mergedInto ? await findQuestion(db, row.mergedInto) : undefined;
  return {
    ...presentQuestion(row),
    email: row.email,
    formToken: row.formToken,
    decidedAt: row.decidedAt,
    answeredBy: row.answer,
    mergedInto: target ? { id: target.id, question: target.question } : null,
    history: await findHistory(db, targetOf(row.id)),
  };
}
