import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { happenings } from './happened.ts';

/** Types of a source's publisher. */
const saidBySchema = z.enum(['official', 'operator', 'church', 'press', 'third party']);

/**
 * A telephone number, a duty or a date of law, or another place for a report or a call: a row of content/duties.yaml, the only
 * place where one is written down. Each has a source that was read, with its type.
 */
export const dutySchema = z
  .strictObject({
    id: slugSchema,
    kind: z.enum(['number', 'duty', 'date', 'help']),
    country: text(60),
    /** ISO 3166 code of a single country, such as US. */
    code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** Number as it is dialed: '988', '116 123'; only for a number. */
    number: text(30).optional(),
    /** True for police, fire and ambulance: nobody dials it as a test. */
    isEmergency: z.literal(true).optional(),
    /** Receiver of a text message, and the word that it begins with; only if the operator says so. */
    sms: z.strictObject({ to: z.string().regex(/^\d{3,6}$/), word: text(20).optional() }).optional(),
    /** Address of an online report; only for help. */
    website: webAddressSchema.optional(),
    service: text(120).optional(),
    hours: text(80).optional(),
    /** Meaning, as one plain sentence. */
    says: text(300),
    quote: text(320),
    /** Language of the quotation if it is not English, such as pt. */
    quoteLanguage: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    publisher: text(120),
    of: saidBySchema,
    dated: text(40).optional(),
    source: webAddressSchema,
    ...readingFields,
    /** Second document, for what the first doesn't say: the hours, the number in digits. */
    also: z
      .strictObject({
        shows: text(60),
        quote: text(320),
        publisher: text(120),
        dated: text(40).optional(),
        source: webAddressSchema,
      })
      .optional(),
    /** Warning to the reader, such as that a bill is still open, or a point to check again. */
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
  /** Actions, each in a few words, with the way to do it. */
  steps: z
    .array(z.strictObject({ deed: text(50), how: text(240) }))
    .min(2)
    .max(6),
});

/**
 * An incident in which a life is at stake, with its own numbers to call and its own first hour, because a frightened reader must
 * not have to skip what is meant for others.
 */
const happenedSchema = z.strictObject({
  key: z.enum(happenings),
  /** Label of at most three words: three labels share a phone's width. */
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
  /** Possible incidents, each with its numbers and its first hour; the situation itself then has none. */
  happened: z.array(happenedSchema).max(happenings.length).default([]),
  hour: phaseSchema.optional(),
  day: phaseSchema,
  week: phaseSchema,
  notToDo: z.array(text(160)).min(3).max(6),
  /** Facts on tools, about retention and deletion, by tool and id. */
  stays: z
    .array(z.strictObject({ tool: slugSchema, fact: slugSchema }))
    .max(8)
    .default([]),
  letters: z
    .array(z.strictObject({ to: text(80), subject: text(100), text: text(1_200) }))
    .max(2)
    .default([]),
  /** Ids of rows of duties.yaml: duties of law to report, further places for a report, and further numbers. */
  duties: z.array(slugSchema).max(16).default([]),
  related: z.array(z.string().startsWith('/').max(120)).max(5).default([]),
  asked: z.array(text(120)).min(3).max(10),
  written: checkedDateSchema,
});

/** Help when something has gone wrong, on one printed page, at /when-something-goes-wrong/{slug}. */
export const situationSchema = situationFields.refine(({ hour, happened }) => (hour === undefined) === happened.length > 0, {
  path: ['hour'],
  message: 'a situation has one first hour, or one for each thing that may have happened',
});

export type Duty = z.output<typeof dutySchema>;
export type Situation = z.output<typeof situationSchema>;
