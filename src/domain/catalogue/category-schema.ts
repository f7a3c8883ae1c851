import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** Glass families of the pictures; a category's first one colors the ground, its second the disc. */
const glassFamilies = ['cobalt', 'ruby', 'amber', 'emerald', 'violet'] as const;

/**
 * A category with all its names: in tools, workflows and the suggestion form. Nothing else maps them (docs/product.md).
 * Its fields are in two files, content/categories.yaml and content/category-texts.yaml.
 */
export const categorySchema = z.strictObject({
  id: slugSchema,
  /** Name in tools and on screen. */
  name: text(60),
  /** Name in workflows ('Image Generator'); it may be the same. */
  workflowName: text(60),
  /** Option of the suggestion form ('LLM'), where there is one. */
  formName: text(60).optional(),
  /** Title of its card on /resources, where it differs. */
  cardTitle: text(60).optional(),
  group: z.enum(['foundation', 'application']),
  comingSoon: z.boolean().default(false),
  icon: text(40),
  picture: slugSchema,
  glass: z.tuple([z.enum(glassFamilies), z.enum(glassFamilies)]),
  /** The hub's address without the slash ('llm-hub'). */
  hub: slugSchema,
  description: text(160),
  /** True if its tools work on pictures, film and sound, and read no list or letter. */
  readsNoWriting: z.literal(true).optional(),
  bestPractices: z.array(text(240)).min(3).max(8),
});

/** A category that only workflows carry ('Content Creation', 'Analysis'). */
const workflowOnlyCategorySchema = z.strictObject({ name: text(60), icon: text(40) });

/** Fields for the server alone, kept apart because content/categories.yaml is in every page's script. */
const texts = { description: true, bestPractices: true } as const;

export const categoriesFileSchema = z.strictObject({
  categories: z.array(categorySchema.omit(texts)),
  workflowOnly: z.array(workflowOnlyCategorySchema),
});

/** The file content/category-texts.yaml: texts of each category, by its id. */
export const categoryTextsFileSchema = z.strictObject({ categories: z.record(slugSchema, categorySchema.pick(texts)) });

export type Category = z.output<typeof categorySchema>;
export type GlassFamily = (typeof glassFamilies)[number];
