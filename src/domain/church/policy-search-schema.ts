import { z } from 'zod';
import { wholeNumber } from '../text/text-schema.ts';
import type { AnswerName } from './policy-choices.ts';
import { answerName, choices, questionCount } from './policy-choices.ts';
import type { PolicySearch } from './policy-search.ts';

const choice = z
  .enum(choices, `must be ${choices.join(', ')}`)
  .optional()
  .meta({ description: 'The answer, from strict to open' });

/** Parameters of a read of a church's papers: the choices of an address (policy-search.ts), and nothing about the church. */
export const policySearchSchema = z
  .object({
    v: wholeNumber(1, 999).optional().meta({ description: 'The version of our sentences that the answers are for' }),
    question: wholeNumber(1, questionCount).optional().meta({ description: 'The question that is asked' }),
    form: z.literal('long', 'must be long').optional(),
    tradition: z
      .string()
      .max(40, 'must have at most 40 characters')
      .optional()
      .meta({ description: 'Of the statements beside a question' }),
    mark: z
      .string()
      .max(40, 'must have at most 40 characters')
      .optional()
      .meta({ description: 'A version of a policy as it stands on paper, where no answers can be read from it' }),
  })
  .extend(
    Object.fromEntries(Array.from({ length: questionCount }, (_, at) => [answerName(at + 1), choice])) as Record<
      AnswerName,
      typeof choice
    >,
  ) satisfies z.ZodType<PolicySearch>;
