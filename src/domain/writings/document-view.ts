import { z } from 'zod';

/** A writing as the server rendered it. */
export const documentSchema = z.strictObject({
  html: z.string(),
  /** Numbers of public statements for the filters next to their list; absent from other writings. */
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
