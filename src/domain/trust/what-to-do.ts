import { verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import { everyPlan } from './fact-scope.ts';
import { kinds } from './kinds.ts';
import type { PolicyToday } from './policy-today.ts';
import { takesEntries } from './short-answers.ts';

/** What is done first where a setting decides whether the company trains on what is entered. */
export const switchTrainingOff = 'Open the settings of the account and switch training off. Do it in each account that is used.';

/** Whether a setting of a plan decides that, and is on until someone switches it off. */
export const isTrainingSwitched = (plan: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.about === 'training' && fact.answer === 'on unless switched off' && (fact.plan === plan || fact.plan === everyPlan),
  );

/**
 * What somebody in a church's office does with a tool before and after the first use: one to four sentences, in their order.
 * @param isDiscontinued whether the tool has ended
 * @param policy what may be entered, as it holds on the day
 */
export function whatToDo(isDiscontinued: boolean, policy: PolicyToday, facts: readonly Fact[]): string[] {
  if (isDiscontinued) return ['Don’t start with it. Use what we name below instead.', 'Take out what you still have in it.'];
  const { ai, records, runsLocally, plan } = policy;
  if (!takesEntries(policy)) return ['Read or watch it. There is nothing to enter.'];
  const steps: string[] = [];
  if (runsLocally) steps.push('Have someone who is at home with computers install it. Nothing leaves the computer.');
  else if (ai && isTrainingSwitched(plan, facts)) steps.push('Switch training off in the settings of each account.');
  if (!runsLocally) steps.push('Use an account that belongs to the church, not to one person.');
  if (records) steps.push('Set by role who can see what, and switch on two-step sign-in.');
  if (ai) {
    const isClosedToPeople = kinds.every(({ kind, personal }) => !personal || !['only', 'fine'].includes(verdictOf(ai[kind])));
    steps.push(`${isClosedToPeople ? 'Take names out, and check' : 'Check'} what it makes before anyone else sees it.`);
  }
  return steps;
}
