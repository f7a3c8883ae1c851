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
      // A question becomes the title of a page, which is one line.
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
 * Checks whether a text contains a mail address or a telephone number: nine digits or more (a date has eight) of any script, also
 * in full-width signs. No program can recognize a name; staff read every question first.
 */
export function tellsOfPerson(text: string): boolean {
  const plain = text.normalize('NFKC');
  return /[^\s@]@[^\s@]+\.[^\s@]/.test(plain) || /\p{Nd}(?:[\s().-]{0,3}\p{Nd}){8}/u.test(plain);
}
