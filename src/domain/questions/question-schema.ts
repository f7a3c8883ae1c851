import { z } from 'zod';
import { answerTopics } from '../answers/answer-topics.ts';
import { emailAddress, requiredText } from '../submissions/visitor-text.ts';
import { tellsOfPerson } from './personal-words.ts';
import { questionLimits as limits } from './question-fields.ts';

/** A question as the form and the API send it (docs/product.md). */
export const questionSchema = z.object(
  {
    question: requiredText({ name: 'Your question', missing: 'Enter your question', max: limits.question })
      .refine((question) => !tellsOfPerson(question), 'Take the address or number out: nothing about a person belongs here')
      // It is the title of a page.
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
