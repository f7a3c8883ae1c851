import { z } from 'zod';
import { creativeCategories, difficulties, pricingModels, promptKinds, toolSorts, workflowSorts } from '../catalogue/choices.ts';
import type { Trait } from '../catalogue/trait-names.ts';
import { traits } from '../catalogue/traits.ts';
import { searchKinds } from '../search/search-entry.ts';
import { longestQuery, normalQuery } from '../search/search-view.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { topicSchema } from '../trust/fact-topic-schema.ts';
import { factTopics } from '../trust/fact-topics.ts';
import type { ReadName, ReadParameters } from './reads.ts';

// What each read takes. For the server alone: the validator is a fifth of what a page's script may weigh.

/** At most this many records in one answer when `limit` is given; without it the whole list is answered. */
const greatestLimit = 500;

const shortText = z.string().trim().max(80, 'must have at most 80 characters').optional();
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum([...values, 'all'] as const, `must be ${values.join(', ')} or all`).optional();
const orderOf = <const T extends readonly string[]>(sorts: T) =>
  z
    .enum(sorts, `must be one of ${sorts.join(', ')}`)
    .optional()
    .meta({ description: 'The order; without it by name, or with view=page and q by how well each fits' });

const list = {
  q: z
    .string()
    .max(200, 'must have at most 200 characters')
    .optional()
    .meta({ description: 'Text that the answer must contain, whatever the case' }),
  category: shortText.meta({ description: "Exactly this one; 'all' means no limit" }),
  hub: shortText.meta({ description: 'What this hub shows' }),
  limit: wholeNumber(1, greatestLimit).optional(),
  offset: wholeNumber(0, 1_000_000).optional(),
  page: wholeNumber(1, 1_000)
    .optional()
    .meta({ description: "With view=page: the page to show, in place of 'limit' and 'offset'" }),
};
const required = (label: string) =>
  z
    .literal('yes', "must be 'yes'")
    .optional()
    .meta({ description: `Only tools of which this holds: ${label}` });
const traitParameters = Object.fromEntries(traits.map(({ trait, label }) => [trait, required(label)])) as Record<
  Trait,
  ReturnType<typeof required>
>;
const toolList = z.object({
  ...list,
  pricing: oneOf(pricingModels),
  sort: orderOf(toolSorts),
  language: shortText.meta({ description: 'Tools of which a fact names this language' }),
  ...traitParameters,
});
const workflowList = z.object({
  ...list,
  difficulty: oneOf(difficulties),
  sort: orderOf(workflowSorts),
  creative: oneOf(creativeCategories).meta({ description: "Creative workflows only: of this kind, or 'all' of them" }),
});
const slug = z.object({ slug: z.string() });
const nothing = z.object({});

/** A schema that knows every parameter of a read. */
type SchemaOf<Parameters> = z.ZodObject<{ [Name in keyof Parameters]-?: z.ZodType<Parameters[Name]> }>;

/** What each read of the table takes: parameters of the path and of the query together. */
export const readSchemas: { [N in ReadName]: SchemaOf<ReadParameters<N>> } = {
  tools: toolList,
  toolCards: toolList,
  toolList,
  tool: slug,
  comparison: z.object({
    tools: z
      .string()
      .max(400, 'must have at most 400 characters')
      .optional()
      .meta({ description: 'The slugs of two to four tools with commas between' }),
  }),
  workflows: workflowList,
  workflowCards: workflowList,
  workflowRows: workflowList,
  workflowList,
  workflow: slug,
  categories: nothing,
  categoryCounts: nothing,
  search: z.object({
    q: z
      .string()
      .max(longestQuery, `must have at most ${longestQuery} characters`)
      .transform((query) => normalQuery(query).toLowerCase())
      .optional()
      .meta({ description: 'What is looked for; without it the answer is where to begin' }),
    kind: z.enum(searchKinds, `must be one of ${searchKinds.join(', ')}`).optional(),
    words: z
      .literal('only', 'must be only')
      .optional()
      .meta({ description: 'Look for the words alone, whatever they mean together' }),
    limit: wholeNumber(1, 50).optional(),
    offset: wholeNumber(0, 1_000).optional(),
  }),
  mayEnter: z.object({
    what: shortText.meta({ description: 'A kind of information, or what people call it: prayer list' }),
    tool: shortText.meta({ description: 'The slug of a tool, or its name; without one the answer is for any tool' }),
  }),
  prompts: z.object({
    q: list.q,
    hub: list.hub,
    kind: z.enum(promptKinds, `must be one of ${promptKinds.join(', ')}`).optional(),
  }),
  prompt: slug,
  answers: nothing,
  answer: slug,
  questions: nothing,
  question: slug,
  situations: nothing,
  situation: slug,
  document: slug.extend({
    sort: shortText.meta({ description: 'The column that a table is sorted by, after a minus from its end' }),
    kind: shortText.meta({ description: 'Statements of this kind' }),
    tradition: shortText.meta({ description: 'Statements of this tradition' }),
  }),
  evidenceCounts: nothing,
  facts: z.object({
    about: topicSchema.optional().meta({ description: 'What they are about' }),
    answer: shortText.meta({ description: 'Exactly this answer of the topic’s list' }),
    tool: shortText.meta({ description: 'The slug of a tool' }),
  }),
  termsChanges: z.object({
    tool: shortText.meta({ description: 'The slug of a tool' }),
    about: oneOf(factTopics.map(({ about }) => about)).meta({ description: 'What the change touches' }),
  }),
  openApi: nothing,
};

/** What each read answers, in a few words, for the API's description. */
export const readDescriptions: Record<ReadName, string> = {
  tools: 'The tools',
  toolCards: 'fewer fields',
  toolList: 'what a list on screen shows: the whole list while it is short',
  tool: 'One tool, with its long sections as HTML',
  comparison: 'Two to four tools side by side: what may be entered, what their makers say, cost and fit',
  workflows: 'The workflows',
  workflowCards: 'fewer fields',
  workflowRows: 'every step and the best practices',
  workflowList: 'what a list on screen shows: the whole list while it is short',
  workflow: 'One workflow, the names in its texts as links',
  categories: 'The categories with their counts',
  categoryCounts: 'the counts alone',
  search: 'What a search finds, the best first',
  mayEnter: 'Whether something may be entered into a tool: never, only if, or fine, and why',
  prompts: 'The prompts of the workflows',
  prompt: 'One prompt, with what its workflow says of it',
  answers: 'Short answers to what churches ask',
  answer: 'One answer as HTML, with what stands behind it',
  questions: 'Questions that visitors asked and nobody has answered yet, what most ask first',
  question: 'One such question, or where it went once it was answered or merged',
  situations: 'What may go wrong, with the numbers to call',
  situation: 'What to do in the first hour, day and week',
  document: 'A guide, comparison or policy as HTML',
  evidenceCounts: 'How many facts there are, how old they are, and what was not found',
  facts: 'What documents say about the tools, each with plan, source and date',
  termsChanges: 'What makers changed in their terms, the newest first',
  openApi: 'This description',
};
