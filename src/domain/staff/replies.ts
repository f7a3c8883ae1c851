import { z } from 'zod';
import { text } from '../text/text-schema.ts';

/** Plain text with places; one that is not known would reach a visitor as it stands. */
const textWithPlaces = (max: number) =>
  text(max).refine(
    (value) => !/\{(?!(name|title|reference|link)\})/.test(value),
    'knows only {name}, {title}, {reference} and {link}',
  );

/** One ready-made answer to a visitor, as content/replies.yaml holds it. */
export const replySchema = z.strictObject({
  /** What staff choose it by: 'It’s published'. */
  label: text(60),
  /** What it answers. */
  to: z.enum(['suggestion', 'message', 'question']),
  subject: textWithPlaces(120),
  body: textWithPlaces(1_200),
});

export type Reply = z.output<typeof replySchema>;
