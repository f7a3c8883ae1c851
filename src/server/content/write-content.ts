import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema, toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { kindNames } from '#domain/trust/kinds.ts';
import type { Hand } from './authored-fields.ts';
import { fieldsText } from './authored-fields.ts';

// The way back of read-content.ts. A file that says what the record says comes out to the letter as it was. A field whose place
// in the file is not named stands at its end.

const toolHand: Hand = {
  order: [
    ...[
      'name',
      'isOrdinaryWord',
      'maker',
      'aliases',
      'asked',
      'category',
      'since',
      'website',
      'description',
      'summary',
      'shortPrice',
    ],
    ...['leastPrice', 'churchPrice', 'pricing', 'pricingModel', 'costTier'],
    ...['badge', 'impact', 'impactReason', 'effectiveness', 'features', 'useCases', 'pros', 'cons', 'dataPolicy'],
    // Of prices and of the data policy.
    ...['plan', 'amount', 'currency', 'per', 'asOf', 'source'],
    ...['opening', 'runsLocally', 'ai', 'records', ...kindNames, 'verdict', 'if', 'because', 'alsoFine', 'alsoNever'],
    ...['notFound', 'status', 'statusNote', 'replacedBy', 'sources', 'verifiedAt'],
    ...Object.keys(toolSchema.shape),
  ],
  defaults: {
    aliases: [],
    asked: [],
    isOrdinaryWord: false,
    runsLocally: false,
    alsoFine: [],
    alsoNever: [],
    notFound: [],
    status: 'active',
    replacedBy: [],
  },
  onOneLine: ['aliases', 'replacedBy'],
  rowsOnOneLine: [],
  folds: (name) => name === 'description',
};

const longestWorkflowLine = 115;
const workflowHand: Hand = {
  order: [
    ...['title', 'aliases', 'description', 'categories', 'difficulty', 'timeEstimate', 'costEstimate', 'outputQuality'],
    ...['creativeCategory', 'tools', 'steps', 'bestPractices', 'reviewPoint', 'neverEnter', 'before', 'prompts', 'example'],
    ...['prompt', 'cameBack', 'fault', 'made'],
    ...['ifItGoesWrong', 'enters', 'noAiNeeded', 'downloads', 'asked', 'status', 'statusNote'],
    ...['sources', 'verifiedAt'],
    ...Object.keys(workflowSchema.shape),
  ],
  defaults: {
    ...{ aliases: [], tools: [], before: [], prompts: [], blanks: [], long: false, ifItGoesWrong: [], enters: [], use: 'ai' },
    ...{ downloads: [], asked: [], status: 'active', sources: [] },
  },
  onOneLine: ['aliases', 'categories', 'downloads', 'tools', 'kinds'],
  rowsOnOneLine: ['tools', 'enters'],
  folds: (name, text) => name === 'description' || text.length > longestWorkflowLine,
};

/** The authored file of a tool. @param existing the file as it is; nothing of it is needed for a new one. */
export function toolFile({ slug: _, ...tool }: Tool, existing = ''): string {
  const [, frontMatter = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(existing) ?? [];
  const oldSections = body.split(/^(?=## )/m).slice(1);
  const sections = toolSections.flatMap(({ field, heading }) => {
    const text = tool[field];
    if (text === undefined) return [];
    const old = oldSections.find((section) => section.startsWith(`## ${heading}\n`));
    return [old && textOf(old) === text ? old.trimEnd() : `## ${heading}\n\n${text}`];
  });
  const fields = Object.fromEntries(Object.entries(tool).filter(([name]) => !toolSections.some(({ field }) => field === name)));
  const head = `---\n${fieldsText(fields, frontMatter, toolHand)}---\n`;
  return sections.length > 0 ? `${head}\n${sections.join('\n\n')}\n` : head;
}

const textOf = (section: string) => section.slice(section.indexOf('\n')).trim();

/** The authored file of a workflow. @param existing the file as it is; nothing of it is needed for a new one. */
export const workflowFile = ({ slug: _, ...workflow }: Workflow, existing = ''): string =>
  fieldsText(workflow, existing, workflowHand);

const answerHand: Hand = {
  order: [
    ...['question', 'topic', 'jurisdiction', 'lead', 'answer', 'detail', 'grounds', 'duties', 'notFound', 'related', 'asked'],
    ...['shows', 'quote', 'publisher', 'who', 'of', 'dated', 'source', 'read'],
    ...['legal', 'written', 'status'],
    ...Object.keys(answerSchema.shape),
  ],
  defaults: { grounds: [], duties: [], related: [], asked: [], legal: false, status: 'active' },
  onOneLine: ['duties'],
  rowsOnOneLine: [],
  folds: (name, text) => name === 'answer' || name === 'detail' || text.length > longestWorkflowLine,
};

/** The authored file of an answer. @param existing the file as it is; nothing of it is needed for a new one. */
export const answerFile = ({ slug: _, ...answer }: Answer, existing = ''): string => fieldsText(answer, existing, answerHand);

const evidenceHand: Hand = {
  order: ['facts', 'changes'],
  defaults: { facts: [], changes: [] },
  onOneLine: ['touches'],
  rowsOnOneLine: [],
  folds: () => false,
};
const factOrder = ['id', 'about', 'plan', 'answer', 'says', 'quote', 'document', 'dated', 'source', 'by', 'read', 'confidence'];
const changeOrder = ['id', 'date', 'title', 'what', 'who', 'advice', 'touches', 'quote', 'document', 'source', 'by', 'read'];

/** The authored file of what is said of a tool. @param existing the file as it is; nothing of it is needed for a new one. */
export const evidenceFile = ({ facts, changes }: Evidence, existing = ''): string =>
  fieldsText(
    { facts: facts.map((fact) => inOrder(fact, factOrder)), changes: changes.map((row) => inOrder(row, changeOrder)) },
    existing,
    evidenceHand,
  ) || 'facts: []\n';

const inOrder = (record: object, order: readonly string[]) => {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => place(a) - place(b)));
};
