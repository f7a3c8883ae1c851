import type { Kind } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';
import type { BasisOfClause } from './policy-choices.ts';
import { answerName, choices, defaultChoice } from './policy-choices.ts';
import type { PolicyFile, PolicyQuestion } from './policy-schema.ts';
import type { PolicySearch } from './policy-search.ts';
import type { Work } from './tool-work.ts';

/** One numbered clause of a church's policy. */
export interface PolicyClause {
  head: string;
  text: string;
  /** Ids of others' clauses with the same meaning. */
  sources: readonly string[];
  /** Section of our model policy. */
  ours: string;
  /**
   * Number of its question, from 1 to 14, and the reason why that is asked; absent from a clause that is independent of all
   * answers.
   */
  question?: number;
  why?: string;
  /** True if it is our default because the question was skipped. */
  isDefault: boolean;
  /** A case in which it decides, written by us. */
  example?: string | undefined;
  /** Facts on tools that it needs. */
  restsOn?: BasisOfClause | undefined;
  /** Work of tools that it rules out. */
  closes?: readonly Work[] | undefined;
}

/** Filters the questions that are asked, in their order. */
export const questionsOf = (file: PolicyFile): PolicyQuestion[] => file.questions.filter((one) => 'answers' in one);

/** Lists the ids of all clauses of others that some clause of ours rests on. */
export const sourcesOf = (file: PolicyFile): string[] =>
  file.questions.flatMap((one) => ('answers' in one ? one.answers.flatMap(({ sources }) => sources) : one.sources));

const answerTo = (question: PolicyQuestion, number: number, answers: PolicySearch) =>
  question.answers[choices.indexOf(answers[answerName(number)] ?? defaultChoice)] ?? question.answers[1];

/** Builds the policy that follows from the answers. Each subject has one clause, so that no two contradict each other. */
export function policyClauses(file: PolicyFile, answers: PolicySearch): PolicyClause[] {
  let number = 0;
  return file.questions.map((one) => {
    if (!('answers' in one)) return { ...one, isDefault: false };
    number++;
    const { text, sources, example, restsOn, closes } = answerTo(one, number, answers);
    const { head, ours, why } = one;
    return {
      head,
      text,
      sources,
      ours,
      why,
      question: number,
      isDefault: !answers[answerName(number)],
      example,
      restsOn,
      closes,
    };
  });
}

/**
 * Returns the verdict of a policy on a kind: 'only' if its answers open it under a condition, 'never' if not. Published text is
 * always 'fine', and internal drafts are always 'only'.
 */
export function policyVerdict(file: PolicyFile, answers: PolicySearch, kind: Kind): Verdict {
  if (kind === 'publicText') return 'fine';
  if (kind === 'internalDrafts') return 'only';
  return questionsOf(file).some((question, at) => answerTo(question, at + 1, answers).opens?.[kind]) ? 'only' : 'never';
}

/** Lists the changes since the version that an address was made for. */
export const changesSince = ({ changes }: PolicyFile, version: number) => changes.filter((change) => change.version > version);

/** Counts the words of the policy without its sources. */
export const policyWords = (clauses: readonly PolicyClause[]): number =>
  clauses.reduce((sum, { head, text }) => sum + `${head} ${text}`.split(/\s+/).length, 0);

/** Renders the policy as plain text, numbered, to copy. */
export const policyAsText = (clauses: readonly Pick<PolicyClause, 'head' | 'text'>[]): string =>
  ['How we use AI', ...clauses.map(({ head, text }, at) => `${at + 1}. ${head}. ${text}`)].join('\n\n');
