import { z } from 'zod';

/** A whole number that comes as text, in an address or a setting, and says which of its bounds is broken. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
