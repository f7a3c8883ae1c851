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

/** A blank in a prompt: its name is in the text between square brackets. */
const blankSchema = z.strictObject({
  name: text(80),
  /** Example of a text to fill in. */
  example: text(400),
  /** True if it takes more than a line, such as a transcript. */
  long: z.boolean().default(false),
});

/** A text to copy into a tool, with its blanks (docs/product.md); its page is /prompts/{slug}. */
export const promptSchema = z
  .strictObject({
    slug: slugSchema,
    title: text(100),
    /** Result in one sentence, for lists. */
    gives: text(160),
    kind: z.enum(promptKinds),
    /** Step of the workflow, counted from 1, in which it is used. */
    step: z.number().int().min(1).max(30),
    /** Slugs of the tools that it is written for; each is one of the workflow's tools. */
    tools: z.array(slugSchema).min(1).max(6),
    text: text(3_000),
    blanks: z.array(blankSchema).max(8).default([]),
    /** Checks of the result by a person, each beginning with a verb. */
    check: z.array(text(200)).min(1).max(5),
    asked: z.array(text(120)).max(6).default([]),
    /** Tool, model and day of a trial; absent where nobody tried it. */
    triedWith: z.strictObject({ tool: slugSchema, model: text(60), date: checkedDateSchema }).optional(),
  })
  .superRefine((prompt, context) => {
    const names = [...prompt.text.matchAll(/\[([^\][\n]+)\]/g)].map(([, name]) => name);
    for (const { name } of prompt.blanks.filter((blank) => !names.includes(blank.name)))
      context.addIssue({ code: 'custom', path: ['text'], message: `does not hold the blank [${name}]` });
    for (const name of names.filter((one) => !prompt.blanks.some((blank) => blank.name === one)))
      context.addIssue({ code: 'custom', path: ['blanks'], message: `leave out [${name}], which stands in the text` });
  });

/** An example, written by us: the request, the draft with its fault if it has one, and the text that a person made of it. */
const exampleSchema = z.strictObject({
  /** Slug of the workflow's prompt that it shows. */
  prompt: slugSchema,
  /** Request with the facts that went in: nobody can see a fault without them. */
  asked: text(600),
  cameBack: text(900),
  /** Fault of the draft; absent where it is good. */
  fault: text(300).optional(),
  made: text(900),
});

/** A workflow as authored and stored. */
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
  /** Preparations before the first step: account, plan, the setting that switches training off, a way without. */
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
  /** Kinds of information that go into each tool; compared with the tool's card. */
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
  /** One sentence, set where the work is done as well without AI. */
  noAiNeeded: text(240).optional(),
  /** Names of files in content/downloads, without their extension. */
  downloads: z.array(slugSchema).max(4).default([]),
  asked: z.array(text(120)).max(10).default([]),
  steps: z.array(text(600)).min(1, 'needs at least one step').max(30),
  bestPractices: z.array(text(300)).max(12),
  /** Point at which a person must read and sign off. */
  reviewPoint: text(300),
  neverEnter: z.array(text(200)).min(1, 'must say what never to enter').max(8),
  status: z.enum(workflowStatuses).default('active'),
  /** Reason why it was retired, and what to do instead. */
  statusNote: text(320).optional(),
  /** Sources that describe this practice: at least two, or none; without any the page says that it is our own. */
  sources: z.array(webAddressSchema).max(20).default([]),
  verifiedAt: checkedDateSchema,
});

export type Prompt = z.output<typeof promptSchema>;
export type Workflow = z.output<typeof workflowSchema>;

/** Front matter of a form in content/downloads/ that workflows offer as /documents/{slug}.docx and .pdf. */
export const downloadSchema = z.strictObject({
  slug: slugSchema,
  title: text(100),
  /** Purpose in one sentence. */
  summary: text(240),
  date: z.iso.date(),
});

export type Download = z.output<typeof downloadSchema>;

/** Sorts the tools of a workflow by step; those of one step, which have no order, by slug. */
export const withToolsInOrder = (workflow: Workflow): Workflow => ({
  ...workflow,
  tools: workflow.tools.toSorted((a, b) => a.step - b.step || (a.tool < b.tool ? -1 : 1)),
});

/** Prepares a record for comparison with its file: sorts the tools of a workflow. */
export const inOneOrder = (record: object): object =>
  'tools' in record && 'steps' in record ? withToolsInOrder(record as Workflow) : record;
