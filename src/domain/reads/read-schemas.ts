import { z } from 'zod';
import { answerCardSchema, answerPageSchema } from '../answers/answer-views.ts';
import { creativeCategories, difficulties, pricingChoices, promptKinds, toolSorts, workflowSorts } from '../catalogue/choices.ts';
import type { Trait } from '../catalogue/trait-names.ts';
import { traits } from '../catalogue/traits.ts';
import {
  categoryCountsSchema,
  categoryViewSchema,
  factOfToolSchema,
  formViewSchema,
  listOf,
  termsChangesSchema,
  toolCardSchema,
  toolInListSchema,
  toolPageSchema,
  workflowCardSchema,
  workflowInListSchema,
  workflowPageSchema,
  workflowRowSchema,
} from '../catalogue/views.ts';
import { churchPaperSchema } from '../church/church-views.ts';
import { policySearchSchema } from '../church/policy-search-schema.ts';
import { readinessSearchSchema } from '../church/readiness-schema.ts';
import { toolVerdictsSchema } from '../church/register-views.ts';
import { comparisonSchema } from '../comparison/comparison-views.ts';
import { mayEnterSchema } from '../may-enter/may-enter-views.ts';
import { promptCardSchema, promptPageSchema } from '../prompts/prompt-views.ts';
import { openQuestionSchema, questionPageSchema } from '../questions/question-views.ts';
import { searchKinds } from '../search/search-entry.ts';
import { searchAnswerSchema } from '../search/search-views.ts';
import { longestQuery, normalQuery } from '../search/site-search-state.ts';
import { happenings } from '../situations/happened.ts';
import { situationListSchema, situationPageSchema } from '../situations/situation-views.ts';
import { wholeNumber } from '../text/text-schema.ts';
import { longestChoice } from '../trust/chosen-tools.ts';
import { evidenceCountsSchema } from '../trust/count-evidence.ts';
import { topicSchema } from '../trust/fact-schema.ts';
import { factTopics } from '../trust/fact-topics.ts';
import { documentSchema } from '../writings/document-view.ts';

// Parameters and answers of each read. Server only: the validator is a fifth of the size allowed for a page's script.

/** Highest `limit` on the records of one answer; without a limit the whole list is returned. */
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
  pricing: oneOf(pricingChoices),
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

interface DescribedRead {
  /** Answer in a few words, for the API's description. */
  about: string;
  /** Parameters of the path and of the query together. */
  takes: z.ZodObject;
  /** Schema of the answer, a list of records or a single one, with its name in the API's description. */
  answers: { name: string; schema: z.ZodType; isList: boolean };
}

const one = <Schema extends z.ZodType>(name: string, schema: Schema) => ({ name, schema, isList: false }) as const;
const many = <Schema extends z.ZodType>(name: string, schema: Schema) => ({ name, schema, isList: true }) as const;

/** Parameters and answer of each read of the table. */
export const readSchemas = {
  tools: {
    about: 'The tools',
    takes: toolList,
    answers: many('ToolInList', toolInListSchema),
  },
  toolCards: {
    about: 'fewer fields',
    takes: toolList,
    answers: many('ToolCard', toolCardSchema),
  },
  toolList: {
    about: 'what a list on screen shows: the whole list while it is short',
    takes: toolList,
    answers: one('ToolList', listOf(toolCardSchema)),
  },
  toolVerdicts: {
    about: 'of every tool what may be entered under each of its plans, and the newest change of its terms',
    takes: nothing,
    answers: many('ToolVerdicts', toolVerdictsSchema),
  },
  tool: {
    about: 'One tool, with its long sections as HTML',
    takes: slug,
    answers: one('Tool', toolPageSchema),
  },
  comparison: {
    about: 'Two to four tools side by side: what may be entered, what their companies say, cost and fit',
    takes: z.object({
      tools: z
        .string()
        .max(400, 'must have at most 400 characters')
        .optional()
        .meta({ description: 'The slugs of two to four tools with commas between' }),
    }),
    answers: one('Comparison', comparisonSchema),
  },
  workflows: {
    about: 'The workflows',
    takes: workflowList,
    answers: many('WorkflowInList', workflowInListSchema),
  },
  workflowCards: {
    about: 'fewer fields',
    takes: workflowList,
    answers: many('WorkflowCard', workflowCardSchema),
  },
  workflowRows: {
    about: 'every step and the best practices',
    takes: workflowList,
    answers: many('WorkflowRow', workflowRowSchema),
  },
  workflowList: {
    about: 'what a list on screen shows: the whole list while it is short',
    takes: workflowList,
    answers: one('WorkflowList', listOf(workflowCardSchema)),
  },
  workflow: {
    about: 'One workflow, the names in its texts as links',
    takes: slug,
    answers: one('Workflow', workflowPageSchema),
  },
  categories: {
    about: 'The categories with their counts',
    takes: nothing,
    answers: many('Category', categoryViewSchema),
  },
  categoryCounts: {
    about: 'what each is for, and the counts',
    takes: nothing,
    answers: many('CategoryCounts', categoryCountsSchema),
  },
  search: {
    about: 'What a search finds, the best first',
    takes: z.object({
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
    answers: one('SearchAnswer', searchAnswerSchema),
  },
  mayEnter: {
    about: 'Whether something may be entered into a tool: never, only if, or fine, and why',
    takes: z.object({
      what: shortText.meta({ description: 'A kind of information, or what people call it: prayer list' }),
      tool: shortText.meta({ description: 'The slug of a tool, or its name; without one the answer is for any tool' }),
    }),
    answers: one('MayEnter', mayEnterSchema),
  },
  prompts: {
    about: 'The prompts of the workflows',
    takes: z.object({
      q: list.q,
      hub: list.hub,
      kind: z.enum(promptKinds, `must be one of ${promptKinds.join(', ')}`).optional(),
    }),
    answers: many('PromptCard', promptCardSchema),
  },
  prompt: {
    about: 'One prompt, with what its workflow says of it',
    takes: slug,
    answers: one('Prompt', promptPageSchema),
  },
  answers: {
    about: 'Short answers to what churches ask',
    takes: nothing,
    answers: many('AnswerCard', answerCardSchema),
  },
  answer: {
    about: 'One answer as HTML, with what’s behind it',
    takes: slug,
    answers: one('Answer', answerPageSchema),
  },
  questions: {
    about: 'Questions that visitors asked and no one has answered yet, what most ask first',
    takes: nothing,
    answers: many('OpenQuestion', openQuestionSchema),
  },
  question: {
    about: 'One such question, or where it went once it was answered or merged',
    takes: slug,
    answers: one('QuestionPage', questionPageSchema),
  },
  situations: {
    about: 'What may go wrong, with the numbers to call',
    takes: nothing,
    answers: one('SituationList', situationListSchema),
  },
  situation: {
    about: 'What to do in the first hour, day and week',
    takes: slug.extend({
      happened: z
        .enum(happenings, `must be one of ${happenings.join(', ')}`)
        .optional()
        .meta({ description: 'What happened, where the situation asks; without it the first' }),
    }),
    answers: one('Situation', situationPageSchema),
  },
  document: {
    about: 'A guide, comparison or policy as HTML',
    takes: slug.extend({
      sort: shortText.meta({ description: 'The column that a table is sorted by, after a minus from its end' }),
      kind: shortText.meta({ description: 'Statements of this kind' }),
      tradition: shortText.meta({ description: 'Statements of this tradition' }),
    }),
    answers: one('Document', documentSchema),
  },
  churchPaper: {
    about:
      'A question of a church’s policy, the policy that its answers give, the page for its congregation, or its plan of ninety days',
    takes: slug.extend(policySearchSchema.shape).extend(readinessSearchSchema.shape),
    answers: one('ChurchPaper', churchPaperSchema),
  },
  evidenceCounts: {
    about: 'How many facts there are, how old they are, and what was not found',
    takes: nothing,
    answers: one('EvidenceCounts', evidenceCountsSchema),
  },
  facts: {
    about: 'What documents say about the tools, each with plan, source and date',
    takes: z.object({
      about: topicSchema.optional().meta({ description: 'What they are about' }),
      answer: shortText.meta({ description: 'Exactly this answer of the topic’s list' }),
      tool: shortText.meta({ description: 'The slug of a tool' }),
    }),
    answers: many('FactOfTool', factOfToolSchema),
  },
  termsChanges: {
    about: 'What companies changed in their terms, the newest first',
    takes: z.object({
      tool: z
        .string()
        .trim()
        .max(longestChoice, 'names too many tools')
        .optional()
        .meta({ description: 'The slug of a tool, or several with commas' }),
      about: oneOf(factTopics.map(({ about }) => about)).meta({ description: 'What the change touches' }),
      limit: wholeNumber(1, greatestLimit).optional(),
    }),
    answers: one('TermsChanges', termsChangesSchema),
  },
  forms: {
    about: 'The forms and sheets that can be downloaded as Word and PDF',
    takes: nothing,
    answers: many('Form', formViewSchema),
  },
} satisfies Record<string, DescribedRead>;
