import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { kindNames } from '../trust/kinds.ts';
import { creativeCategories, difficulties, promptKinds, workflowStatuses } from './choices.ts';

/** One tool that a workflow uses: a row of workflow_tools (docs/product.md). */
const workflowToolSchema = z.strictObject({
  tool: slugSchema,
  /** The step, counted from 1, in which it is first used. */
  step: z.number().int().min(1).max(30),
  use: text(160).optional(),
});

/** A blank in a prompt: its words stand in the text between square brackets. */
const blankSchema = z.strictObject({
  name: text(80),
  /** What somebody might fill in. */
  example: text(400),
  /** Whether it takes more than a line, such as a transcript. */
  long: z.boolean().default(false),
});

/** A text to copy into a tool, with its blanks. docs/product.md.7; its page is /prompts/{slug}. */
export const promptSchema = z
  .strictObject({
    slug: slugSchema,
    title: text(100),
    /** What it gives, in one sentence that stands in lists. */
    gives: text(160),
    kind: z.enum(promptKinds),
    /** The step of the workflow, counted from 1, in which it is used. */
    step: z.number().int().min(1).max(30),
    /** Slugs of tools that it is written for; each stands among the workflow's tools. */
    tools: z.array(slugSchema).min(1).max(6),
    text: text(3_000),
    blanks: z.array(blankSchema).max(8).default([]),
    /** What a person checks in what comes back, each beginning with a verb. */
    check: z.array(text(200)).min(1).max(5),
    asked: z.array(text(120)).max(6).default([]),
    /** Only where somebody tried it. */
    triedWith: z.strictObject({ tool: slugSchema, model: text(60), date: checkedDateSchema }).optional(),
  })
  .superRefine((prompt, context) => {
    const named = [...prompt.text.matchAll(/\[([^\][\n]+)\]/g)].map(([, name]) => name);
    for (const { name } of prompt.blanks.filter((blank) => !named.includes(blank.name)))
      context.addIssue({ code: 'custom', path: ['text'], message: `does not hold the blank [${name}]` });
    for (const name of named.filter((one) => !prompt.blanks.some((blank) => blank.name === one)))
      context.addIssue({ code: 'custom', path: ['blanks'], message: `leave out [${name}], which stands in the text` });
  });

/** What was asked, what came back, with its fault if it has one, and what a person made of it. Written by us. */
const exampleSchema = z.strictObject({
  /** Slug of the workflow's prompt that it shows. */
  prompt: slugSchema,
  /** With the facts that went in: nobody can see a fault without them. */
  asked: text(600),
  cameBack: text(900),
  /** None where the draft is good. */
  fault: text(300).optional(),
  made: text(900),
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
  /** What to have and to set before the first step: account, plan, the setting that switches training off, a way without. */
  before: z
    .array(z.strictObject({ label: text(30), says: text(400) }))
    .max(6)
    .default([]),
  prompts: z.array(promptSchema).max(6).default([]),
  example: exampleSchema.optional(),
  ifItGoesWrong: z
    .array(z.strictObject({ sign: text(120), remedy: text(300) }))
    .max(6)
    .default([]),
  /** Which kinds of information go into which tool; compared with the tool's card. */
  enters: z
    .array(
      z.strictObject({
        tool: slugSchema,
        kinds: z.array(z.enum(kindNames)).min(1),
        use: z.enum(['ai', 'records']).default('ai'),
      }),
    )
    .max(8)
    .default([]),
  /** Set where the work is done as well without AI: one sentence. */
  noAiNeeded: text(240).optional(),
  /** Names of files in content/downloads, without their ending. */
  downloads: z.array(slugSchema).max(4).default([]),
  asked: z.array(text(120)).max(10).default([]),
  steps: z.array(text(600)).min(1, 'needs at least one step').max(30),
  bestPractices: z.array(text(300)).max(12),
  /** Where a person must read and sign off. */
  reviewPoint: text(300),
  neverEnter: z.array(text(200)).min(1, 'must say what never to enter').max(8),
  status: z.enum(workflowStatuses).default('active'),
  /** Why it was retired, and what to do instead. */
  statusNote: text(320).optional(),
  /** At least two that describe this practice, or none; without any the page says that it is our own. */
  sources: z.array(webAddressSchema).max(20).default([]),
  verifiedAt: checkedDateSchema,
});

export type Prompt = z.output<typeof promptSchema>;
export type Workflow = z.output<typeof workflowSchema>;

/** A form of content/downloads/ that workflows offer, as its front matter tells it: /documents/{slug}.docx and .pdf. */
export const downloadSchema = z.strictObject({
  slug: slugSchema,
  title: text(100),
  /** What it is for, in one sentence. */
  summary: text(240),
  date: z.iso.date(),
});

export type Download = z.output<typeof downloadSchema>;

/** A workflow whose tools stand in one order: two tools of one step have none of their own, and stand by their slugs. */
export const withToolsInOrder = (workflow: Workflow): Workflow => ({
  ...workflow,
  tools: workflow.tools.toSorted((a, b) => a.step - b.step || (a.tool < b.tool ? -1 : 1)),
});

/** A record as it is compared with what its file says: a workflow with its tools in one order. */
export const inOneOrder = (record: object): object =>
  'tools' in record && 'steps' in record ? withToolsInOrder(record as Workflow) : record;
