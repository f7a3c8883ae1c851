import { z } from 'zod';

/** The note on a page about something that it names, and that ended or was renamed. */
export const endedViewSchema = z.strictObject({
  id: z.string(),
  says: z.string().meta({ description: 'A sentence: what ended, was renamed or is limited, and when' }),
  instead: z.string().meta({ description: 'A sentence: what to do or use instead' }),
  publisher: z.string().meta({ description: 'Who says so' }),
  dated: z.string().optional().meta({ description: 'The month or day of the source or of the copy that was read' }),
  source: z.string(),
});
export type EndedView = z.output<typeof endedViewSchema>;
