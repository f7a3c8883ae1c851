import { z } from 'zod';
import { readingViewFields } from '../trust/fact-views.ts';
import { basesOfClauses } from './policy-choices.ts';
import type { PolicySearch } from './policy-search.ts';
import type { ReadinessSearch } from './readiness.ts';

/** Answers as in addresses, with the version that they are for. */
const answers = z.record(z.string(), z.union([z.string(), z.int()])) as unknown as z.ZodType<PolicySearch>;

/** Clauses of others in the same sense. */
export const sourceSchema = z.strictObject({
  id: z.string(),
  says: z.string(),
  quote: z.string(),
  document: z.string(),
  publisher: z.string(),
  source: z.string(),
  dated: z.string().optional(),
  partly: z.boolean().optional().meta({ description: 'Told by someone else, or a part of the clause only' }),
  ...readingViewFields,
});
export type SourceView = z.output<typeof sourceSchema>;

/** Today's fact on one tool that a clause is about. */
const factOfDaySchema = z.strictObject({
  tool: z.string().meta({ description: 'Its slug' }),
  name: z.string(),
  plan: z.string().optional(),
  says: z.string(),
  dated: z.string().optional().meta({ description: 'The day or month of the newest document or copy behind it' }),
});

const clauseSchema = z.strictObject({
  head: z.string(),
  text: z.string(),
  ours: z.string().meta({ description: 'The section of our model policy' }),
  question: z.int().optional().meta({ description: 'From 1 to 14; absent where no answer changes the clause' }),
  why: z.string().optional(),
  isDefault: z.boolean(),
  sources: z.array(sourceSchema),
  example: z.string().optional(),
  restsOn: z.enum(basesOfClauses).optional(),
  today: z.array(factOfDaySchema).optional().meta({ description: 'In the long form alone' }),
});
export type ClauseView = z.output<typeof clauseSchema>;

/** A paper that the answers make: for the congregation, a meeting, a signature. */
const paperSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  parts: z.array(
    z.strictObject({
      heading: z.string().optional(),
      says: z.string().optional(),
      list: z.array(z.string()).optional(),
      steps: z.array(z.string()).optional().meta({ description: 'In their order' }),
    }),
  ),
});
export type PaperView = z.output<typeof paperSchema>;

const edition = {
  title: z.string(),
  answers,
  version: z.int(),
  mark: z.string().meta({ description: 'Of this set of answers: the version, and the answers themselves' }),
  date: z.string(),
};

const policySchema = z.strictObject({
  is: z.literal('policy'),
  ...edition,
  isLong: z.boolean(),
  words: z.int(),
  skipped: z.int(),
  changes: z.array(z.strictObject({ version: z.int(), date: z.string(), what: z.string() })),
  clauses: z.array(clauseSchema),
  pack: z.array(paperSchema),
  countries: z.array(z.strictObject({ slug: z.string(), question: z.string(), written: z.string() })),
  review: z.string().meta({ description: 'The day that is proposed for the next review' }),
});
export type PolicyView = z.output<typeof policySchema>;

const questionSchema = z.strictObject({
  is: z.literal('question'),
  ...edition,
  number: z.int(),
  ask: z.string(),
  why: z.string(),
  choices: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  all: z.array(
    z.strictObject({
      short: z.string(),
      chosen: z.string().optional(),
      usual: z.string().meta({ description: 'What stands where nothing is chosen' }),
    }),
  ),
  sources: z.array(sourceSchema),
  statements: z.array(
    z.strictObject({
      id: z.string(),
      says: z.string(),
      isQuoted: z.boolean(),
      body: z.string(),
      tradition: z.string(),
      name: z.string(),
      date: z.string(),
      url: z.string(),
      note: z.string().optional(),
    }),
  ),
  traditions: z.array(z.string()).meta({ description: 'Of the statements that speak on the question' }),
  tradition: z.string().optional().meta({ description: 'The one that is shown alone' }),
  unread: z.string().optional().meta({ description: 'What was given as the version of a policy, and is none' }),
});
export type QuestionView = z.output<typeof questionSchema>;

const congregationSchema = z.strictObject({ is: z.literal('page'), ...edition, skipped: z.int(), paper: paperSchema });
export type CongregationView = z.output<typeof congregationSchema>;

const readinessSchema = z.strictObject({
  is: z.literal('readiness'),
  title: z.string(),
  answers: z.record(z.string(), z.string()) as unknown as z.ZodType<ReadinessSearch>,
  questions: z.array(z.strictObject({ ask: z.string(), why: z.string() })),
  steps: z
    .array(
      z.strictObject({
        step: z.string(),
        page: z.string().meta({ description: 'Where on the hub it is done' }),
        day: z.int().meta({ description: 'By which of the ninety days' }),
        date: z.string().optional().meta({ description: 'That day, where the plan has a first one' }),
        isBegun: z.boolean(),
      }),
    )
    .optional()
    .meta({ description: 'What is left to do, by its day; absent until something is answered' }),
});
export type ReadinessView = z.output<typeof readinessSchema>;

/** The views at /your-church/policy, /your-church/page and /your-church/readiness. */
export const churchPaperSchema = z.discriminatedUnion('is', [policySchema, questionSchema, congregationSchema, readinessSchema]);
export type ChurchPaperView = z.output<typeof churchPaperSchema>;
