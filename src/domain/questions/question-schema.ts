import { z } from 'zod';
import { answerTopics } from '../answers/answer-topics.ts';
import { emailAddress, requiredText } from '../submissions/visitor-text.ts';
import { questionLimits as limits } from './question-fields.ts';

/** A question as the form and the API send it (docs/product.md). */
export const questionSchema = z.object(
  {
    question: requiredText({ name: 'Your question', missing: 'Enter your question', max: limits.question })
      .refine(
        (question) => !tellsOfPerson(question),
        'Take out the address or number, because nothing about a person belongs here',
      )
      // The title of a page.
      .overwrite((question) => question.replaceAll(/\s+/g, ' ')),
    category: z.enum(answerTopics, 'Choose a topic'),
    email: z
      .union([z.literal(''), emailAddress(limits.email)])
      .transform((email) => email || undefined)
      .optional(),
  },
  'A question must be an object',
);

export type Question = z.output<typeof questionSchema>;

/**
 * Whether a text contains a mail address or a telephone number, which has nine digits or more where a date has eight: in the
 * digits of any script, and in full-width signs as in plain ones. No program can recognize a name; staff read every question
 * first.
 */
export function tellsOfPerson(text: string): boolean {
  const plain = text.normalize('NFKC');
  return /[^\s@]@[^\s@]+\.[^\s@]/.test(plain) || /\p{Nd}(?:[\s().-]{0,3}\p{Nd}){8}/u.test(plain);
}
