import type { DataPolicy } from './data-policy-schema.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';

/** A tool as far as its policy and its facts tell. */
export interface PolicyAndFacts {
  dataPolicy: DataPolicy;
  facts: readonly Fact[];
}

/** Whether something can be entered at all: by its AI or as records. */
export const takesEntries = ({ ai, records }: DataPolicy) => ai !== undefined || records !== undefined;

/** From the worst for a church to the best. */
export const trainingAnswers = ['yes', 'unclear', 'on unless switched off', 'off unless switched on', 'no'] as const;
export type TrainingAnswer = (typeof trainingAnswers)[number];

/**
 * Whether the maker trains on what is entered, in one word: of several plans the worst counts, and what runs on the church's
 * own computer sends nothing out. Undefined where the maker's word was not found, or nothing is entered.
 */
export function trainingAnswer({ dataPolicy, facts }: PolicyAndFacts): TrainingAnswer | undefined {
  if (dataPolicy.runsLocally) return 'no';
  if (!takesEntries(dataPolicy)) return undefined;
  const found = makersFacts('training', dataPolicy, facts).map(({ answer }) => answer);
  return trainingAnswers.find((answer) => found.includes(answer));
}

/** The minimum age in years; of several plans the highest counts. Undefined where the maker's word was not found. */
export function minimumAge({ dataPolicy, facts }: PolicyAndFacts): number | undefined {
  const ages = makersFacts('age', dataPolicy, facts).map(({ answer }) => Number(answer));
  return ages.length > 0 ? Math.max(...ages) : undefined;
}

/** When a fact on the tool was read last: '2026-11-22'. Undefined without facts. */
export const newestReading = (facts: readonly Pick<Fact, 'read'>[]): string | undefined =>
  facts
    .map(({ read }) => read)
    .sort()
    .at(-1);

/** What the maker says on a topic of the plan that the policy describes; where no fact names that plan, of every plan. */
export function makersFacts(about: FactTopic, { plan }: DataPolicy, facts: readonly Fact[]): Fact[] {
  const said = facts.filter((fact) => fact.about === about && fact.by === 'maker' && fact.confidence !== 'low');
  const ofPlan = said.filter((fact) => fact.plan === plan || fact.plan === 'all plans');
  return ofPlan.length > 0 ? ofPlan : said;
}
