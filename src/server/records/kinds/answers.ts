import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { ListedKind } from './record-kind.ts';

export const answers: ListedKind<Answer> = {
  name: 'answers',
  noun: 'answer',
  field: 'answer',
  address: '/answers/{slug}',
  schema: answerSchema,
  identity: 'slug',
  listed: ({ question, topic, status, written }) => ({ title: question, categories: [topic], status, checked: written }),
  authored: (content) => content.answers.map((record) => ({ name: record.slug, record })),
};
