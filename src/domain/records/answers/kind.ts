import { addresses } from '../../addresses.ts';
import type { Answer } from '../../answers/answer-schema.ts';
import { answerSchema } from '../../answers/answer-schema.ts';
import type { PagedKind } from '../record-kind.ts';
import { answerForm } from './desk.ts';

export const answers: PagedKind<Answer> = {
  noun: 'answer',
  schema: answerSchema,
  file: 'yaml',
  listed: ({ question, topic, status, written }) => ({ title: question, categories: [topic], status, checked: written }),
  page: addresses.answer,
  desk: answerForm,
};
