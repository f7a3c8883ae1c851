import { z } from 'zod';
import { costTiers, impacts, pricingModels, toolStatuses } from './choices.ts';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from './text-schema.ts';

/**
 * Whether one kind of information may be typed into a tool: 'fine', 'never', or a condition that starts
 * with 'only' ('only on the Team or Enterprise plan').
 */
const permissionSchema = z.union([
  z.literal('fine'),
  z.literal('never'),
  z
    .string()
    .max(120)
    .regex(/^only [a-z0-9"“].+[^.]$/i, "must be 'fine', 'never' or a condition that starts with 'only' and has no full stop"),
]);

/** What may and may not be entered into a tool, kind by kind. Design, section 6. */
export const dataPolicySchema = z.strictObject({
  /** The plans or versions that this policy describes. */
  plan: text(120),
  publicText: permissionSchema,
  internalDrafts: permissionSchema,
  membersDetails: permissionSchema,
  childrensDetails: permissionSchema,
  pastoralCareNotes: permissionSchema,
  givingRecords: permissionSchema,
  /** Things particular to this tool, such as another person's voice. */
  alsoFine: z.array(text(160)).max(4).default([]),
  alsoNever: z.array(text(160)).max(4).default([]),
  trainsOnInput: text(320),
  retention: text(320),
  minimumAge: text(200),
});

/** The long sections that a tool may have, in the order of its page (spec, section 2, tool detail; section 3). */
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

/** A tool of the directory as it is authored and kept: the spec's fields (section 3) and the design's (section 6). */
export const toolSchema = z.strictObject({
  slug: slugSchema,
  name: text(80),
  aliases: z.array(text(60)).max(12).default([]),
  maker: text(80),
  /** The year in which it first came out. */
  since: z.number().int().min(1980).max(2100).optional(),
  category: text(60),
  website: webAddressSchema.optional(),
  description: text(320),
  pricing: text(160),
  pricingModel: z.enum(pricingModels),
  /** Overrules the rule that derives the price symbol from the badge. */
  costTier: z.enum(costTiers).optional(),
  badge: text(40).optional(),
  impact: z.enum(impacts),
  impactReason: text(240),
  effectiveness: text(160).optional(),
  features: z.array(text(160)).max(12),
  useCases: z.array(text(240)).max(10),
  pros: z.array(text(240)).max(8),
  cons: z.array(text(240)).max(8),
  dataPolicy: dataPolicySchema,
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
export type DataPolicy = z.output<typeof dataPolicySchema>;
