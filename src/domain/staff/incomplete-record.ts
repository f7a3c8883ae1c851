import type { ZodType } from 'zod';
import type { Answer } from '../answers/answer-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import { check } from '../check.ts';
import { valueAt, withValueAt } from './merge-edits.ts';

const notYet = 'Not written yet';

/** Values that a preview shows where nothing is written: every required field of a tool. */
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

/** Values that a preview shows where nothing is written: every required field of a workflow. */
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

/** Values that a preview shows where nothing is written: every required field of an answer. */
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

// Bound of the rounds: filling in one field may reveal another that is wrong, as in a list within a list.
const mostRounds = 5;

/**
 * Makes an incomplete record valid for a preview: fields that are missing or wrong get the values of a blank record.
 * @returns the record, and the paths of the fields that were missing or wrong
 */
export function shownAsFarAsItGoes<T extends object>(
  schema: ZodType<T>,
  values: object,
  blank: T,
): { record: T; left: string[] } {
  let record = values;
  const paths = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const { data, issues } = check(schema, record);
    if (!issues) return { record: data, left: [...paths] };
    for (const { path } of issues) {
      paths.add(path);
      const [field = ''] = path.split('.');
      // A blank record has no rows in its lists, so a wrong row replaces the whole list.
      const place = valueAt(blank, path) === undefined ? field : path;
      record = withValueAt(record, place, valueAt(blank, place));
    }
  }
  return { record: blank, left: [...paths] };
}
