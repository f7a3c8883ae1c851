import { z } from 'zod';
import { creativeCategories, difficulties, workflowStatuses } from './choices.ts';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from './text-schema.ts';

/** One tool that a workflow uses: a row of workflow_tools (spec, section 3). */
export const workflowToolSchema = z.strictObject({
  tool: slugSchema,
  /** The step, counted from 1, in which it is first used. */
  step: z.number().int().min(1).max(30),
  use: text(160).optional(),
});

/** A workflow as it is authored and kept: the spec's fields (section 3) and the design's (section 6). */
export const workflowSchema = z.strictObject({
  slug: slugSchema,
  title: text(120),
  aliases: z.array(text(60)).max(12).default([]),
  description: text(400),
  categories: z.array(text(60)).min(1, 'needs at least one category').max(6),
  difficulty: z.enum(difficulties),
  timeEstimate: text(80).optional(),
  costEstimate: text(80).optional(),
  outputQuality: text(240).optional(),
  creativeCategory: z.enum(creativeCategories).optional(),
  tools: z.array(workflowToolSchema).max(8).default([]),
  steps: z.array(text(600)).min(1, 'needs at least one step').max(30),
  bestPractices: z.array(text(300)).max(12),
  /** Where a person must read and sign off. */
  reviewPoint: text(300),
  neverEnter: z.array(text(200)).min(1, 'must say what never to enter').max(8),
  status: z.enum(workflowStatuses).default('active'),
  /** Why it was retired, and what to do instead. */
  statusNote: text(320).optional(),
  sources: z.array(webAddressSchema).max(20).default([]),
  verifiedAt: checkedDateSchema,
});

export type Workflow = z.output<typeof workflowSchema>;
export type WorkflowTool = z.output<typeof workflowToolSchema>;
