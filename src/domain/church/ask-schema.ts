import { z } from 'zod';
import { text } from '../text/text-schema.ts';
import { factTopicNames } from '../trust/fact-topic-names.ts';

const questionSchema = z.strictObject({
  /** Topic of the facts that answer it; absent if the hub gathers none on it. */
  about: z.enum(factTopicNames).optional(),
  ask: text(160),
  /** An answer that a church can rely on, and one that it can't. */
  helps: text(110),
  warns: text(110),
});

/** The questions of content/your-church/ask.yaml, in the words of the letter. */
export const askFileSchema = z.strictObject({ questions: z.array(questionSchema).length(12) });

export type AskQuestion = z.output<typeof askFileSchema>['questions'][number];
