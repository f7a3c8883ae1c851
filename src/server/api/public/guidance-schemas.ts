import { z } from 'zod';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import { promptSchema } from '#domain/catalogue/workflow-schema.ts';
import { dutySchema, situationSchema } from '#domain/situations/situation-schema.ts';
import { factSchema } from '#domain/trust/fact-schema.ts';

// What the presenters of prompts, answers and situations send, for the API's description.

const prompt = promptSchema.shape;
const answer = answerSchema.shape;
const situation = situationSchema.shape;
const duty = dutySchema.shape;
const fact = factSchema.shape;
const named = { slug: z.string(), title: z.string() };
const related = z.array(z.strictObject({ href: z.string(), title: z.string() }));

/** A prompt in a list. */
export const promptCardSchema = z.strictObject({
  slug: prompt.slug,
  title: prompt.title,
  gives: prompt.gives,
  kind: prompt.kind,
  blanks: z.int().meta({ description: 'How many blanks it has' }),
  group: z.string(),
  workflow: z.strictObject(named),
});

/** One prompt. */
export const promptPageSchema = z.strictObject({
  slug: prompt.slug,
  title: prompt.title,
  gives: prompt.gives,
  kind: prompt.kind,
  step: prompt.step,
  text: prompt.text,
  blanks: prompt.blanks,
  check: prompt.check,
  triedWith: prompt.triedWith,
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  neverEnter: z.array(z.string()),
  reviewPoint: z.string(),
  workflow: z.strictObject({ ...named, stepCount: z.int() }),
});

const dutyViewSchema = z.strictObject({
  id: duty.id,
  country: duty.country,
  number: duty.number,
  service: duty.service,
  hours: duty.hours,
  says: duty.says,
  publisher: duty.publisher,
  dated: duty.dated,
  source: duty.source,
  read: duty.read,
  caution: duty.caution,
});

/** An answer in a list. */
export const answerCardSchema = z.strictObject({
  slug: answer.slug,
  question: answer.question,
  topic: answer.topic,
  jurisdiction: answer.jurisdiction,
  lead: answer.lead,
  written: answer.written,
  votes: z.int().meta({ description: 'How many ask this too' }),
});

/** One answer: its texts as HTML. */
export const answerPageSchema = answerCardSchema.extend({
  answer: z.string(),
  detail: z.string().optional(),
  grounds: answer.grounds,
  notFound: answer.notFound,
  legal: answer.legal,
  duties: z.array(dutyViewSchema),
  related,
});

/** A question that waits for its answer. */
export const openQuestionSchema = z.strictObject({
  reference: z.string(),
  question: z.string(),
  category: answer.topic,
  votes: z.int().meta({ description: 'How many ask it too' }),
  asked: z.string().meta({ description: 'The day on which it was asked: 2026-11-22' }),
});

/** What stands at a question's address. */
export const questionPageSchema = z.union([
  z.strictObject({ question: openQuestionSchema }),
  z.strictObject({ movedTo: z.string().meta({ description: 'Its answer, or the question that it was merged into' }) }),
]);

const situationCardSchema = z.strictObject({
  slug: situation.slug,
  title: situation.title,
  lead: situation.lead,
  callFirst: situation.callFirst,
});

/** The situations, and the numbers that stand before them. */
export const situationListSchema = z.strictObject({
  numbers: z.array(dutyViewSchema),
  situations: z.array(situationCardSchema),
});

/** One situation. */
export const situationPageSchema = situationCardSchema.extend({
  hour: situation.hour,
  day: situation.day,
  week: situation.week,
  notToDo: situation.notToDo,
  letters: situation.letters,
  written: situation.written,
  numbers: z.array(dutyViewSchema),
  stays: z.array(
    z.strictObject({
      tool: z.string(),
      name: z.string(),
      says: fact.says,
      plan: fact.plan,
      document: fact.document,
      dated: fact.dated,
      source: fact.source,
      read: fact.read,
    }),
  ),
  duties: z.array(dutyViewSchema),
  related,
});
