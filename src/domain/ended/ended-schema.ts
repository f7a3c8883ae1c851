import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { copiedLater, isCopiedBefore, mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';

/** A case-sensitive regular expression in content/ended.yaml: 'Gems' is a product, and a gem is none. */
const nameFormSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a regular expression' });
    return z.NEVER;
  }
});

const common = {
  id: slugSchema,
  /** Name in texts: 'Custom GPTs'. */
  name: text(60),
  /** True if its name takes 'have': 'Custom GPTs', not 'Sora'. */
  plural: z.boolean().default(false),
  /** Pattern that recognizes it in a text. */
  named: nameFormSchema,
  /** Month or day of the end, as exact as the source. */
  day: checkedDateSchema,
  /** Users who are affected, if not everyone is: 'on personal Google accounts'. */
  where: text(60).optional(),
  /** Advice on what to do or use instead, as a sentence. */
  instead: text(200),
  /** Tool of our own page on it, if there is one; if that tool has ended, its page says so. */
  tool: slugSchema.optional(),
  quote: text(320),
  document: text(140),
  /** Source, as the line on a page names it: 'a public runbook that cites Microsoft Support'. */
  publisher: text(120),
  by: z.enum(['company', 'press', 'third party']),
  dated: checkedDateSchema.optional(),
  source: webAddressSchema,
  ...readingFields,
  mustBeReadBy: mustBeReadBySchema,
  confidence: z.enum(['high', 'medium']),
};

/** A product that ended, was renamed or is limited, with the source. Entries of low confidence aren't accepted. */
const endedSchema = z
  .discriminatedUnion('what', [
    z.strictObject({ ...common, what: z.literal('ended') }),
    /** A new name in `to`: a text that uses it has mentioned the change. */
    z.strictObject({ ...common, what: z.literal('renamed'), to: text(60) }),
    /** The part that ended in `limit`, which follows the name: 'gets no security updates'. */
    z.strictObject({ ...common, what: z.literal('limited'), limit: text(120) }),
  ])
  .refine(isCopiedBefore, copiedLater)
  .refine(({ confidence, dated, copied }) => confidence === 'high' || dated || copied, {
    path: ['dated'],
    message: 'must say of which month it is: with medium confidence a page tells it with its source and month',
  });

export const endedFileSchema = z
  .strictObject({ ended: z.array(endedSchema) })
  .refine(({ ended }) => new Set(ended.map(({ id }) => id)).size === ended.length, {
    path: ['ended'],
    message: 'an entry stands twice',
  });

export type Ended = z.output<typeof endedSchema>;
