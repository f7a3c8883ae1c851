import { addresses } from '#domain/addresses.ts';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { PagedKind } from './record-kind.ts';

export const answers: PagedKind<Answer> = {
  name: 'answers',
  noun: 'answer',
  field: 'answer',
  address: '/answers/{slug}',
  schema: answerSchema,
  identity: 'slug',
  listed: ({ question, topic, status, written }) => ({ title: question, categories: [topic], status, checked: written }),
  page: addresses.answer,
  authored: (content) => content.answers.map((record) => ({ name: record.slug, record })),
};
