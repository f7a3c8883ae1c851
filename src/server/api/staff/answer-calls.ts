import { z } from 'zod';
import { answerWriteSchema, newAnswerSchema } from '#domain/staff/staff-schema.ts';
import { findAnswerRows, insertAnswer, updateAnswer } from '../../repositories/answers.ts';
import { presentAnswer } from '../public/guidance-presenters.ts';
import { olderVersion, taken } from './conflict.ts';
import { actionOf, answerToEdit, changesBetween, slugChanged, storeEdit } from './edits.ts';
import { pageOf, paging, searched } from './paging.ts';
import { presentAnswerRow } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** Writing answers and keeping them true, those of the files and those to what visitors asked. */
export const answerCalls = [
  staffCall({
    method: 'get',
    path: '/answers',
    summary: 'The answers in the order of their addresses',
    permission: 'edit catalogue',
    query: z.object({ ...paging, q: searched }),
    answers: { list: 'CatalogueRow' },
    answer: async ({ db }, { query }) => {
      const q = query.q.toLowerCase();
      const rows = (await findAnswerRows(db)).map(presentAnswerRow);
      return pageOf(
        rows.filter(({ name, slug, category }) => `${name}\n${slug}\n${category}`.toLowerCase().includes(q)),
        query,
      );
    },
  }),
  staffCall({
    method: 'post',
    path: '/answers/preview',
    summary: 'The page of an answer that is not stored',
    permission: 'edit catalogue',
    body: newAnswerSchema,
    answers: { one: 'Answer' },
    answer: async ({ catalogue }, { body }) => ({ body: presentAnswer(body.answer, 0, catalogue.snapshot) }),
  }),
  staffCall({
    method: 'post',
    path: '/answers',
    summary: 'Add an answer',
    permission: 'edit catalogue',
    body: newAnswerSchema,
    creates: true,
    answers: { one: 'EditableAnswer' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'new', name: 'answer' },
        record: `answers/${request.body.answer.slug}`,
        write: async (transaction, change) => {
          const { answer } = request.body;
          await insertAnswer(transaction, answer, change).catch(answerTaken(answer.slug));
          return { action: 'added', answer: { body: await answerToEdit(transaction, answer.slug) } };
        },
      }),
  }),
  staffCall({
    method: 'get',
    path: '/answers/{slug}',
    summary: 'One answer to edit',
    permission: 'edit catalogue',
    answers: { one: 'EditableAnswer' },
    answer: async ({ db }, { params }) => ({ body: await answerToEdit(db, params.slug) }),
  }),
  staffCall({
    method: 'put',
    path: '/answers/{slug}',
    summary: 'Replace an answer; its slug stays',
    permission: 'edit catalogue',
    body: answerWriteSchema,
    answers: { one: 'EditableAnswer' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'answers', name: request.body.answer.slug },
        record: `answers/${request.body.answer.slug}`,
        write: async (transaction, change) => {
          const { answer, version } = request.body;
          const before = await answerToEdit(transaction, request.params.slug);
          if (answer.slug !== before.answer.slug) throw slugChanged('answer');
          if (version !== before.version) throw olderVersion(before);
          if (!(await updateAnswer(transaction, answer, version, change)))
            throw olderVersion(await answerToEdit(transaction, answer.slug));
          const stored = { body: await answerToEdit(transaction, answer.slug) };
          return { action: actionOf(before.answer, answer), detail: changesBetween(before.answer, answer), answer: stored };
        },
      }),
  }),
];

/** For a `catch`: the address belongs to another answer. */
export const answerTaken = (slug: string) => taken(`There is an answer at the address ${slug} already.`);
