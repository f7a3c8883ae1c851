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
  /** Ids of clauses of others in the same sense. */
  sources: readonly string[];
  /** The section of our model policy. */
  ours: string;
  /**
   * For a clause that follows from an answer: its question from 1 to 14, and why it is asked. The others are independent of all
   * answers.
   */
  question?: number;
  why?: string;
  /** Whether it is our default because no answer was given. */
  isDefault: boolean;
  /** A case in which it decides: ours. */
  example?: string | undefined;
  /** The facts on tools that it needs. */
  restsOn?: BasisOfClause | undefined;
  /** The work of tools that it rules out. */
  closes?: readonly Work[] | undefined;
}

/** The questions that are asked, in their order. */
export const questionsOf = (file: PolicyFile): PolicyQuestion[] => file.questions.filter((one) => 'answers' in one);

/** The ids of all clauses of others that some clause of ours rests on. */
export const sourcesOf = (file: PolicyFile): string[] =>
  file.questions.flatMap((one) => ('answers' in one ? one.answers.flatMap(({ sources }) => sources) : one.sources));

const chosen = (question: PolicyQuestion, number: number, answers: PolicySearch) =>
  question.answers[choices.indexOf(answers[answerName(number)] ?? defaultChoice)] ?? question.answers[1];

/** The policy that follows from the answers. Each subject has one clause, so that no two can contradict each other. */
export function policyClauses(file: PolicyFile, answers: PolicySearch): PolicyClause[] {
  let number = 0;
  return file.questions.map((one) => {
    if (!('answers' in one)) return { ...one, isDefault: false };
    number++;
    const { text, sources, example, restsOn, closes } = chosen(one, number, answers);
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
 * The verdict of a policy on a kind: 'only' where its answers open it under a condition, or else 'never'; published text is
 * always fine.
 */
export function policyVerdict(file: PolicyFile, answers: PolicySearch, kind: Kind): Verdict {
  if (kind === 'publicText') return 'fine';
  if (kind === 'internalDrafts') return 'only';
  return questionsOf(file).some((question, at) => chosen(question, at + 1, answers).opens?.[kind]) ? 'only' : 'never';
}

/** The changes since the version that an address was made for. */
export const changesSince = ({ changes }: PolicyFile, version: number) => changes.filter((change) => change.version > version);

/** The words of the page without its sources, as a reader would count them. */
export const policyWords = (clauses: readonly PolicyClause[]): number =>
  clauses.reduce((sum, { head, text }) => sum + `${head} ${text}`.split(/\s+/).length, 0);

/** The policy as plain text, numbered, for copying. */
export const policyAsText = (clauses: readonly Pick<PolicyClause, 'head' | 'text'>[]): string =>
  ['How we use AI', ...clauses.map(({ head, text }, at) => `${at + 1}. ${head}. ${text}`)].join('\n\n');
