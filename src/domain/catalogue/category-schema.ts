import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** The glass families of the pictures; the first colours the ground, the second the disc. Look, section 4. */
const glassFamilies = ['cobalt', 'ruby', 'amber', 'emerald', 'violet'] as const;

/**
 * A category with every name it has, in tools, workflows and the suggestion form. Nothing else maps them (docs/product.md).
 * content/categories.yaml and content/category-texts.yaml have it between them.
 */
export const categorySchema = z.strictObject({
  id: slugSchema,
  /** The tools' name, which is also the name on screen. */
  name: text(60),
  /** The workflows' name, where it differs ('Image Generator'). */
  workflowName: text(60),
  /** The choice in the suggestion form, where there is one ('LLM'). */
  formName: text(60).optional(),
  /** The card's title on /resources, where it differs. */
  cardTitle: text(60).optional(),
  group: z.enum(['foundation', 'application']),
  comingSoon: z.boolean().default(false),
  icon: text(40),
  picture: slugSchema,
  glass: z.tuple([z.enum(glassFamilies), z.enum(glassFamilies)]),
  /** The hub's address without the slash ('llm-hub'). */
  hub: slugSchema,
  description: text(160),
  /** Its tools work on pictures, film and sound, and read no list or letter. */
  readsNoWriting: z.literal(true).optional(),
  bestPractices: z.array(text(240)).min(3).max(8),
});

/** A category that only workflows carry ('Content Creation', 'Analysis'). */
const workflowOnlyCategorySchema = z.strictObject({ name: text(60), icon: text(40) });

/** What the server alone tells of a category: content/categories.yaml is part of every page's script. */
const texts = { description: true, bestPractices: true } as const;

export const categoriesFileSchema = z.strictObject({
  categories: z.array(categorySchema.omit(texts)),
  workflowOnly: z.array(workflowOnlyCategorySchema),
});

/** content/category-texts.yaml: what belongs to each category, by its id. */
export const categoryTextsFileSchema = z.strictObject({ categories: z.record(slugSchema, categorySchema.pick(texts)) });

export type Category = z.output<typeof categorySchema>;
export type GlassFamily = (typeof glassFamilies)[number];
