import { z } from 'zod';
import { endedViewSchema } from '../ended/ended-views.ts';
import { sheetSizeSchema } from '../text/sheet-size.ts';
import { causes } from '../trust/cause.ts';
import { trainingAnswers } from '../trust/company-answer.ts';
import { factViewSchema, termsChangeViewSchema } from '../trust/fact-views.ts';
import { kindNames, uses } from '../trust/kinds.ts';
import { letterSchema } from '../trust/letter-to-maker.ts';
import { membersVerdicts } from '../trust/members-details.ts';
import { verdicts } from '../trust/verdict.ts';
import { categorySchema } from './category-schema.ts';
import { alternativeOrigins, unpricedAnswers } from './choices.ts';
import { priceViewSchema } from './price-views.ts';
import { toolSchema, toolSections } from './tool-schema.ts';
import { traitNames } from './trait-names.ts';
import { workflowSchema } from './workflow-schema.ts';

// Views of tools, workflows and categories for visitors. A view picks the fields of the record that leave the server,
// in this order (`project`), and adds others. Pages import only types from here: the validator is for the server.

const onCard = toolSchema
  .pick({
    slug: true,
    name: true,
    description: true,
    category: true,
    pricing: true,
    pricingModel: true,
    badge: true,
    costTier: true,
    impact: true,
    website: true,
    status: true,
    verifiedAt: true,
    summary: true,
    installs: true,
    withYouth: true,
  })
  .extend({ shortPrice: z.string().meta({ description: 'The price in one line; where none was found it says so' }) });

/** A tool without its long sections, as GET /api/tools lists it. */
export const toolInListSchema = onCard.extend({
  ...toolSchema.pick({
    aliases: true,
    maker: true,
    since: true,
    impactReason: true,
    effectiveness: true,
    features: true,
    useCases: true,
    pros: true,
    cons: true,
    leastPrice: true,
    churchPrice: true,
  }).shape,
  withoutAccount: z
    .literal(true)
    .optional()
    .meta({ description: 'A church can use it without an account; absent where nobody said so' }),
  ...toolSchema.pick({ dataPolicy: true, notFound: true, statusNote: true, replacedBy: true, sources: true }).shape,
});
export type ToolListView = z.output<typeof toolInListSchema>;

/** A tool as a card or a row shows it (`view=card`), kept small: a list may hold a hundred of them. */
export const toolCardSchema = onCard.extend({
  unpriced: z.enum(unpricedAnswers).optional().meta({ description: 'Why no amount is told, where none is' }),
  members: z.enum(membersVerdicts).meta({ description: 'What may be done with members’ details' }),
  training: z
    .enum(trainingAnswers)
    .optional()
    .meta({ description: 'Whether its company trains on what is entered, under the plan of its card' }),
  age: z.int().optional().meta({ description: 'The minimum age in years' }),
  parentsAsked: z.literal(true).optional().meta({ description: 'Its terms ask for a parent’s consent' }),
  traits: z.array(z.enum(traitNames)),
  languages: z.array(z.string()).meta({ description: 'Those that facts name' }),
  aged: z.literal(true).optional().meta({ description: 'Nothing of it was checked or seen in the last 180 days' }),
  added: z.iso.date().optional().meta({ description: 'The day on which this hub took it up' }),
});
export type ToolCardView = z.output<typeof toolCardSchema>;

/** A fact with the slug of its tool, as GET /api/facts lists it. */
export const factOfToolSchema = z.strictObject({ tool: z.string(), ...factViewSchema.shape });
export type FactOfToolView = z.output<typeof factOfToolSchema>;

/** Changes of companies' terms, as their page shows them: the newest first. */
export const termsChangesSchema = z.strictObject({
  /** Page title; for one tool, with its name. */
  title: z.string(),
  /** Changes that the request asks for, up to its limit. */
  changes: z.array(z.strictObject({ tool: z.string(), toolName: z.string(), ...termsChangeViewSchema.shape })),
  /** Number of all changes. */
  total: z.int(),
  /** Tools whose documents are watched, in order of name, with the number of their known changes. */
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), changes: z.int() })),
  /** Sentence on how new the company’s documents are that were read; for one tool only. */
  readOf: z.string().optional(),
});
export type TermsChangesView = z.output<typeof termsChangesSchema>;

/** A tool as its page shows it: the long sections as safe HTML in the order of the page. */
export const toolPageSchema = toolInListSchema.extend({
  /** Prices plan by plan, with their sources; empty where no file has any. */
  prices: z.array(priceViewSchema),
  sections: z.array(
    z.strictObject({ field: z.enum(toolSections.map(({ field }) => field)), heading: z.string(), html: z.string() }),
  ),
  /** Products that it names and that ended or were renamed. */
  ended: z.array(endedViewSchema),
  replacements: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  /** Workflows that use it. */
  workflows: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  /** Prompts that are used with it, of the workflows that use it. */
  prompts: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  /** Questions answered about it. */
  answers: z.array(z.strictObject({ slug: z.string(), question: z.string() })),
  /** Other tools for the same work, with the reason. */
  alternatives: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      summary: z.string().optional(),
      reason: z.string(),
      by: z.enum(alternativeOrigins).meta({
        description: '‘hand’: it and its reason were written for this tool; ‘rule’: a rule found them in the facts on both',
      }),
    }),
  ),
  /** Verdicts on what may be entered, as the facts support them today (EvidenceCard). */
  card: z.strictObject({
    opening: z.string(),
    uses: z.array(
      z.strictObject({
        use: z.enum(uses.map(({ use }) => use)),
        label: z.string(),
        bands: z.array(
          z.strictObject({
            verdict: z.enum(verdicts),
            inShort: z.string(),
            lines: z.array(
              z.strictObject({
                kinds: z.string(),
                condition: z.string().optional(),
                because: z.string().optional().meta({ description: 'What the page prints under it' }),
              }),
            ),
          }),
        ),
        kinds: z
          .array(
            z.strictObject({
              kind: z.enum(kindNames),
              verdict: z.enum(verdicts),
              cause: z.enum(causes),
              says: z.string().meta({ description: 'The cause in a sentence' }),
            }),
          )
          .meta({ description: 'Those whose question arises, each with why it has its verdict' }),
      }),
    ),
  }),
  headline: z.string().meta({ description: 'It in one line, with what may be done with members’ details: its page’s title' }),
  /** Steps before and after the first use, in sentences (`whatToDo`). */
  toDo: z.array(z.string()),
  letter: letterSchema.nullable().meta({ description: 'What to ask the company for, where something was not found' }),
  /** Words on the age of the oldest fact that the card needs; without facts, on when the entry was checked. */
  freshness: z.string(),
  /** Notice on a tool without facts that was checked more than 180 days ago. */
  aged: z.string().optional(),
  /** Facts; the first one of each topic is the one for a church on the card's plan. */
  facts: z.array(factViewSchema),
  /** Changes of the company's terms, the newest first. */
  changes: z.array(termsChangeViewSchema),
  /** Documents that all of it rests on, as safe HTML: the company's own, then those of others, with publisher and date. */
  documents: z.strictObject({ count: z.int(), html: z.string() }),
  /** Date and basis of the last check, with the ways to report a mistake, as safe HTML. */
  checked: z.string(),
  sheet: sheetSizeSchema,
});
export type ToolPageView = z.output<typeof toolPageSchema>;

/** A form, policy or sheet as a page offers it: its title, and its purpose in one sentence. */
export const formViewSchema = z.strictObject({ slug: z.string(), title: z.string(), summary: z.string() });
export type FormView = z.output<typeof formViewSchema>;

const onWorkflowCard = workflowSchema.pick({
  slug: true,
  title: true,
  description: true,
  categories: true,
  difficulty: true,
  timeEstimate: true,
  costEstimate: true,
  outputQuality: true,
  creativeCategory: true,
  verifiedAt: true,
});

/** A workflow as GET /api/workflows lists it, without the fields that only its page shows. */
export const workflowInListSchema = onWorkflowCard.extend(
  workflowSchema.pick({
    aliases: true,
    tools: true,
    steps: true,
    bestPractices: true,
    reviewPoint: true,
    neverEnter: true,
    status: true,
    statusNote: true,
    sources: true,
  }).shape,
);
export type WorkflowListView = z.output<typeof workflowInListSchema>;

/** A workflow as a card or a row shows it: the first three steps, and the number of all (`view=card`). */
export const workflowCardSchema = onWorkflowCard.extend({
  steps: workflowSchema.shape.steps,
  stepCount: z.number().int(),
});
export type WorkflowCardView = z.output<typeof workflowCardSchema>;

/** A workflow as a row shows it (`view=row`). With best practices it has every step too, and nothing more need be fetched. */
export const workflowRowSchema = workflowCardSchema.extend({ bestPractices: workflowSchema.shape.bestPractices.optional() });
export type WorkflowRowView = z.output<typeof workflowRowSchema>;

/** A piece of a text: plain, or a link. */
export const textPartSchema = z.strictObject({ text: z.string(), href: z.string().optional() });

/** A workflow as its page shows it: known names in its texts are links. */
export const workflowPageSchema = workflowInListSchema.extend({
  description: z.array(textPartSchema),
  steps: z.array(z.array(textPartSchema)),
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), use: z.string().optional() })),
  ended: z.array(endedViewSchema).meta({ description: 'What it names and what ended or has another name' }),
  /** Preparations: those for chat assistants (`beforeFirstStep`), then those that its author wrote. */
  before: z.array(workflowSchema.shape.before.unwrap().element),
  ...workflowSchema.pick({ prompts: true, example: true, ifItGoesWrong: true, enters: true, noAiNeeded: true }).shape,
  downloads: z.array(formViewSchema),
});
export type WorkflowPageView = z.output<typeof workflowPageSchema>;

/** Description of a category and the numbers of its tools and workflows, for hubs and cards (`view=counts`). */
export const categoryCountsSchema = categorySchema
  .pick({ id: true, description: true })
  .extend({ toolCount: z.number().int(), workflowCount: z.number().int() });
export type CategoryCounts = z.output<typeof categoryCountsSchema>;

/** A category as GET /api/categories lists it, with its counts. */
export const categoryViewSchema = categorySchema
  .pick({
    name: true,
    workflowName: true,
    formName: true,
    icon: true,
    bestPractices: true,
    group: true,
    comingSoon: true,
    hub: true,
  })
  .extend(categoryCountsSchema.shape);
export type CategoryView = z.output<typeof categoryViewSchema>;

/** A list as a screen reads it (`view=page`): whole while it is short, else the requested page. */
export const listOf = <Card extends z.ZodType>(card: Card) =>
  z.union([
    z.strictObject({ all: z.array(card) }),
    z.strictObject({
      shown: z.strictObject({
        records: z.array(card),
        also: z.array(card).meta({ description: 'What holds the words that are looked for in another form alone' }),
        page: z.number().int(),
        pageCount: z.number().int(),
        found: z.number().int().meta({ description: 'How many match, on all pages' }),
        total: z.number().int().meta({ description: 'How many there are without any filter' }),
        options: z
          .record(z.string(), z.array(z.strictObject({ value: z.string(), count: z.number().int() })))
          .meta({ description: 'The choices of each filter, with what each would show' }),
      }),
    }),
  ]);
