import { z } from 'zod';

/** Note on a page that names a product that ended, was renamed or is limited. */
export const endedViewSchema = z.strictObject({
  id: z.string(),
  says: z.string().meta({ description: 'A sentence: what ended, was renamed or is limited, and when' }),
  instead: z.string().meta({ description: 'A sentence: what to do or use instead' }),
  publisher: z.string().meta({ description: 'Who says so' }),
  dated: z.string().optional().meta({ description: 'The month or day of the source or of the copy that was read' }),
  source: z.string(),
});
export type EndedView = z.output<typeof endedViewSchema>;
