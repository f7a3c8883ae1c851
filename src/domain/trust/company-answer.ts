import { isTooOld } from './age.ts';
import type { Fact } from './fact-schema.ts';
import { everyPlan, holdsEverywhere } from './fact-scope.ts';
import type { FactTopic } from './fact-topic-names.ts';

/** What is said of one topic for one plan, kept apart by how much it counts. */
export interface CompanyAnswer {
  /** The company's own, of the plan, from a document that is recent enough: the facts that may open something. */
  speaking: Fact[];
  /** Of the plan too, but weak: it opens nothing, and closes what the others open. */
  weak: Fact[];
  /** Of the plan in one edition or region, or of a part of all plans: it opens nothing for the rest, and may close it. */
  within: Fact[];
  /** Of other plans and parts: it neither opens nor closes anything here, and whoever shows it names what it holds for. */
  apart: Fact[];
  /** The one answer, the worst for a church; undefined where the company's word was not found or is no word. */
  answer: string | undefined;
}

/** The answers of the topics on which one is looser than another, from the worst for a church to the best. */
export const trainingAnswers = ['yes', 'unclear', 'on unless switched off', 'off unless switched on', 'no'] as const;
export type TrainingAnswer = (typeof trainingAnswers)[number];
const training: readonly string[] = trainingAnswers;

/** The age at which a youth group begins, in years: a higher minimum closes the tool to it. */
export const youthAge = 13;

/** Whether a word on training lets an AI read something about people. */
export const isUntrained = (answer: string | undefined) => answer === 'no' || answer === 'off unless switched on';

/**
 * What the company says of a topic for a plan. Every sentence, list, filter and verdict asks this.
 * @param plan in the words of the facts; facts on 'all plans' hold for each, and a policy of all plans is only as good as each
 * @param today a date such as 2026-11-22
 */
export function companyAnswer(about: FactTopic, plan: string, facts: readonly Fact[], today: string): CompanyAnswer {
  const said = facts.filter((fact) => fact.about === about);
  const isOfPlan = (fact: Fact) => holdsEverywhere(fact) && (fact.plan === plan || fact.plan === everyPlan);
  const ofPlan = said.filter(isOfPlan);
  const speaking = ofPlan.filter((fact) => isOwnWord(fact) && !isTooOld(fact, today));
  const weak = ofPlan.filter((fact) => !speaking.includes(fact));
  const others = said.filter((fact) => !isOfPlan(fact));
  const isWithin = (fact: Fact) => fact.plan === plan || fact.plan === everyPlan || plan === everyPlan;
  const within = others.filter(isWithin);
  const apart = others.filter((fact) => !isWithin(fact));
  return { speaking, weak, within, apart, answer: answerOf(about, speaking, weak, within) };
}

/** Of the company itself, in words of whose meaning we are sure enough. */
const isOwnWord = ({ by, confidence }: Fact) => by === 'maker' && confidence !== 'low';

function answerOf(about: FactTopic, speaking: Fact[], weak: Fact[], within: Fact[]): string | undefined {
  if (about === 'training') return trainingOf(speaking, weak, within);
  if (about === 'age') return ageOf(speaking, [...weak, ...within]);
  // Elsewhere no answer is looser than another, and what is unclear is no word at all.
  return speaking.find(({ answer }) => answer !== undefined && answer !== 'unclear')?.answer;
}

/**
 * The worst that the company's word comes to. An old or unsure word of the company counts where it is bad news. What only others
 * say, or what holds in one region or part alone, makes the whole unclear at most, or switches to be looked for.
 */
function trainingOf(speaking: Fact[], weak: Fact[], within: Fact[]): string | undefined {
  const own = [...speaking, ...weak.filter((fact) => fact.by === 'maker' && !isUntrained(fact.answer))];
  const partOf = within.filter((fact) => fact.by === 'maker' && holdsEverywhere(fact));
  const found = [...own, ...partOf.filter(({ answer }) => !isUntrained(answer))].map(({ answer }) => answer);
  const doubtful = [...weak, ...within].filter((fact) => fact.by !== 'maker' || !holdsEverywhere(fact));
  if (doubtful.some(({ answer }) => answer === 'yes' || answer === 'unclear')) found.push('unclear');
  if (doubtful.some(({ answer }) => answer === 'on unless switched off') && found.length > 0)
    found.push('on unless switched off');
  return training.find((answer) => found.includes(answer));
}

/** The highest minimum counts. A weak one that would keep a youth group out counts by itself. */
function ageOf(speaking: Fact[], others: Fact[]): string | undefined {
  const years = [...speaking, ...others.filter(({ answer }) => speaking.length > 0 || Number(answer) > youthAge)];
  const ages = years.map(({ answer }) => Number(answer));
  return ages.length > 0 ? String(Math.max(...ages)) : undefined;
}

/** Whether some word on children asks for a parent's consent. A weak one counts too: it asks for more, not for less. */
export const asksParents = (plan: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.about === 'children' &&
      fact.answer === 'with a parent’s or school’s consent' &&
      (fact.plan === plan || fact.plan === everyPlan || plan === everyPlan),
  );

/** Said before facts of other plans, where none is of the plan that is asked about. */
export const nothingOn = (plan: string) => `We found nothing on “${plan}”, only on:`;

/**
 * The facts with the one first, within each topic, that a church on the plan goes by: the one that carries the answer, then what
 * else is of the plan, then what holds for a part, a region or another plan.
 * @param plan in the words of the facts
 * @param today a date such as 2026-11-22
 */
export function leadingFirst(plan: string, facts: readonly Fact[], today: string): Fact[] {
  return [...Map.groupBy(facts, ({ about }) => about)].flatMap(([about, said]) => {
    const { speaking, weak, within, apart, answer } = companyAnswer(about, plan, said, today);
    // An answer that no single fact gives is the work of those that are in doubt.
    const lead =
      [...speaking, ...weak, ...within].find((fact) => fact.answer === answer) ?? (answer ? [...weak, ...within][0] : undefined);
    const inOrder = [...speaking, ...weak, ...within, ...apart];
    return lead ? [lead, ...inOrder.filter((fact) => fact !== lead)] : inOrder;
  });
}
