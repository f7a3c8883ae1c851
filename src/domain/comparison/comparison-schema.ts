import { z } from 'zod';
import { slugSchema, text, webAddressSchema } from '../text/text-schema.ts';

/** A change since a dated comparison was made. */
const changeSchema = z.strictObject({ date: text(60), text: text(600), source: webAddressSchema });

/** One of the four language models of July 2025 (docs/product.md). */
const modelSchema = z.strictObject({
  tool: slugSchema,
  name: text(60),
  company: text(80),
  pricing: text(80),
  strengths: z.array(text(300)).min(2),
  weaknesses: z.array(text(300)).min(2),
  bestFor: text(300),
  biasNote: text(500),
  color: z.enum(['green', 'blue', 'orange', 'purple']),
});

/** The file content/comparisons/llms.yaml, for the text hub and /llm-comparison (docs/product.md). */
export const llmComparisonSchema = z.strictObject({
  asOf: text(60),
  intro: text(900),
  models: z.array(modelSchema).length(4),
  rankings: z.array(
    z.strictObject({
      id: z.enum(['user-friendliness', 'bias', 'privacy']),
      title: text(120),
      question: text(500),
      order: z.array(z.strictObject({ tool: slugSchema, rank: z.number().int().min(1).max(4), reason: text(600) })).length(4),
    }),
  ),
  recommendations: z.array(z.strictObject({ title: text(120), tool: slugSchema, text: text(700) })).length(4),
  multiTool: z.strictObject({ title: text(120), text: text(900) }),
  guidelines: z.strictObject({
    title: text(120),
    neverInput: z.strictObject({ title: text(60), items: z.array(text(300)).min(4) }),
    alwaysVerify: z.strictObject({ title: text(60), items: z.array(text(300)).min(4) }),
  }),
  sinceThen: z.array(changeSchema),
});

/** A leaderboard of models as it was on a day (docs/product.md). */
export const leaderboardSchema = z.strictObject({
  title: text(120),
  date: text(60),
  dateNote: text(600),
  source: z.strictObject({ name: text(120), url: webAddressSchema }),
  scoreName: text(40),
  scale: z.tuple([z.number(), z.number()]),
  countNote: text(600).optional(),
  rows: z.array(
    z.strictObject({
      rank: z.number().int().min(1),
      model: text(120),
      score: z.number(),
      /** Votes or appearances; null where nothing was recorded. */
      count: z.number().int().nullable(),
      organization: text(80),
      tool: slugSchema,
      status: text(80).optional(),
    }),
  ),
  writeUps: z.array(z.strictObject({ tool: slugSchema, title: text(120), text: text(1_500) })),
  sinceThen: z.array(changeSchema),
});

/** The research hub's table (docs/product.md). */
export const researchTableSchema = z.strictObject({
  title: text(160),
  asOf: text(60),
  intro: text(900),
  rows: z.array(z.strictObject({ tool: slugSchema, developer: text(80), capabilities: text(400), type: text(60) })),
});

/** The marketing hub's table, with a star rating whose meaning is explained in words (docs/product.md). */
export const marketingTableSchema = z.strictObject({
  title: text(160),
  asOf: text(60),
  intro: text(900),
  scaleMeaning: z.record(z.string(), text(200)),
  rows: z.array(
    z.strictObject({
      tool: slugSchema,
      developer: text(80),
      capabilities: text(400),
      ministryFocus: z.number().int().min(1).max(5),
      reason: text(300),
    }),
  ),
});

export type LlmComparison = z.output<typeof llmComparisonSchema>;
export type LeaderboardFile = z.output<typeof leaderboardSchema>;
export type ResearchTable = z.output<typeof researchTableSchema>;
export type MarketingTable = z.output<typeof marketingTableSchema>;
