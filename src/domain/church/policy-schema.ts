import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { kindNames } from '../trust/kinds.ts';
import { readingFields } from '../trust/reading-schema.ts';
import { basesOfClauses } from './policy-choices.ts';
import { workNames } from './tool-work.ts';

const section = z.string().regex(/^\d+\.\d+$/);
const sentence = {
  text: text(320),
  sources: z.array(slugSchema).min(1).max(4),
  /** A case from a church's week in which the clause decides, written by us. */
  example: text(200).optional(),
  restsOn: z.enum(basesOfClauses).optional(),
};

/** A public statement on a question, and its words on it: a point, or a part of its summary. */
const spokenSchema = z.strictObject({ id: slugSchema, says: text(300) });

const answerSchema = z.strictObject({
  label: text(60),
  ...sentence,
  /** Kinds that it lets into a tool, always under a condition; all others stay out. */
  opens: z.partialRecord(z.enum(kindNames), z.literal('only')).optional(),
  /** Work that it explicitly rules out: a tool made for it doesn't fit the policy. */
  closes: z.array(z.enum(workNames)).min(1).optional(),
});

const questionSchema = z.strictObject({
  head: text(30),
  short: text(40),
  ask: text(80),
  why: text(200),
  answers: z.tuple([answerSchema, answerSchema, answerSchema]),
  /** Section of our model policy that says the same. */
  ours: section,
  /** Statements of our library on the question. */
  statements: z.array(spokenSchema).default([]),
});

/** A clause that no answer removes. */
const standingSchema = z.strictObject({ head: text(30), ...sentence, ours: section });

const changeSchema = z.strictObject({ version: z.int().min(2), date: checkedDateSchema, what: text(200) });

export const policyFileSchema = z
  .strictObject({
    version: z.int().min(1),
    date: checkedDateSchema,
    changes: z.array(changeSchema),
    questions: z.array(z.union([questionSchema, standingSchema])),
  })
  .refine(({ questions }) => questions.filter((one) => 'answers' in one).length === 14, {
    path: ['questions'],
    message: 'an address knows fourteen questions',
  });

export const clausesFileSchema = z
  .strictObject({
    clauses: z.array(
      z.strictObject({
        id: slugSchema,
        says: text(240),
        quote: text(300),
        document: text(200),
        publisher: text(160),
        source: webAddressSchema,
        dated: text(20).optional(),
        ...readingFields,
        /** True if the words are quoted at second hand, or cover only a part of the clause. */
        partly: z.literal(true).optional(),
      }),
    ),
  })
  .refine(({ clauses }) => new Set(clauses.map(({ id }) => id)).size === clauses.length, {
    path: ['clauses'],
    message: 'a clause stands twice',
  });

export type PolicyFile = z.output<typeof policyFileSchema>;
export type PolicyQuestion = z.output<typeof questionSchema>;
export type SourceClause = z.output<typeof clausesFileSchema>['clauses'][number];
