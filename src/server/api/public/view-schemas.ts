import { z } from 'zod';
import { categorySchema } from '#domain/catalogue/category-schema.ts';
import { toolSchema, toolSections } from '#domain/catalogue/tool-schema.ts';
import { traitNames } from '#domain/catalogue/trait-names.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { factFields, termsChangeSchema } from '#domain/trust/fact-schema.ts';
import { topicSchema } from '#domain/trust/fact-topic-schema.ts';
import { uses } from '#domain/trust/kinds.ts';
import { membersVerdicts } from '#domain/trust/members-details.ts';
import { trainingAnswers } from '#domain/trust/short-answers.ts';
import { verdicts } from '#domain/trust/verdict.ts';

// What the presenters send, for the API's description: the authored schemas, less what does not leave and with what is added.

const sectionFields = Object.fromEntries(toolSections.map(({ field }) => [field, true])) as Record<
  (typeof toolSections)[number]['field'],
  true
>;

/** A tool in a list. */
export const toolInListSchema = toolSchema.omit({ ...sectionFields, asked: true, isOrdinaryWord: true });

/** A tool with the fields of a card (`view=card`). */
export const toolCardSchema = toolSchema
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
    shortPrice: true,
  })
  .extend({
    members: z.enum(membersVerdicts).meta({ description: 'What may be done with members’ details' }),
    training: z.enum(trainingAnswers).optional().meta({ description: 'Whether its maker trains on what is entered' }),
    age: z.int().optional().meta({ description: 'The minimum age in years' }),
    traits: z.array(z.enum(traitNames)),
    languages: z.array(z.string()).meta({ description: 'Those that facts name' }),
  });

/** What a document says about a tool. */
export const factViewSchema = z.strictObject({
  ...factFields.omit({ id: true }).shape,
  answer: z.string().optional(),
  notices: z.array(z.string()).meta({ description: 'In words, that the fact or its document is old' }),
});

/** A fact with the slug of its tool. */
export const factOfToolSchema = z.strictObject({ tool: z.string(), ...factViewSchema.shape });

const termsChangeViewSchema = termsChangeSchema.omit({ id: true });

/** The changes of makers' terms, and of which tools there are some. */
export const termsChangesSchema = z.strictObject({
  changes: z.array(z.strictObject({ tool: z.string(), toolName: z.string(), ...termsChangeViewSchema.shape })),
  total: z.int(),
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
});

/** One tool: its long sections as HTML, what to use instead, where it is used. */
export const toolPageSchema = toolInListSchema.extend({
  sections: z.array(
    z.strictObject({ field: z.enum(toolSections.map(({ field }) => field)), heading: z.string(), html: z.string() }),
  ),
  replacements: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  workflows: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  prompts: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  answers: z.array(z.strictObject({ slug: z.string(), question: z.string() })),
  alternatives: z.array(
    z.strictObject({ slug: z.string(), name: z.string(), summary: z.string().optional(), reason: z.string() }),
  ),
  card: z.strictObject({
    opening: z.string(),
    uses: z.array(
      z.strictObject({
        use: z.enum(uses.map(({ use }) => use)),
        label: z.string(),
        bands: z.array(
          z.strictObject({
            verdict: z.enum(verdicts),
            lines: z.array(
              z.strictObject({ kinds: z.string(), condition: z.string().optional(), because: z.string().optional() }),
            ),
          }),
        ),
      }),
    ),
  }),
  aged: z.string().optional(),
  facts: z.array(factViewSchema),
  changes: z.array(termsChangeViewSchema),
});

/** A workflow with the fields of a card (`view=card`): its first three steps. */
export const workflowCardSchema = workflowSchema
  .pick({
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
    steps: true,
  })
  .extend({ stepCount: z.number().int() });

/** A workflow with every step and the best practices (`view=row`). */
export const workflowRowSchema = workflowCardSchema.extend({ bestPractices: workflowSchema.shape.bestPractices.optional() });

const textPart = z.strictObject({ text: z.string(), href: z.string().optional() });

/** One workflow: its texts in parts, of which those with an address are links. */
export const workflowPageSchema = workflowSchema
  .omit({ description: true, steps: true, tools: true, asked: true, downloads: true })
  .extend({
    downloads: z.array(z.strictObject({ slug: z.string(), title: z.string(), summary: z.string() })),
    description: z.array(textPart),
    steps: z.array(z.array(textPart)),
    tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), use: z.string().optional() })),
  });

/** How many tools and workflows a category has (`view=counts`). */
export const categoryCountsSchema = z.strictObject({
  id: z.string(),
  toolCount: z.number().int(),
  workflowCount: z.number().int(),
});

/** A category with its counts. */
export const categoryViewSchema = categorySchema
  .pick({
    id: true,
    name: true,
    workflowName: true,
    formName: true,
    icon: true,
    description: true,
    bestPractices: true,
    group: true,
    comingSoon: true,
    hub: true,
  })
  .extend({ toolCount: z.number().int(), workflowCount: z.number().int() });

/** A piece of the site's writing. */
export const documentSchema = z.strictObject({
  html: z.string(),
  statements: z
    .strictObject({
      shown: z.int(),
      total: z.int(),
      traditions: z.record(z.string(), z.int()),
      kinds: z.record(z.string(), z.int()),
    })
    .optional(),
});

/** A list as a screen reads it (`view=page`): whole while it is short, else the page that was asked for. */
const listOf = <Card extends z.ZodType>(card: Card) =>
  z.union([
    z.strictObject({ all: z.array(card) }),
    z.strictObject({
      shown: z.strictObject({
        records: z.array(card),
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

export const toolListSchema = listOf(toolCardSchema);
export const workflowListSchema = listOf(workflowCardSchema);

/** What the evidence on all tools amounts to. */
export const evidenceCountsSchema = z.strictObject({
  tools: z.int(),
  toolsWithFacts: z.int(),
  toolsWithMakersFacts: z.int(),
  facts: z.int(),
  factsRecent: z.int(),
  factsAged: z.int(),
  factsExpired: z.int(),
  changes: z.int(),
  topics: z.array(z.strictObject({ about: topicSchema, noun: z.string(), maker: z.int(), notFound: z.int() })),
});
