import type { AnswerTopic } from './answer-topics.ts';
import { answerTopics } from './answer-topics.ts';

/** The search parameters of /answers: the order, by topic by default, and the only topic to show. */
export interface AnswerSearch {
  order?: 'asked' | 'newest';
  topic?: AnswerTopic;
}

/** Parses the address; unknown values count as absent. */
export const parseAnswerSearch = ({ order, topic }: Record<string, unknown>): AnswerSearch => ({
  order: order === 'asked' || order === 'newest' ? order : undefined,
  topic: answerTopics.find((one) => one === topic),
});
