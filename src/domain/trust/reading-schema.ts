import { z } from 'zod';
import { checkedDateSchema } from '../text/text-schema.ts';

/** Who held quoted words against their document. A program looks for them letter by letter, and doesn't read what stands around them. */
const comparers = ['a person', 'a program', 'a person and a program'] as const;
export type Comparer = (typeof comparers)[number];

/**
 * When words were compared with their source: the same for facts, changes of terms, prices, grounds of answers, statements on law
 * and clauses. What readings of the document have told since is kept beside the record (`Seen`, decision 80).
 */
export const readingFields = {
  /** The day on which the words were compared with the copy. */
  read: checkedDateSchema,
  /** By whom; absent where nobody wrote it down. */
  compared: z.enum(comparers).meta({ title: 'Compared by' }).optional(),
  /** The day of the stored copy that was read, or of the reading where the live page was; absent where nobody knows it. */
  copied: checkedDateSchema.optional(),
};

/** A copy is read on its own day or later. A month counts from its first day in `copied`, to its last in `read`. */
export const isCopiedBefore = ({ copied, read }: { copied?: string | null | undefined; read: string }) =>
  typeof copied !== 'string' || copied.slice(0, read.length) <= read;

/** What is said where `isCopiedBefore` does not hold. */
export const copiedLater = { path: ['copied'], message: 'must not be after the day of reading' };

/** The last day on which a text that names a day to come may stand unread: from then on it says that nobody has looked since. */
export const mustBeReadBySchema = checkedDateSchema
  .meta({ title: 'Read again by', description: 'The day by which a text that names a day to come must be read again' })
  .optional();
