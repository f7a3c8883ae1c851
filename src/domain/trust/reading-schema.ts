import { z } from 'zod';
import { checkedDateSchema } from '../text/text-schema.ts';

/**
 * People or programs that compared quoted words with their document. A program compares them letter by letter, and doesn't read
 * the text around them.
 */
const comparers = ['a person', 'a program', 'a person and a program'] as const;
export type Comparer = (typeof comparers)[number];

/**
 * Fields on the comparison of words with their source, for facts, changes of terms, prices, grounds of answers, statements on law
 * and clauses. Results of later readings of the document are stored separately from the record (`Seen`, decision 80).
 */
export const readingFields = {
  /** The day on which the words were compared with the copy. */
  read: checkedDateSchema,
  /** Person or program that compared them; absent where nobody recorded it. */
  compared: z.enum(comparers).meta({ title: 'Compared by' }).optional(),
  /** The day of the stored copy that was read, or of the reading where the live page was; absent where it is unknown. */
  copied: checkedDateSchema.optional(),
};

/** Checks that no reading precedes its copy. A month counts from its first day in `copied`, to its last in `read`. */
export const isCopiedBefore = ({ copied, read }: { copied?: string | null | undefined; read: string }) =>
  typeof copied !== 'string' || copied.slice(0, read.length) <= read;

/** The validation error where `isCopiedBefore` does not hold. */
export const copiedLater = { path: ['copied'], message: 'must not be after the day of reading' };

/** The last day on which a text that names a day to come may stay unread: afterwards it says that nobody has looked since. */
export const mustBeReadBySchema = checkedDateSchema
  .meta({ title: 'Read again by', description: 'The day by which a text that names a day to come must be read again' })
  .optional();
