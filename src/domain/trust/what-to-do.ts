import { verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import { everyPlan } from './fact-scope.ts';
import { kinds } from './kinds.ts';
import type { JudgedPolicy } from './policy-today.ts';
import { takesEntries } from './short-answers.ts';

/** The first step where a setting decides whether the company trains on input. */
export const switchTrainingOff = 'Switch training off in each account, in its settings or as the company says.';

/** Checks whether a setting of the plan decides on training on input, and is on by default. */
export const isTrainingSwitched = (plan: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.about === 'training' && fact.answer === 'on unless switched off' && (fact.plan === plan || fact.plan === everyPlan),
  );

/**
 * The steps of a church's office before and after the first use of a tool: one to four sentences, in their order.
 * @param isDiscontinued true if the tool has ended
 * @param policy the verdicts as they hold on the day
 */
export function whatToDo(isDiscontinued: boolean, policy: JudgedPolicy, facts: readonly Fact[]): string[] {
  if (isDiscontinued) return ['Don’t start using it; see the replacement below.', 'Download what you still have there.'];
  const { ai, records, runsLocally, plan } = policy;
  if (!takesEntries(policy)) return ['Read or watch it. You don’t need to enter anything.'];
  const steps: string[] = [];
  if (runsLocally) steps.push('Install it, or ask someone who’s good with computers. What you enter stays on that computer.');
  else if (ai && isTrainingSwitched(plan, facts)) steps.push(switchTrainingOff);
  if (!runsLocally) steps.push('Use an account that belongs to the church, not to one person.');
  if (records) steps.push('Set by role who can see what, and switch on two-step sign-in.');
  if (ai) {
    const isClosedToPeople = kinds.every(({ kind, personal }) => !personal || !['only', 'fine'].includes(verdictOf(ai[kind])));
    steps.push(`${isClosedToPeople ? 'Leave people out of it, and check' : 'Check'} what it makes before anyone else sees it.`);
  }
  return steps;
}
