import type { ZodType } from 'zod';
import type { Answer } from '../answers/answer-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import { check } from '../check.ts';
import { valueAt, withValueAt } from './merge-edits.ts';

const notYet = 'Not written yet';

/** What a preview shows where nothing is written: every field that a tool must have. */
export const blankTool: Tool = {
  slug: 'not-written-yet',
  name: notYet,
  aliases: [],
  asked: [],
  isOrdinaryWord: false,
  maker: notYet,
  category: notYet,
  description: notYet,
  pricing: notYet,
  pricingModel: 'Free',
  impact: 'Low',
  impactReason: notYet,
  withoutAccount: false,
  alternatives: [],
  features: [],
  useCases: [],
  pros: [],
  cons: [],
  dataPolicy: { plan: notYet, runsLocally: false, alsoFine: [], alsoNever: [] },
  notFound: [],
  status: 'active',
  replacedBy: [],
  sources: ['https://not-written-yet.example'],
  verifiedAt: '2000-01',
};

/** … and every field that a workflow must have. */
export const blankWorkflow: Workflow = {
  slug: 'not-written-yet',
  title: notYet,
  aliases: [],
  description: notYet,
  categories: [notYet],
  difficulty: 'Beginner Friendly',
  tools: [],
  before: [],
  prompts: [],
  ifItGoesWrong: [],
  enters: [],
  downloads: [],
  asked: [],
  steps: [notYet],
  bestPractices: [],
  reviewPoint: notYet,
  neverEnter: [notYet],
  status: 'active',
  sources: [],
  verifiedAt: '2000-01',
};

/** … and every field that an answer must have. */
export const blankAnswer: Answer = {
  slug: 'not-written-yet',
  question: `${notYet}?`,
  topic: 'Starting out',
  lead: notYet,
  answer: notYet,
  grounds: [],
  duties: [],
  related: [],
  asked: [],
  legal: false,
  written: '2000-01',
  status: 'active',
};

// Mending one field may show another that is wrong, as a list within a list does.
const mostRounds = 5;

/**
 * A record that can be shown though it is not complete: what is missing or wrong gives way to what a blank record has there.
 * @returns the record, and the paths of the fields that gave way
 */
export function shownAsFarAsItGoes<T extends object>(
  schema: ZodType<T>,
  values: object,
  blank: T,
): { record: T; left: string[] } {
  let record = values;
  const left = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const { data, issues } = check(schema, record);
    if (!issues) return { record: data, left: [...left] };
    for (const { path } of issues) {
      left.add(path);
      const [field = ''] = path.split('.');
      // A row of a list has nothing in a blank record: then the whole list gives way.
      const place = valueAt(blank, path) === undefined ? field : path;
      record = withValueAt(record, place, valueAt(blank, place));
    }
  }
  return { record: blank, left: [...left] };
}
