import { isTooOld } from './age.ts';
import type { Fact } from './fact-schema.ts';
import { everyPlan, holdsEverywhere } from './fact-scope.ts';
import type { FactTopic } from './fact-topic-names.ts';

/** The facts on one topic for one plan, grouped by how much they count. */
export interface CompanyAnswer {
  /** The company's own words on the plan, from a document that is recent enough: the facts that may permit something. */
  speaking: Fact[];
  /** Words on the plan that are weak: they permit nothing, and forbid what the others permit. */
  weak: Fact[];
  /**
   * Words on the plan in one edition or region, or on a part of all plans: they permit nothing for the rest, and may forbid it.
   */
  within: Fact[];
  /**
   * Words on other plans and parts: they neither permit nor forbid anything here, and are always shown with what they hold for.
   */
  apart: Fact[];
  /** The one answer, the worst for a church; undefined where the company's word was not found or is no answer. */
  answer: string | undefined;
}

/** The answers on training, from the worst for a church to the best. */
export const trainingAnswers = ['yes', 'unclear', 'on unless switched off', 'off unless switched on', 'no'] as const;
export type TrainingAnswer = (typeof trainingAnswers)[number];
const training: readonly string[] = trainingAnswers;

/** The age at which a youth group begins, in years: a higher minimum excludes it from the tool. */
export const youthAge = 13;

/** Checks whether an answer on training lets an AI read something about people. */
export const isUntrained = (answer: string | undefined) => answer === 'no' || answer === 'off unless switched on';

/**
 * The company's answer on a topic for a plan. Every sentence, list, filter and verdict uses this function.
 * @param plan in the words of the facts; facts on 'all plans' hold for each, and a policy of all plans is only as good as each
 * @param today a date such as 2026-11-22
 */
export function companyAnswer(about: FactTopic, plan: string, facts: readonly Fact[], today: string): CompanyAnswer {
  const topicFacts = facts.filter((fact) => fact.about === about);
  const isOfPlan = (fact: Fact) => holdsEverywhere(fact) && (fact.plan === plan || fact.plan === everyPlan);
  const ofPlan = topicFacts.filter(isOfPlan);
  const speaking = ofPlan.filter((fact) => isOwnWord(fact) && !isTooOld(fact, today));
  const weak = ofPlan.filter((fact) => !speaking.includes(fact));
  const others = topicFacts.filter((fact) => !isOfPlan(fact));
  const isWithin = (fact: Fact) => fact.plan === plan || fact.plan === everyPlan || plan === everyPlan;
  const within = others.filter(isWithin);
  const apart = others.filter((fact) => !isWithin(fact));
  return { speaking, weak, within, apart, answer: answerOf(about, speaking, weak, within) };
}

/** Checks whether the words are the company's own, and their meaning is certain enough. */
const isOwnWord = ({ by, confidence }: Fact) => by === 'maker' && confidence !== 'low';

function answerOf(about: FactTopic, speaking: Fact[], weak: Fact[], within: Fact[]): string | undefined {
  if (about === 'training') return trainingOf(speaking, weak, within);
  if (about === 'age') return ageOf(speaking, [...weak, ...within]);
  // Answers on other topics have no order of looseness, and an unclear one is no answer at all.
  return speaking.find(({ answer }) => answer !== undefined && answer !== 'unclear')?.answer;
}

/**
 * The worst answer in the company's words. An old or unsure word of the company counts where it is bad news. Third parties'
 * words, or those for one region or part alone, make the whole unclear at most, or say that a switch exists.
 */
function trainingOf(speaking: Fact[], weak: Fact[], within: Fact[]): string | undefined {
  const own = [...speaking, ...weak.filter((fact) => fact.by === 'maker' && !isUntrained(fact.answer))];
  const partOf = within.filter((fact) => fact.by === 'maker' && holdsEverywhere(fact));
  const answers = [...own, ...partOf.filter(({ answer }) => !isUntrained(answer))].map(({ answer }) => answer);
  const doubtful = [...weak, ...within].filter((fact) => fact.by !== 'maker' || !holdsEverywhere(fact));
  if (doubtful.some(({ answer }) => answer === 'yes' || answer === 'unclear')) answers.push('unclear');
  if (doubtful.some(({ answer }) => answer === 'on unless switched off') && answers.length > 0)
    answers.push('on unless switched off');
  return training.find((answer) => answers.includes(answer));
}

/** Finds the highest minimum age; a weak one that would exclude a youth group counts by itself. */
function ageOf(speaking: Fact[], others: Fact[]): string | undefined {
  const years = [...speaking, ...others.filter(({ answer }) => speaking.length > 0 || Number(answer) > youthAge)];
  const ages = years.map(({ answer }) => Number(answer));
  return ages.length > 0 ? String(Math.max(...ages)) : undefined;
}

/** Checks whether some word on children requires a parent's consent. A weak one counts too: it requires more, not less. */
export const asksParents = (plan: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.about === 'children' &&
      fact.answer === 'with a parent’s or school’s consent' &&
      (fact.plan === plan || fact.plan === everyPlan || plan === everyPlan),
  );

/** Heading of facts on other plans, where none is on the requested plan. */
export const nothingOn = (plan: string) => `We found nothing on “${plan}”, only on:`;

/**
 * The facts of each topic with the one first that matters to a church on the plan: the one that supports the answer, then the
 * others on the plan, then those for a part, a region or another plan.
 * @param plan in the words of the facts
 * @param today a date such as 2026-11-22
 */
export function leadingFirst(plan: string, facts: readonly Fact[], today: string): Fact[] {
  return [...Map.groupBy(facts, ({ about }) => about)].flatMap(([about, topicFacts]) => {
    const { speaking, weak, within, apart, answer } = companyAnswer(about, plan, topicFacts, today);
    // An answer that no single fact gives results from the doubtful ones.
    const lead =
      [...speaking, ...weak, ...within].find((fact) => fact.answer === answer) ?? (answer ? [...weak, ...within][0] : undefined);
    const inOrder = [...speaking, ...weak, ...within, ...apart];
    return lead ? [lead, ...inOrder.filter((fact) => fact !== lead)] : inOrder;
  });
}
