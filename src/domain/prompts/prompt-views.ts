import { z } from 'zod';
import { textPartSchema } from '../catalogue/views.ts';
import { promptSchema } from '../catalogue/workflow-schema.ts';
import { sheetSizeSchema } from '../text/sheet-size.ts';

const prompt = z.strictObject(promptSchema.shape);
const slugAndTitle = { slug: z.string(), title: z.string() };

/** A prompt in the list of /prompts. */
export const promptCardSchema = prompt.pick({ slug: true, title: true, gives: true, kind: true }).extend({
  blanks: z.int().meta({ description: 'How many blanks it has' }),
  /** Heading of its group: its task (prompt-tasks.ts), or `alsoFits` (other-forms.ts). */
  group: z.string(),
  workflow: z.strictObject(slugAndTitle),
});
export type PromptCardView = z.output<typeof promptCardSchema>;

/** A prompt as its page shows it, with its workflow's rules and step. */
export const promptPageSchema = prompt
  .pick({ slug: true, title: true, gives: true, kind: true, step: true, text: true, blanks: true, check: true, triedWith: true })
  .extend({
    tools: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    neverEnter: z.array(z.string()),
    /** Point at which a person decides, in the words of the workflow. */
    reviewPoint: z.string(),
    workflow: z.strictObject({
      ...slugAndTitle,
      stepCount: z.int(),
      step: z.array(textPartSchema).meta({ description: 'What the step says in which the prompt is used, with its links' }),
    }),
    sheet: sheetSizeSchema,
  });
export type PromptPageView = z.output<typeof promptPageSchema>;
