import { z } from 'zod';

/** A piece of writing as the server has rendered it. */
export const documentSchema = z.strictObject({
  html: z.string(),
  /** Of the list of public statements: how many it has, for the filters beside it. */
  statements: z
    .strictObject({
      shown: z.int(),
      total: z.int(),
      traditions: z.record(z.string(), z.int()),
      kinds: z.record(z.string(), z.int()),
    })
    .optional(),
});
export type DocumentView = z.output<typeof documentSchema>;
