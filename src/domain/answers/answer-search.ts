import type { AnswerTopic } from './answer-topics.ts';
import { answerTopics } from './answer-topics.ts';

/** What an address of /answers tells: the order, by topic without one, and a topic alone. */
export interface AnswerSearch {
  order?: 'asked' | 'newest';
  topic?: AnswerTopic;
}

/** Reads the address; what it does not know counts as not said. */
export const parseAnswerSearch = ({ order, topic }: Record<string, unknown>): AnswerSearch => ({
  order: order === 'asked' || order === 'newest' ? order : undefined,
  topic: answerTopics.find((one) => one === topic),
});
