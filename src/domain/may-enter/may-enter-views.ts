import { z } from 'zod';
import { factViewSchema } from '../trust/fact-views.ts';
import { kindNames, uses } from '../trust/kinds.ts';
import { verdicts } from '../trust/verdict.ts';

const kind = z.enum(kindNames);
const verdict = z.enum(verdicts);
const ruling = { verdict, condition: z.string().optional().meta({ description: 'Completes only if' }) };

/** A tool with its name only. */
const toolNameSchema = z.strictObject({ slug: z.string(), name: z.string() });
export type ToolName = z.output<typeof toolNameSchema>;

/** Short answer to a question about entering: the card in a search, and the head of the page. */
export const mayEnterCardSchema = z.strictObject({
  kind,
  tool: toolNameSchema.optional().meta({ description: 'Absent where the answer is for any tool' }),
  /** A sentence such as 'Can prayer requests go into ChatGPT?' */
  question: z.string(),
  verdict,
  /** One sentence; after 'only if' it completes the verdict. */
  says: z.string(),
  freshness: z.string().optional().meta({ description: 'In words, how old the oldest fact is that it needs' }),
  records: z
    .strictObject({ count: z.number().int(), says: z.string() })
    .optional()
    .meta({ description: 'For any tool: in how many it may be kept as records, which is not what an AI may read' }),
});
export type MayEnterCardView = z.output<typeof mayEnterCardSchema>;

/** Card in a search that reports an incident, with the page that helps. */
export const incidentCardSchema = z.strictObject({
  slug: z.string().meta({ description: 'Of the situation, at /when-something-goes-wrong/{slug}' }),
  title: z.string(),
  lead: z.string(),
  /** A question such as 'Already entered?' */
  question: z.string(),
});
export type IncidentCardView = z.output<typeof incidentCardSchema>;

/** A tool that allows what another does not, with its ruling. */
const allowingToolSchema = toolNameSchema.extend(ruling);
export type AllowingTool = z.output<typeof allowingToolSchema>;

/** Full answer: reasons, steps before, the maker's words, and alternatives. */
const mayEnterAnswerSchema = mayEnterCardSchema.extend({
  why: z.string().optional(),
  /** Rulings by use, if the tool keeps records and has an AI. */
  uses: z.array(
    z.strictObject({
      use: z.enum(uses.map(({ use }) => use)),
      label: z.string(),
      ...ruling,
      because: z.string().optional(),
    }),
  ),
  first: z.array(z.string()).meta({ description: 'What is done before an only if holds' }),
  facts: z.array(factViewSchema),
  instead: z.array(z.string()),
  allowing: z.array(allowingToolSchema).meta({ description: 'Other tools whose AI may read it' }),
  /** Number of all allowing tools: the list may be cut. */
  allowingCount: z.number().int(),
  keeping: z.array(allowingToolSchema).meta({ description: 'Other tools in which it may be kept as records' }),
  keepingCount: z.number().int(),
  /** Situation that helps when it has been entered already. */
  incident: z.strictObject({ slug: z.string(), title: z.string() }).optional(),
  /** Related questions. */
  alsoAsked: z.array(z.strictObject({ label: z.string(), what: kind, tool: z.string().optional() })),
});
export type MayEnterAnswerView = z.output<typeof mayEnterAnswerSchema>;

/** The page /may-i-enter: the choices, and the answer if a kind was chosen. */
export const mayEnterSchema = z.strictObject({
  what: kind.optional(),
  tool: toolNameSchema.optional(),
  /** A typed name that no tool has, with tools that may be meant. */
  unknownTool: z.strictObject({ typed: z.string(), near: z.array(toolNameSchema) }).optional(),
  toolCount: z.number().int(),
  /** Suggestions of the field; empty if the directory is too long for them. */
  toolNames: z.array(z.string()),
  often: z.array(toolNameSchema),
  answer: mayEnterAnswerSchema.optional(),
});
export type MayEnterView = z.output<typeof mayEnterSchema>;
