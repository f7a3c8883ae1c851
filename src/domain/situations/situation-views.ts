import { z } from 'zod';
import { factSchema } from '../trust/fact-schema.ts';
import { dutySchema, situationSchema } from './situation-schema.ts';

const situation = situationSchema.shape;
const duty = dutySchema.shape;
const fact = factSchema.shape;

/** A duty or a date of law, or a number to call, as a page prints it: with who says so, and when it was read. */
export const dutyViewSchema = z.strictObject({
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
export type DutyView = z.output<typeof dutyViewSchema>;

/** An own page to go on to, by its title. */
export const relatedPageSchema = z.strictObject({ href: z.string(), title: z.string() });
export type RelatedPage = z.output<typeof relatedPageSchema>;

/** How long a tool keeps what was entered, by its maker's document. */
const staySchema = z.strictObject({
  tool: z.string(),
  name: z.string(),
  says: fact.says,
  plan: z.string().meta({ description: 'The plan, and the region where it holds only there' }),
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
  callFirst: situation.callFirst,
});
export type SituationCardView = z.output<typeof situationCardSchema>;

/** The situations, safeguarding first, and the numbers that stand before them. */
export const situationListSchema = z.strictObject({
  numbers: z.array(dutyViewSchema),
  situations: z.array(situationCardSchema),
});
export type SituationListView = z.output<typeof situationListSchema>;

/** A situation as its page shows it. */
export const situationPageSchema = situationCardSchema.extend({
  hour: situation.hour,
  day: situation.day,
  week: situation.week,
  notToDo: situation.notToDo,
  letters: situation.letters,
  written: situation.written,
  numbers: z.array(dutyViewSchema),
  stays: z.array(staySchema),
  duties: z.array(dutyViewSchema),
  related: z.array(relatedPageSchema),
});
export type SituationPageView = z.output<typeof situationPageSchema>;
