import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { dataPolicySchema } from '../trust/data-policy-schema.ts';
import { topicSchema } from '../trust/fact-schema.ts';
import { readingFields } from '../trust/reading-schema.ts';
import { costTiers, currencies, impacts, pricingModels, toolStatuses } from './choices.ts';

/** A price as data: amount and currency of one plan, with its period, date and source. */
const priceSchema = z.strictObject({
  plan: text(60),
  amount: z.number().positive(),
  currency: z.enum(currencies),
  per: z.enum(['month', 'month, billed yearly', 'year', 'person a month', 'person a month, billed yearly', 'once', 'use']),
  /** Month or day of the source. */
  asOf: checkedDateSchema,
  source: webAddressSchema,
  ...z.strictObject({ read: readingFields.read, copied: readingFields.copied }).partial().shape,
});

/** Long sections of a tool, all optional, in the order of its page (docs/product.md). */
export const toolSections = [
  { field: 'companyBackground', heading: 'Company Background' },
  { field: 'detailedFeatures', heading: 'Features & Capabilities' },
  { field: 'technicalSpecifications', heading: 'Technical Specifications' },
  { field: 'businessModel', heading: 'Business Model & Pricing' },
  { field: 'controversiesAndIssues', heading: 'Controversies & Transparency Issues' },
  { field: 'safetyAndEthics', heading: 'Safety & Ethics' },
  { field: 'ministryApplications', heading: 'Ministry & Church Applications' },
  { field: 'comparisonNotes', heading: 'Comparison Notes' },
  { field: 'futureOutlook', heading: 'Future Outlook' },
] as const;

const section = text(12_000).optional();

/** A tool of the directory as authored and stored. */
export const toolSchema = z.strictObject({
  slug: slugSchema,
  name: text(80),
  aliases: z.array(text(60)).max(12).default([]),
  /** Questions as people type them, for the search only; no page or view shows them. */
  asked: z.array(text(120)).max(10).default([]),
  /** True if its name is also an English word: texts link it only where its capital cannot begin a sentence. */
  isOrdinaryWord: z.boolean().default(false),
  maker: text(80),
  /** Year of its first release. */
  since: z.number().int().min(1980).max(2100).optional(),
  category: text(60),
  website: webAddressSchema.optional(),
  description: text(320),
  /** One line for rows and cards, on its use for a church, without its name. */
  summary: text(90).optional(),
  pricing: text(160),
  /** Price in a row: 'Free', 'Trial; price not found'. Absent where none was found, or where content/prices has it. */
  shortPrice: text(40).optional(),
  /** Price of the least paid plan; absent where content/prices has it. */
  leastPrice: priceSchema.optional(),
  /** Price of the plan that a church of 200 would need, where it isn't the least. */
  churchPrice: priceSchema.optional(),
  pricingModel: z.enum(pricingModels),
  /** Price symbol that overrules the derived one (`priceSymbol`). */
  costTier: z.enum(costTiers).optional(),
  badge: text(40).optional(),
  impact: z.enum(impacts),
  impactReason: text(240),
  effectiveness: text(160).optional(),
  /** Requirements for running it on the church's own computer or server; absent where that isn't possible. */
  installs: text(160).optional(),
  /** Advice on an assistant's use by a youth group. Decided by hand, since a minimum age doesn't answer that. */
  withYouth: text(160).optional(),
  /** True if the church itself can use it without an account, and no fact warns of that use. Decided by hand. */
  withoutAccount: z.boolean().default(false),
  /**
   * Tools to look at instead, each with one sentence that our facts on both and their pages support, and that no other fact
   * contradicts. Without any, a rule finds some (src/domain/comparison/alternatives.ts).
   */
  alternatives: z
    .array(z.strictObject({ tool: slugSchema, because: text(160) }))
    .max(3)
    .default([]),
  features: z.array(text(160)).max(12),
  useCases: z.array(text(240)).max(10),
  pros: z.array(text(240)).max(8),
  cons: z.array(text(240)).max(8),
  dataPolicy: dataPolicySchema,
  /** Topics looked for in the maker's documents and not found, with the question for a letter to the maker. */
  notFound: z
    .array(z.strictObject({ about: topicSchema, question: text(200) }))
    .max(15)
    .default([]),
  status: z.enum(toolStatuses).default('active'),
  statusNote: text(320).optional(),
  /** Slugs of the tools to use instead of a retired one. */
  replacedBy: z.array(slugSchema).max(4).default([]),
  companyBackground: section,
  detailedFeatures: section,
  technicalSpecifications: section,
  businessModel: section,
  controversiesAndIssues: section,
  safetyAndEthics: section,
  ministryApplications: section,
  comparisonNotes: section,
  futureOutlook: section,
  sources: z.array(webAddressSchema).min(1, 'needs at least one source').max(30),
  verifiedAt: checkedDateSchema,
});

export type Tool = z.output<typeof toolSchema>;
export type ToolSectionField = (typeof toolSections)[number]['field'];
export type Price = z.output<typeof priceSchema>;
