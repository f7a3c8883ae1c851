import { z } from 'zod';
import { factSchema } from '../trust/fact-schema.ts';
import { readingViewFields, unreadNoticeSchema } from '../trust/fact-views.ts';
import { happenings } from './happened.ts';
import { stateLawSchema } from './reporting-law-schema.ts';
import { dutySchema, situationSchema } from './situation-schema.ts';

const situation = situationSchema.shape;
const duty = dutySchema.shape;
const fact = factSchema.shape;

/** A duty or a date of law, a number to call, or where a report belongs, as a page prints it: with who says so, and when it was read. */
export const dutyViewSchema = z.strictObject({
  id: duty.id,
  kind: duty.kind,
  country: duty.country,
  code: duty.code,
  number: duty.number,
  sms: duty.sms,
  website: duty.website,
  service: duty.service,
  hours: duty.hours,
  says: duty.says,
  publisher: duty.publisher,
  dated: duty.dated,
  source: duty.source,
  ...readingViewFields,
  also: z.strictObject({ shows: z.string(), publisher: z.string(), dated: z.string().optional(), source: z.string() }).optional(),
  caution: duty.caution,
  notice: unreadNoticeSchema,
});
export type DutyView = z.output<typeof dutyViewSchema>;

/** A number that stands as a button before everything else, and when to press it. */
export const callViewSchema = dutyViewSchema.extend({ when: z.string() });
export type CallView = z.output<typeof callViewSchema>;

/** What a page prints of a state's reporting law: each statement with its document, its year and its address. */
const stateLawViewSchema = stateLawSchema.extend({
  statements: z.array(
    stateLawSchema.shape.statements.element
      .pick({
        says: true,
        document: true,
        publisher: true,
        dated: true,
        source: true,
      })
      .extend({ ...readingViewFields, notice: unreadNoticeSchema }),
  ),
});
export type StateLawView = z.output<typeof stateLawViewSchema>;

/** An own page to go on to, by its title. */
export const relatedPageSchema = z.strictObject({ href: z.string(), title: z.string() });
export type RelatedPage = z.output<typeof relatedPageSchema>;

/** How long a tool keeps what was entered, by its maker's document. */
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
const situationCardSchema = z.strictObject({
  slug: situation.slug,
  title: situation.title,
  lead: situation.lead,
  callFirst: z.boolean().meta({ description: 'Whether numbers to call stand before everything else' }),
});
export type SituationCardView = z.output<typeof situationCardSchema>;

/** The situations, lives first; the numbers that stand before them as buttons, and all others. */
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
  hour: situation.hour.unwrap(),
  day: situation.day,
  week: situation.week,
  notToDo: situation.notToDo,
  letters: situation.letters,
  written: situation.written,
  numbers: z.array(dutyViewSchema),
  stays: z.array(staySchema),
  duties: z.array(dutyViewSchema),
  help: z.array(dutyViewSchema),
  stateLaw: z.array(stateLawViewSchema).meta({ description: 'Of each state, where the page is about a child' }),
  related: z.array(relatedPageSchema),
});
export type SituationPageView = z.output<typeof situationPageSchema>;
