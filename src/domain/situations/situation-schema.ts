import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { happenings } from './happened.ts';

/** The publishers of a source. */
const saidBySchema = z.enum(['official', 'operator', 'church', 'press', 'third party']);

/**
 * A telephone number, a duty or a date of law, or where else a report or a call belongs: one row of content/duties.yaml, the only
 * place where one is written down. Each has a source that was read, and what kind of source that is.
 */
export const dutySchema = z
  .strictObject({
    id: slugSchema,
    kind: z.enum(['number', 'duty', 'date', 'help']),
    country: text(60),
    /** ISO 3166 codes where it is one country, such as US. */
    code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** As it is dialed: '988', '116 123'; only for a number. */
    number: text(30).optional(),
    /** Police, fire and ambulance: nobody dials it as a test. */
    isEmergency: z.literal(true).optional(),
    /** Where a text message goes, and the word that it begins with; only where the operator says so. */
    sms: z.strictObject({ to: z.string().regex(/^\d{3,6}$/), word: text(20).optional() }).optional(),
    /** Where to report online; only for help. */
    website: webAddressSchema.optional(),
    service: text(120).optional(),
    hours: text(80).optional(),
    /** One plain sentence. */
    says: text(300),
    quote: text(320),
    /** The language of the quotation where it is not English, such as pt. */
    quoteLanguage: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    publisher: text(120),
    of: saidBySchema,
    dated: text(40).optional(),
    source: webAddressSchema,
    ...readingFields,
    /** A second document, for what the first doesn't say: the hours, the number in digits. */
    also: z
      .strictObject({
        shows: text(60),
        quote: text(320),
        publisher: text(120),
        dated: text(40).optional(),
        source: webAddressSchema,
      })
      .optional(),
    /** Until when a date or a bill is open, or what is to be checked again. */
    caution: text(240).optional(),
    mustBeReadBy: mustBeReadBySchema,
  })
  .refine(({ kind, number, of }) => kind !== 'number' || (number !== undefined && (of === 'official' || of === 'operator')), {
    path: ['of'],
    message: 'a telephone number needs an official source or its operator; without one name the international directory instead',
  });

export const dutiesFileSchema = z.strictObject({ duties: z.array(dutySchema) });

const phaseSchema = z.strictObject({
  aim: text(60),
  /** The action in a few words, then how. */
  steps: z
    .array(z.strictObject({ deed: text(50), how: text(240) }))
    .min(2)
    .max(6),
});

/**
 * One of the incidents in which a life is at stake: with its own numbers to call and its own first hour, because a frightened
 * reader must not have to skip what is meant for others.
 */
const happenedSchema = z.strictObject({
  key: z.enum(happenings),
  /** In at most three words: three of them share a phone's width. */
  label: text(24),
  call: z
    .array(z.strictObject({ number: slugSchema, when: text(80) }))
    .min(2)
    .max(3),
  hour: phaseSchema,
});

const situationFields = z.strictObject({
  slug: slugSchema,
  title: text(80),
  lead: text(200),
  /** Sort order: lives first. */
  order: z.number().int().min(1).max(20),
  /** The possible incidents, each with its numbers and its first hour; then the situation itself has none. */
  happened: z.array(happenedSchema).max(happenings.length).default([]),
  hour: phaseSchema.optional(),
  day: phaseSchema,
  week: phaseSchema,
  notToDo: z.array(text(160)).min(3).max(6),
  /** Facts on tools (how long they keep it, how it is deleted), by tool and id. */
  stays: z
    .array(z.strictObject({ tool: slugSchema, fact: slugSchema }))
    .max(8)
    .default([]),
  letters: z
    .array(z.strictObject({ to: text(80), subject: text(100), text: text(1_200) }))
    .max(2)
    .default([]),
  /** Rows of duties.yaml: who must be told by law, where else a report belongs, and further numbers. */
  duties: z.array(slugSchema).max(16).default([]),
  related: z.array(z.string().startsWith('/').max(120)).max(5).default([]),
  asked: z.array(text(120)).min(3).max(10),
  written: checkedDateSchema,
});

/** What to do when something has gone wrong, on one printed page, at /when-something-goes-wrong/{slug}. */
export const situationSchema = situationFields.refine(({ hour, happened }) => (hour === undefined) === happened.length > 0, {
  path: ['hour'],
  message: 'a situation has one first hour, or one for each thing that may have happened',
});

export type Duty = z.output<typeof dutySchema>;
export type Situation = z.output<typeof situationSchema>;
