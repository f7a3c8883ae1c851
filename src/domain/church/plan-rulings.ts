import { rulingOnTool } from '../may-enter/ruling.ts';
import type { DataPolicy } from '../trust/data-policy-schema.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { everyPlan, holdsEverywhere } from '../trust/fact-scope.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { kindNames } from '../trust/kinds.ts';
import { policyToday } from '../trust/policy-today.ts';
import { recordTopics } from '../trust/verdict.ts';
import { otherPlan } from './register.ts';
import type { PlanRulingView, ToolVerdictsView } from './register-views.ts';

/** Topics of the facts that decide a verdict. */
const deciding: readonly FactTopic[] = ['training', ...recordTopics];

/**
 * Lists the plans of a tool that a church may be on, the plan of its card first: those on which the company says something that
 * decides a verdict, and `otherPlan`, for which only the words on all plans count. A card for all plans, or of a local tool, has
 * just its own.
 */
export function plansOf({ plan, runsLocally }: DataPolicy, facts: readonly Fact[]): string[] {
  if (plan === everyPlan || runsLocally) return [plan];
  const decidingFacts = facts.filter((fact) => deciding.includes(fact.about) && fact.by === 'maker' && holdsEverywhere(fact));
  const plans = [...new Set([plan, ...decidingFacts.map((fact) => fact.plan).filter((one) => one !== everyPlan)])];
  // A church on 'Business' is covered by the words on 'Business, Enterprise and the developer service'.
  const isWithin = (one: string) => plans.some((other) => other !== one && plansIn(other).includes(one));
  return [...plans.filter((one) => one === plan || !isWithin(one)), otherPlan];
}

/** Splits the plan of a fact into plans: 'Business' and 'Enterprise' of 'Business and Enterprise'. */
const plansIn = (words: string) => words.split(/, | and /);

/**
 * Computes the rulings on a tool for each of its plans. A card was written for its own plan: on another its verdicts hold as far
 * as the facts on that plan support them, and never become looser.
 * @param today a date such as 2026-11-22
 */
export const planRulings = (policy: DataPolicy, facts: readonly Fact[], today: string): ToolVerdictsView['plans'] =>
  plansOf(policy, facts).map((plan) => {
    const onPlan = policyToday({ ...policy, plan }, facts, today);
    const rulings = kindNames.map((kind): PlanRulingView => {
      const { verdict, condition, because, uses } = rulingOnTool(kind, onPlan);
      const isOpen = verdict === 'only' || verdict === 'fine';
      const isReadByAi = uses.some((one) => one.use === 'ai' && (one.verdict === 'only' || one.verdict === 'fine'));
      return {
        kinds: [kind],
        verdict,
        ...(condition && { condition }),
        ...(verdict === 'never' && because && { because }),
        ...(isOpen && !isReadByAi && { asRecords: true }),
      };
    });
    return { plan, rulings: together(rulings) };
  });

/** Groups the kinds that have the same ruling. */
const together = (rulings: readonly PlanRulingView[]): PlanRulingView[] =>
  [...Map.groupBy(rulings, ({ kinds: _, ...ruling }) => JSON.stringify(ruling)).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, kinds: group.flatMap(({ kinds }) => kinds) }] : [];
  });
