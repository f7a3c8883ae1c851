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

// What visitors are sent of tools, workflows and categories. A view names the fields of the record that leave, in the order in which they
// do (`project`), and says what is added. Pages take the types from here and nothing else: the validator is for the server.

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

/** A tool as a card or a row shows it: what a list may hold a hundred times (`view=card`). */
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

/** What companies changed in their terms, as its page shows it: the newest first. */
export const termsChangesSchema = z.strictObject({
  /** What the page is called: of one tool, with its name. */
  title: z.string(),
  /** Those that were asked for. */
  changes: z.array(z.strictObject({ tool: z.string(), toolName: z.string(), ...termsChangeViewSchema.shape })),
  /** How many there are in all. */
  total: z.int(),
  /** Every tool whose documents are watched, in order of name, with how many changes of it are known. */
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), changes: z.int() })),
  /** Of one tool that was asked for, how new is what was read of its company’s documents: a sentence. */
  readOf: z.string().optional(),
});
export type TermsChangesView = z.output<typeof termsChangesSchema>;

/** A tool as its page shows it: the long sections as safe HTML in the order of the page. */
export const toolPageSchema = toolInListSchema.extend({
  /** What it costs, plan by plan, with who says so; empty where no file tells it. */
  prices: z.array(priceViewSchema),
  sections: z.array(
    z.strictObject({ field: z.enum(toolSections.map(({ field }) => field)), heading: z.string(), html: z.string() }),
  ),
  /** What it names and what ended or has another name. */
  ended: z.array(endedViewSchema),
  replacements: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  /** Workflows that use it. */
  workflows: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  /** The prompts of those workflows that are used with it. */
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
  /** What may be entered, as the facts carry it today (EvidenceCard). */
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
  /** What somebody does before and after the first use, in sentences. */
  toDo: z.array(z.string()),
  letter: letterSchema.nullable().meta({ description: 'What to ask the company for, where something was not found' }),
  /** In words: how old the oldest fact is that the card needs; without facts, when the entry was checked. */
  freshness: z.string(),
  /** Said of a tool without facts that was checked more than 180 days ago. */
  aged: z.string().optional(),
  /** Of each topic the first is the one that a church on the plan of the card goes by. */
  facts: z.array(factViewSchema),
  /** Of the maker's terms, the newest first. */
  changes: z.array(termsChangeViewSchema),
  /** What all of it rests on, as safe HTML: the company's own documents, then everybody else's, with publisher and date. */
  documents: z.strictObject({ count: z.int(), html: z.string() }),
  /** When and against what it was checked, and the ways to say that it is wrong, as safe HTML. */
  checked: z.string(),
  sheet: sheetSizeSchema,
});
export type ToolPageView = z.output<typeof toolPageSchema>;

/** A form, policy or sheet as a page offers it: what it is called, and what it is for in one sentence. */
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

/** A workflow as GET /api/workflows lists it: without what its page alone brings. */
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

/** A workflow as a card or a row shows it: the first three steps, and how many there are (`view=card`). */
export const workflowCardSchema = onWorkflowCard.extend({
  steps: workflowSchema.shape.steps,
  stepCount: z.number().int(),
});
export type WorkflowCardView = z.output<typeof workflowCardSchema>;

/** A workflow as a row shows it; with its best practices, it has every step too, and nothing more need be fetched (`view=row`). */
export const workflowRowSchema = workflowCardSchema.extend({ bestPractices: workflowSchema.shape.bestPractices.optional() });
export type WorkflowRowView = z.output<typeof workflowRowSchema>;

/** A piece of a text: plain, or a link. */
export const textPartSchema = z.strictObject({ text: z.string(), href: z.string().optional() });

/** A workflow in full on screen: known names in its texts are links. */
export const workflowPageSchema = workflowInListSchema.extend({
  description: z.array(textPartSchema),
  steps: z.array(z.array(textPartSchema)),
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), use: z.string().optional() })),
  ended: z.array(endedViewSchema).meta({ description: 'What it names and what ended or has another name' }),
  /** With what chat assistants ask for first, beside what its author wrote. */
  before: z.array(workflowSchema.shape.before.unwrap().element),
  ...workflowSchema.pick({ prompts: true, example: true, ifItGoesWrong: true, enters: true, noAiNeeded: true }).shape,
  downloads: z.array(formViewSchema),
});
export type WorkflowPageView = z.output<typeof workflowPageSchema>;

/** What a category is for, and how many tools and workflows it has: what hubs and cards print (`view=counts`). */
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

/** A list as a screen reads it (`view=page`): whole while it is short, else the page that was asked for. */
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
