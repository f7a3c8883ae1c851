import type { ReadAgain } from './age.ts';
import { daysBetween, looseningDays } from './age.ts';
import { formatCheckedDate } from './checked-date.ts';
import type { Seen } from './fact-schema.ts';
import type { Comparer } from './reading-schema.ts';

/** Days on which words were read at their source. */
interface Reading extends Seen, Pick<ReadAgain, 'mustBeReadBy'> {
  copied?: string | null | undefined;
  compared?: Comparer | undefined;
}

/** The clause '; to be read again by January 2027', for a text that names a day to come. */
export const readAgainBy = ({ mustBeReadBy }: Pick<ReadAgain, 'mustBeReadBy'>): string =>
  mustBeReadBy ? `; to be read again by ${formatCheckedDate(mustBeReadBy)}` : '';

/** The result of a reading of the document after `day`: 'Still there on November 24, 2026'. */
function seenSince(day: string | null | undefined, { seen, missed }: Seen): string | undefined {
  if (missed) return `On ${formatCheckedDate(missed)} these words weren’t found: we’re reading the document again`;
  return seen && (!day || day < seen) ? `Still there on ${formatCheckedDate(seen)}` : undefined;
}

/** One sentence for all quotations on their reading: the copy, or the day on which the words were last seen in the document. */
export const whenceOf = (quoted: Reading): string =>
  (seenSince(quoted.copied, quoted) ??
    (quoted.copied ? `Read in a copy of ${formatCheckedDate(quoted.copied)}` : 'Read in a saved copy of unknown date')) +
  readAgainBy(quoted);

/** The sentence on the reading of a company's terms, which may have been unchanged for over a year before they were copied. */
export function whenceOfTerms(terms: Reading & { dated?: string | undefined }): string {
  const { copied, dated } = terms;
  const isLong = copied && dated && daysBetween(dated, copied) > looseningDays;
  if (!isLong || seenSince(copied, terms)) return whenceOf(terms);
  return `In force since ${formatCheckedDate(dated.slice(0, 7))}; still so in a copy of ${formatCheckedDate(copied)}${readAgainBy(terms)}`;
}

/**
 * Fields on the reading of a quotation, as it leaves the server in any view: with the day of reading, which shows on law and
 * numbers how long ago someone looked.
 */
export const readingOf = (quoted: Reading & { read: string }) => ({
  read: quoted.read,
  copied: quoted.copied ?? null,
  compared: quoted.compared,
  whence:
    (seenSince(quoted.copied, quoted) ??
      `Read ${formatCheckedDate(quoted.read)}, in a copy of ${quoted.copied ? formatCheckedDate(quoted.copied) : 'unknown date'}`) +
    readAgainBy(quoted),
});
