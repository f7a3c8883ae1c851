import { z } from 'zod';

const words = z
  .array(
    z
      .string()
      .max(40)
      .regex(/^[\p{Ll}\p{Lo}\p{N}]+([ '’-][\p{Ll}\p{Lo}\p{N}]+)*$/u, 'must be lower-case words'),
  )
  .min(1)
  .max(16)
  .refine((given) => new Set(given).size === given.length, 'says a word twice');

/** content/search-aliases.yaml: words of churches that stand for one another in a search. */
export const synonymsFileSchema = z.strictObject({
  rows: z.array(
    z.union([
      z.strictObject({ same: words.refine((given) => given.length > 1, 'needs at least two words') }),
      z.strictObject({ typed: words, finds: words }),
    ]),
  ),
});
