import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';
import { questionCount } from './policy-choices.ts';

const sentence = text(400);

/** A sentence, or one for each answer to a question; empty ones are left out. */
const lineSchema = z.union([
  sentence,
  z.strictObject({
    question: z.int().min(1).max(questionCount),
    says: z.tuple([sentence.or(z.literal('')), sentence.or(z.literal('')), sentence.or(z.literal(''))]),
  }),
]);
const lines = z.array(lineSchema).min(1).optional();

const partSchema = z.strictObject({
  heading: text(60).optional(),
  /** True for a part that appears only if a church answered at least one question itself. */
  ifAnswered: z.literal(true).optional(),
  /** Sentences of one paragraph. */
  says: lines,
  list: lines,
  /** A list whose order counts. */
  steps: lines,
});

export const paperIds = ['page', 'minutes', 'sheet', 'meeting', 'labels', 'limits'] as const;
export type PaperId = (typeof paperIds)[number];

const paperSchema = z.strictObject({ id: z.enum(paperIds), title: text(60), parts: z.array(partSchema).min(1) });

export const papersFileSchema = z
  .strictObject({
    papers: z.array(paperSchema),
    /** Answers on the law of other countries. */
    countries: z.array(slugSchema),
  })
  .refine(({ papers }) => paperIds.every((id) => papers.some((paper) => paper.id === id)), {
    path: ['papers'],
    message: `must be ${paperIds.join(', ')}`,
  });

export type PapersFile = z.output<typeof papersFileSchema>;
export type PaperFile = PapersFile['papers'][number];
export type PaperLine = z.output<typeof lineSchema>;
