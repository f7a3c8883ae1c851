import { z } from 'zod';

/** A writing as the server has rendered it. */
export const documentSchema = z.strictObject({
  html: z.string(),
  /** For the list of public statements: how many it has, for the filters next to it. */
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
