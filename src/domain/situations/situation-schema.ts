import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';

/**
 * A telephone number, a duty or a date of law: one row of content/duties.yaml, the only place where one is written down. Each has
 * a source that was read, and what kind of source that is.
 */
export const dutySchema = z
  .strictObject({
    id: slugSchema,
    kind: z.enum(['number', 'duty', 'date']),
    country: text(60),
    /** ISO 3166 codes where it is one country, such as US. */
    code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** As it is dialed: '988', '116 123'; only for a number. */
    number: text(30).optional(),
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
    of: z.enum(['official', 'operator', 'church', 'press', 'third party']),
    dated: text(40).optional(),
    source: webAddressSchema,
    read: checkedDateSchema,
    /** Until when a date or a bill is open, or what is to be checked again. */
    caution: text(240).optional(),
  })
  .refine(({ kind, number, of }) => kind !== 'number' || (number !== undefined && (of === 'official' || of === 'operator')), {
    path: ['of'],
    message: 'a telephone number needs an official source or its operator; without one name the international directory instead',
  });

export const dutiesFileSchema = z.strictObject({ duties: z.array(dutySchema) });

const phaseSchema = z.strictObject({
  aim: text(60),
  /** The deed in a few words, then how. */
  steps: z
    .array(z.strictObject({ deed: text(50), how: text(240) }))
    .min(2)
    .max(6),
});

/** What to do when something has gone wrong, on one printed page, at /when-something-goes-wrong/{slug}. Look, second part, screen 10. */
export const situationSchema = z.strictObject({
  slug: slugSchema,
  title: text(80),
  lead: text(200),
  /** Safeguarding first. */
  order: z.number().int().min(1).max(20),
  /** Whether the numbers to call stand before anything else. */
  callFirst: z.boolean().default(false),
  hour: phaseSchema,
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
  /** Rows of duties.yaml: who must be told by law. */
  duties: z.array(slugSchema).max(16).default([]),
  related: z.array(z.string().startsWith('/').max(120)).max(5).default([]),
  asked: z.array(text(120)).min(3).max(10),
  written: checkedDateSchema,
});

export type Duty = z.output<typeof dutySchema>;
export type Situation = z.output<typeof situationSchema>;
