import { isSettled } from '#domain/inbox/inbox-status.ts';
import { answerDraft } from '#domain/staff/publish-draft.ts';
import { answerWriteSchema, mergeQuestionSchema } from '#domain/staff/staff-schema.ts';
import { HttpError } from '../../errors.ts';
import type { InboxItem } from '../../repositories/inbox.ts';
import { addVotes, findOpenAnswer } from '../../repositories/votes.ts';
import { changeItem, requireItem, storeDecision, targetOf } from './change-item.ts';
import { requireFound } from './conflict.ts';
import { deskKindOf } from './desk-kinds.ts';
import { insertNew } from './record-edits.ts';
import { changeBy, save } from './save.ts';
import { staffCall } from './staff-call.ts';

/** Calls that answer a question, or merge it into another one or an answer. */
export const questionCalls = [
  staffCall({
    method: 'post',
    path: '/questions/{id}/merge',
    summary: 'Merge a question into another that asks the same, or into the answer that answers it; its address leads there',
    permission: 'review',
    body: mergeQuestionSchema,
    answer: async (context, request) => ({
      body: await changeItem(context, 'questions', request, async ({ before, transaction, at }) => {
        refuseSettled(before);
        const { into } = request.body;
        if ('answer' in into) {
          const target = requireFound(await findOpenAnswer(transaction, into.answer), 'Answer');
          await addVotes(transaction, 'answers', target.id, before.votes + 1);
          const change = { status: 'answered', answer: into.answer, decidedAt: at } as const;
          return { change, action: 'merged', detail: `into answers/${into.answer}` };
        }
        const target = await requireItem(transaction, 'questions', into.question);
        if (target.id === before.id || target.status !== 'open')
          throw new HttpError(409, 'A question is merged into another one that is open.');
        await addVotes(transaction, 'questions', target.id, before.votes + 1);
        const change = { status: 'merged', mergedInto: target.id, decidedAt: at } as const;
        return { change, action: 'merged', detail: `into ${targetOf('questions', target.id)}` };
      }),
    }),
  }),
  staffCall({
    method: 'get',
    path: '/questions/{id}/draft',
    summary: 'The answer that a question prefills',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue }, { params, now }) => {
      const { sent } = await requireItem(db, 'questions', params.id);
      const { guidance, hidden } = catalogue.snapshot;
      const takenSlugs = new Set([...guidance.answers.map(({ slug }) => slug), ...hidden.answers.keys()]);
      return { body: { answer: answerDraft(sent, { taken: takenSlugs, today: now.toISOString().slice(0, 10) }) } };
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
      const own = `answers/${answer.slug}`;
      const change = changeBy(request, why || 'Answers a question');
      const staffAnswer = await save(context, request, { own }, async (transaction) => {
        const { before, shown } = await storeDecision(context, 'questions', transaction, request, async (place) => {
          refuseSettled(place.before);
          await insertNew(transaction, deskKindOf('answers'), { name: answer.slug, record: answer }, change);
          const { id } = requireFound(await findOpenAnswer(transaction, answer.slug), 'Answer');
          await addVotes(transaction, 'answers', id, place.before.votes);
          const settled = { status: 'answered', answer: answer.slug, decidedAt: place.at } as const;
          return { change: settled, action: 'answered', detail: `as ${own}` };
        });
        const detail = `from the question ${before.reference ?? before.id}`;
        return {
          answer: { body: shown },
          audit: [{ action: 'published', target: own, detail }],
          draft: { kind: 'questions', name: before.id },
          revision: `answer ${answer.slug}`,
        };
      });
      await context.questionsChanged();
      return staffAnswer;
    },
  }),
];

/** Refuses acts on a settled question, whose address points elsewhere for good. @throws {HttpError} 409 */
function refuseSettled({ status }: InboxItem<'questions'>): void {
  if (isSettled('questions', status)) throw new HttpError(409, `This question is ${status} already.`);
}
