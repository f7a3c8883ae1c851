import { z } from 'zod';
import {
  suggestionLimits as limits,
  suggestionCategories,
  suggestionDifficulties,
  suggestionPricings,
  withoutOtherType,
} from './suggestion-fields.ts';
import { emailAddress, optionalLine, optionalWebsite, requiredLine, requiredText, rows } from './visitor-text.ts';

const list = (name: string) => rows({ name, max: limits.row, most: limits.rows });

/** Builds the schema of one type. It validates the fields of both types, so that a program receives all errors. */
const suggestionOf = <const Type extends 'workflow' | 'tool'>(type: Type) =>
  z.object({
    type: z.literal(type),
    title: requiredLine({ name: 'Name', missing: `Enter the name of the ${type}`, max: limits.title }),
    category: z.enum(suggestionCategories, 'Choose a category'),
    description: requiredText({ name: 'Description', missing: 'Enter a description', max: limits.description }),
    submitterName: requiredLine({ name: 'Your name', missing: 'Enter your name', max: limits.submitterName }),
    submitterEmail: emailAddress(limits.submitterEmail),
    ministryName: requiredLine({
      name: 'Ministry or church name',
      missing: 'Enter the name of your ministry or church',
      max: limits.ministryName,
    }),
    website: optionalWebsite(limits.website),
    pricing: z.enum(suggestionPricings, 'Choose a pricing from the list').optional(),
    features: list('Feature'),
    difficulty: z.enum(suggestionDifficulties, 'Choose a difficulty level from the list').optional(),
    timeEstimate: optionalLine({ name: 'Time estimate', max: limits.timeEstimate }),
    steps: list('Step'),
    bestPractices: list('Best practice'),
    worksForTool: z
      .boolean('Say true or false')
      .default(false)
      .meta({ description: 'Whether the sender works for the tool or earns from it' }),
  });

/**
 * A suggestion as the form and the API send it (docs/product.md): unknown fields are ignored, and those of the other type alone
 * are dropped.
 */
export const suggestionSchema = z
  .discriminatedUnion('type', [suggestionOf('workflow'), suggestionOf('tool')], {
    error: ({ code }) => (code === 'invalid_union' ? 'Choose Workflow or Tool' : 'A suggestion must be an object'),
  })
  .transform(withoutOtherType);

export type Suggestion = z.output<typeof suggestionSchema>;

/** Names of the fields of both types. */
export const suggestionFields = Object.keys(suggestionOf('tool').shape) as (keyof Suggestion)[];
