import { z } from 'zod';
import { text } from '../catalogue/text-schema.ts';

/** One ready-made answer to a visitor, as content/replies.yaml holds it. */
export const replySchema = z.strictObject({
  /** What staff choose it by: 'It is published'. */
  label: text(60),
  /** What it answers. */
  to: z.enum(['suggestion', 'message']),
  subject: text(120),
  /** Plain text. `{name}`, `{title}` and `{reference}` are filled in. */
  body: text(1_200),
});

export const repliesFileSchema = z.strictObject({ replies: z.array(replySchema) });

export type Reply = z.output<typeof replySchema>;
