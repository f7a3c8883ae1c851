import { z } from 'zod';
import { endedViewSchema } from '../ended/ended-views.ts';
import { dutyViewSchema, relatedPageSchema } from '../situations/situation-views.ts';
import { sheetSizeSchema } from '../text/sheet-size.ts';
import { readingViewFields, seenViewSchema } from '../trust/fact-views.ts';
import { answerSchema, groundSchema } from './answer-schema.ts';

/** An answer in the list of /answers. */
export const answerCardSchema = answerSchema
  .pick({ slug: true, question: true, topic: true, jurisdiction: true, lead: true, written: true })
  .extend({
    aged: z.literal(true).optional().meta({ description: 'It was written over 180 days ago' }),
    votes: z.int().meta({ description: 'How many ask this too' }),
  });
export type AnswerCardView = z.output<typeof answerCardSchema>;

/** A source of an answer, with the results of later readings of its document. */
export const groundViewSchema = groundSchema
  .pick({ shows: true, quote: true, publisher: true, who: true, of: true, dated: true, source: true })
  .extend({ ...readingViewFields, seen: seenViewSchema });
export type GroundView = z.output<typeof groundViewSchema>;

/** An answer as its page shows it: texts as safe HTML, referenced records as views. */
export const answerPageSchema = answerCardSchema.extend({
  notices: z.array(z.string()).meta({ description: 'In words, that it was written long ago, or names a day that has passed' }),
  mustBeReadBy: answerSchema.shape.mustBeReadBy,
  answer: z.string(),
  detail: z.string().optional(),
  ended: z.array(endedViewSchema).meta({ description: 'What it names and what ended or has another name' }),
  grounds: z.array(groundViewSchema),
  ourAdvice: z.boolean().meta({ description: 'It’s the college’s own advice, with no document behind it' }),
  ...answerSchema.pick({ notFound: true, legal: true }).shape,
  duties: z.array(dutyViewSchema),
  related: z.array(relatedPageSchema),
  sheet: sheetSizeSchema,
});
export type AnswerPageView = z.output<typeof answerPageSchema>;
