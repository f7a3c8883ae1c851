import type { Freshness } from './age.ts';
import { freshnessOf } from './age.ts';
import type { TrainingAnswer } from './company-answer.ts';
import { asksParents, companyAnswer } from './company-answer.ts';
import type { DataPolicy } from './data-policy-schema.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { recordTopics } from './verdict.ts';

/** The policy and the facts of a tool. */
export interface PolicyAndFacts {
  dataPolicy: Pick<DataPolicy, 'plan' | 'runsLocally'> & { ai?: unknown; records?: unknown };
  facts: readonly Fact[];
}

/** Checks whether something can be entered at all, for its AI or as records. */
export const takesEntries = ({ ai, records }: PolicyAndFacts['dataPolicy']) => ai !== undefined || records !== undefined;

/**
 * The company's answer on training on input, under the plan that the policy describes. A tool on the church's own computer sends
 * nothing out, so it is 'no'. Undefined where no word was found that counts, or nothing is entered.
 * @param today the day by which the age of facts is judged: 2026-11-22
 */
export function trainingAnswer({ dataPolicy, facts }: PolicyAndFacts, today: string): TrainingAnswer | undefined {
  if (dataPolicy.runsLocally) return 'no';
  if (!takesEntries(dataPolicy)) return undefined;
  return companyAnswer('training', dataPolicy.plan, facts, today).answer as TrainingAnswer | undefined;
}

/** The age from which a company's terms permit the use of a tool. */
export interface AgeRule {
  /** The minimum age in years. */
  years: number;
  /** True if a parent must agree as well. */
  withConsent: boolean;
}

/**
 * The minimum age under the plan that the policy describes. Undefined where no word was found that counts.
 * @param today the day by which the age of facts is judged: 2026-11-22
 */
export function ageRule({ dataPolicy: { plan }, facts }: PolicyAndFacts, today: string): AgeRule | undefined {
  const { answer } = companyAnswer('age', plan, facts, today);
  return answer === undefined ? undefined : { years: Number(answer), withConsent: asksParents(plan, facts) };
}

/**
 * Freshness of a card, by the company's own facts: that of the oldest that its verdicts need, and where none of these exists, of
 * the oldest of all. Undefined without facts.
 * @param shownFacts further facts that a table shows, where it says how old it is
 */
export function freshness(
  { dataPolicy, facts }: PolicyAndFacts,
  today: string,
  shownFacts: readonly Fact[] = [],
): Freshness | undefined {
  const isCompanys = ({ by }: Fact) => by === 'maker';
  const own = facts.filter(isCompanys);
  if (own.length === 0) return facts.length > 0 ? 'others' : undefined;
  const topics: FactTopic[] = [
    ...(dataPolicy.ai === undefined ? [] : (['training', 'retention'] as const)),
    ...(dataPolicy.records === undefined ? [] : recordTopics),
  ];
  const neededFacts = topics.flatMap((about) => {
    const { speaking, weak } = companyAnswer(about, dataPolicy.plan, own, today);
    return speaking.length > 0 ? speaking : weak;
  });
  return freshnessOf([...(neededFacts.length > 0 ? neededFacts : own), ...shownFacts.filter(isCompanys)], today);
}
