import { z } from 'zod';
import { isDay } from './day.ts';

/** Checks whether a text can be stored: PostgreSQL refuses U+0000, and a lone surrogate is no Unicode text. */
export const isCleanText = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Trimmed, non-empty text of at most `max` characters, free of NUL and lone surrogates. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine(isCleanText, 'contains a character that we can’t store');

/** Lower-case, hyphenated name of a record in addresses and file names, at most 80 characters. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** An address that starts with http:// or https://, at most 500 characters. */
export const webAddressSchema = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(500);

const aDate = 'must be a date such as 2026-09 or 2026-09-14';

/** A month (2026-09) or a day of the calendar (2026-09-14): as exact as the source allows. */
export const checkedDateSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, aDate)
  .refine((date) => date.length < 10 || isDay(date), aDate);

/** A whole number as text, in an address or a setting, with an error for each bound. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
