import { z } from 'zod';
import { wholeNumber } from '#domain/text/text-schema.ts';

/** Maximum number of records in one answer of the staff API, and the default of `limit`. */
const mostRows = 200;

/** Parameters `limit` and `offset` of every list. */
export const paging = {
  limit: wholeNumber(1, mostRows).default(mostRows),
  offset: wholeNumber(0, 1_000_000).default(0),
};

/** Parameter for text that each result must contain, ignoring case. */
export const searched = z.string().trim().max(200, 'must have at most 200 characters').default('');

/** Requested part of a list, with the number of all rows. */
export const pageOf = <T extends object>(rows: readonly T[], { limit, offset }: { limit: number; offset: number }) => ({
  list: rows.slice(offset, offset + limit),
  total: rows.length,
});
