import { z } from 'zod';
import { factSchema } from '../trust/fact-schema.ts';
import { readingViewFields, unreadNoticeSchema } from '../trust/fact-views.ts';
import { happenings } from './happened.ts';
import { stateLawSchema } from './reporting-law-schema.ts';
import { dutySchema, situationSchema } from './situation-schema.ts';

const duty = z.strictObject(dutySchema.shape);
const situation = z.strictObject(situationSchema.shape);
const fact = factSchema.shape;

/**
 * A duty or a date of law, a number to call, or a place for a report, as a page prints it: with its source, and the day of its
 * reading.
 */
export const dutyViewSchema = duty
  .pick({
    id: true,
    kind: true,
    country: true,
    code: true,
    number: true,
    sms: true,
    website: true,
    service: true,
    hours: true,
    says: true,
    publisher: true,
    dated: true,
    source: true,
  })
  .extend({
    ...readingViewFields,
    notice: unreadNoticeSchema,
    also: z
      .strictObject(duty.shape.also.unwrap().shape)
      .pick({ shows: true, publisher: true, dated: true, source: true })
      .optional(),
    caution: duty.shape.caution,
  });
export type DutyView = z.output<typeof dutyViewSchema>;

/** A number that is a button above everything else, with the case in which to press it. */
export const callViewSchema = dutyViewSchema.extend({ when: z.string() });
export type CallView = z.output<typeof callViewSchema>;

/** Printed form of one statement of a document on a state's reporting law. */
export const lawStatementViewSchema = stateLawSchema.shape.statements.element
  .pick({ says: true, document: true, publisher: true, dated: true, source: true })
  .extend({ ...readingViewFields, notice: unreadNoticeSchema });

/** Printed form of a state's reporting law: its statements, each with its document, its date and its address. */
export const stateLawViewSchema = stateLawSchema
  .pick({ state: true, id: true, reports: true, helpers: true })
  .extend({ statements: z.array(lawStatementViewSchema) });
export type StateLawView = z.output<typeof stateLawViewSchema>;

/** A page of ours to continue with, by its title. */
export const relatedPageSchema = z.strictObject({ href: z.string(), title: z.string() });
export type RelatedPage = z.output<typeof relatedPageSchema>;

/** A tool's retention or deletion of input, by its maker's document. */
const staySchema = z.strictObject({
  tool: z.string(),
  name: z.string(),
  says: fact.says,
  plan: z.string().meta({ description: 'The plan, with the edition that was read and the region where it holds only there' }),
  document: fact.document,
  dated: fact.dated,
  source: fact.source,
  copied: fact.copied.unwrap().nullable(),
});
export type StayView = z.output<typeof staySchema>;

/** A situation in the list of /when-something-goes-wrong. */
export const situationCardSchema = situation
  .pick({ slug: true, title: true, lead: true })
  .extend({ callFirst: z.boolean().meta({ description: 'Whether numbers to call stand before everything else' }) });
export type SituationCardView = z.output<typeof situationCardSchema>;

/** Situations, lives first, with the numbers that are buttons above them, and all other numbers. */
export const situationListSchema = z.strictObject({
  call: z.array(callViewSchema),
  numbers: z.array(dutyViewSchema),
  situations: z.array(situationCardSchema),
});
export type SituationListView = z.output<typeof situationListSchema>;

/** A situation as its page shows it. */
export const situationPageSchema = situationCardSchema.extend({
  happened: z.array(z.strictObject({ key: z.enum(happenings), label: z.string() })).meta({
    description: 'What may have happened, to choose from; the first is shown unless another is asked for',
  }),
  chosen: z.enum(happenings).optional(),
  call: z.array(callViewSchema),
  hour: situation.shape.hour.unwrap(),
  ...situation.pick({ day: true, week: true, notToDo: true, letters: true, written: true }).shape,
  numbers: z.array(dutyViewSchema),
  duties: z.array(dutyViewSchema),
  help: z.array(dutyViewSchema),
  stateLaw: z.array(stateLawViewSchema).meta({ description: 'Of each state, where the page is about a child' }),
  stays: z.array(staySchema),
  related: z.array(relatedPageSchema),
});
export type SituationPageView = z.output<typeof situationPageSchema>;
