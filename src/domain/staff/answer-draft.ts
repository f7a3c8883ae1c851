import type { Answer } from '../answers/answer-schema.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { freeSlug } from './slug.ts';

/**
 * What a visitor's question prefills of its answer; the rest waits for the editor.
 * @param options.taken the slugs that answers have
 * @param options.today YYYY-MM-DD
 */
export function answerDraft(
  { question, category }: { question: string; category: string },
  { taken, today }: { taken: ReadonlySet<string>; today: string },
): Partial<Answer> {
  const topic = answerTopics.find((known) => known === category);
  return {
    slug: freeSlug(question, 'answer', taken),
    question: question.endsWith('?') ? question : `${question.replace(/[\s.!]+$/, '')}?`,
    ...(topic && { topic }),
    written: today,
    status: 'active',
  };
}
