import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';
import { choices } from './policy-choices.ts';

const answerSchema = z.strictObject({ label: text(110), right: z.literal(true).optional(), why: text(160) });

/** A case from a church: three answers, of which the policy's clause makes one right. */
const situationSchema = z
  .strictObject({
    name: text(40),
    tell: text(260),
    /** Head of the policy's clause from which the right answer follows. */
    clause: text(30),
    /** Answers to that clause's question under which it is asked; all by default. */
    when: z.array(z.enum(choices)).min(1).optional(),
    /** Id of the passage in its unit that a wrong answer links back to. */
    passage: slugSchema,
    answers: z.tuple([answerSchema, answerSchema, answerSchema]),
  })
  .refine(({ answers }) => answers.filter(({ right }) => right).length === 1, {
    path: ['answers'],
    message: 'one answer is right',
  });

const unitSchema = z
  .strictObject({
    name: text(40),
    minutes: z.int().min(5).max(12),
    passages: z.array(z.strictObject({ id: slugSchema, head: text(50), text: z.array(text(420)).min(1) })).min(1),
    situations: z.array(situationSchema).min(6),
  })
  .refine(({ passages, situations }) => situations.every(({ passage }) => passages.some(({ id }) => id === passage)), {
    path: ['situations'],
    message: 'a situation leads back to a passage of its unit',
  });

/** The training of content/your-church/training.yaml: four units. */
export const trainingFileSchema = z.strictObject({ units: z.tuple([unitSchema, unitSchema, unitSchema, unitSchema]) });

export type TrainingFile = z.output<typeof trainingFileSchema>;
export type TrainingSituation = z.output<typeof situationSchema>;
