import { z } from 'zod';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { readDescriptions, readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadAnswer, ReadName } from '#domain/reads/reads.ts';
import { reads } from '#domain/reads/reads.ts';
import { comparisonSchema } from './comparison-schemas.ts';
import * as guidance from './guidance-schemas.ts';
import { mayEnterSchema } from './may-enter-schemas.ts';
import { answer, failure, jsonSchema, parametersOf, ref } from './openapi-parts.ts';
import { readsByPath } from './reads-by-path.ts';
import { searchAnswerSchema } from './search-schemas.ts';
import * as views from './view-schemas.ts';

// The reads of the table as OpenAPI describes them.

const schemas = {
  ToolInList: views.toolInListSchema,
  ToolCard: views.toolCardSchema,
  Tool: views.toolPageSchema,
  Comparison: comparisonSchema,
  WorkflowInList: workflowSchema,
  WorkflowCard: views.workflowCardSchema,
  WorkflowRow: views.workflowRowSchema,
  Workflow: views.workflowPageSchema,
  ToolList: views.toolListSchema,
  WorkflowList: views.workflowListSchema,
  Category: views.categoryViewSchema,
  CategoryCounts: views.categoryCountsSchema,
  SearchAnswer: searchAnswerSchema,
  MayEnter: mayEnterSchema,
  PromptCard: guidance.promptCardSchema,
  Prompt: guidance.promptPageSchema,
  AnswerCard: guidance.answerCardSchema,
  Answer: guidance.answerPageSchema,
  OpenQuestion: guidance.openQuestionSchema,
  QuestionPage: guidance.questionPageSchema,
  SituationList: guidance.situationListSchema,
  Situation: guidance.situationPageSchema,
  Document: views.documentSchema,
  EvidenceCounts: views.evidenceCountsSchema,
  FactOfTool: views.factOfToolSchema,
  TermsChanges: views.termsChangesSchema,
  Description: z.looseObject({ openapi: z.string() }),
};

/** A schema of the description; its type is for the compiler alone. */
interface Described<T> {
  schema: object;
  type?: T;
}

type Sent<Name extends keyof typeof schemas> = z.output<(typeof schemas)[Name]>;
const one = <Name extends keyof typeof schemas>(name: Name): Described<Sent<Name>> => ({ schema: ref(name) });
const many = <Name extends keyof typeof schemas>(name: Name): Described<Sent<Name>[]> => ({
  schema: { type: 'array', items: ref(name) },
});

/** What each read answers. The compiler tells a schema that lacks a field of what the table of reads says. */
const answered: { [N in ReadName]: Described<ReadAnswer<N>> } = {
  tools: many('ToolInList'),
  toolCards: many('ToolCard'),
  toolList: one('ToolList'),
  tool: one('Tool'),
  comparison: one('Comparison'),
  workflows: many('WorkflowInList'),
  workflowCards: many('WorkflowCard'),
  workflowRows: many('WorkflowRow'),
  workflowList: one('WorkflowList'),
  workflow: one('Workflow'),
  categories: many('Category'),
  categoryCounts: many('CategoryCounts'),
  search: one('SearchAnswer'),
  mayEnter: one('MayEnter'),
  prompts: many('PromptCard'),
  prompt: one('Prompt'),
  answers: many('AnswerCard'),
  answer: one('Answer'),
  questions: many('OpenQuestion'),
  question: one('QuestionPage'),
  situations: one('SituationList'),
  situation: one('Situation'),
  document: one('Document'),
  evidenceCounts: one('EvidenceCounts'),
  facts: many('FactOfTool'),
  termsChanges: one('TermsChanges'),
  openApi: one('Description'),
};

/** The components that the reads' answers are made of. */
export const readSchemasOfAnswers = () =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]));

/** Each path of the table with its one operation. */
export const readPaths = () =>
  Object.fromEntries([...readsByPath].map(([path, names]) => [path.replace(/:(\w+)/, '{$1}'), { get: operation(path, names) }]));

function operation(path: string, names: readonly ReadName[]) {
  const [first = 'tools', ...others] = names;
  const about = readDescriptions[first];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = [...parametersOf(readSchemas[first], inPath), ...(others.length > 0 ? [viewParameter(others)] : [])];
  const isPart = parameters.some(({ name }) => name === 'offset') && others.length > 0;
  return {
    summary: about,
    parameters,
    responses: {
      200: {
        ...answer(about, others.length > 0 ? { anyOf: names.map((name) => answered[name].schema) } : answered[first].schema),
        ...(isPart && { headers: { 'X-Total-Count': totalCount } }),
      },
      ...(parameters.some((parameter) => parameter.in === 'query') && { 400: failure('A parameter cannot be read') }),
      ...(inPath.length > 0 && { 404: failure('There is no such record') }),
      ...(names.some((name) => takenDown.includes(name)) && { 410: failure('It was taken down') }),
    },
  };
}

/** The reads of what staff can take down. */
const takenDown: readonly ReadName[] = ['tool', 'workflow', 'prompt', 'answer'];

const totalCount = {
  description: 'How many match, before limit and offset; not with view=page',
  schema: { type: 'integer' },
};

const viewParameter = (names: readonly ReadName[]) => ({
  name: 'view',
  in: 'query',
  description: names.map((name) => `'${reads[name].view}' for ${readDescriptions[name]}`).join('; '),
  schema: { type: 'string', enum: names.map((name) => reads[name].view) },
});
