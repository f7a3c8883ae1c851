import type { AlternativeOrigin } from '../catalogue/choices.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import { refusesYouth } from '../catalogue/with-youth.ts';
import type { TrainingAnswer } from '../trust/company-answer.ts';
import { isUntrained, trainingAnswers } from '../trust/company-answer.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import { kindNames, uses } from '../trust/kinds.ts';
import type { JudgedPolicy } from '../trust/policy-today.ts';
import { isLooser } from '../trust/verdict.ts';

/** A tool with what the search for alternatives needs. */
export interface Candidate {
  tool: Tool;
  /** The verdicts on its input, as its facts support them today. */
  policy: JudgedPolicy;
  /** The company's answers on training and minimum age; undefined where no word was found that counts. */
  training: TrainingAnswer | undefined;
  /** True if anyone, the company or another, says flatly that input trains an AI. */
  isSaidToTrain: boolean;
  age: number | undefined;
}

/** Another tool for the same work, and why. */
export interface Alternative {
  tool: Tool;
  by: AlternativeOrigin;
  /** Sentences: 'Also for transcription. Doesn’t train on what you enter.' */
  reason: string;
}

const mostAlternatives = 3;

/**
 * Advantages of the other tool that a rule may name, the weightiest first. No minimum age: it does not say whether young people
 * should use it. No use without an account: such use often gives the company more rights.
 */
const advantages: { says: string; holds: (other: Candidate, own: Candidate) => boolean }[] = [
  {
    says: 'Runs on your own computer',
    holds: (other, own) => other.policy.runsLocally && !own.policy.runsLocally && own.tool.installs === undefined,
  },
  {
    says: 'Doesn’t train on what you enter',
    // Silence on a tool doesn't show that the other is better.
    holds: (other, own) => isUntrained(other.training) && own.training !== undefined && !isUntrained(own.training),
  },
  { says: 'Free', holds: ({ tool }, own) => tool.shortPrice === 'Free' && own.tool.pricingModel !== 'Free' },
  {
    says: 'Has a free plan',
    // A trial is no plan.
    holds: ({ tool }, own) =>
      /^Free;/.test(tool.shortPrice ?? '') && tool.pricingModel === 'Freemium' && own.tool.pricingModel === 'Paid',
  },
];

/** Checks whether our advice on a tool is that young people don't use it together (`withYouth`). */
const isKeptFromYouth = ({ tool }: Candidate) => refusesYouth(tool.withYouth ?? '');

/**
 * Checks whether our facts are worse for a tool than for another: a stricter verdict of its card on some kind of information,
 * more training, a higher minimum age, or 'No' on young people. Silence on one of them makes neither worse, but a flat statement
 * that a tool trains is worse than silence.
 */
export function isWorse(other: Candidate, own: Candidate): boolean {
  const isStricter = uses.some(({ use }) =>
    kindNames.some((kind) => {
      const [theirs, ours] = [other.policy[use]?.[kind], own.policy[use]?.[kind]];
      return theirs !== undefined && ours !== undefined && isLooser(verdictOf(ours), verdictOf(theirs));
    }),
  );
  return isStricter || trainsMore(other, own) || isForOlder(other, own) || (isKeptFromYouth(other) && !isKeptFromYouth(own));
}

function trainsMore(other: Candidate, own: Candidate): boolean {
  if (other.isSaidToTrain && !own.isSaidToTrain) return true;
  const [theirs, ours] = [other.training, own.training];
  return theirs !== undefined && ours !== undefined && trainingAnswers.indexOf(theirs) < trainingAnswers.indexOf(ours);
}

const isForOlder = ({ age: theirs }: Candidate, { age: ours }: Candidate) =>
  theirs !== undefined && ours !== undefined && theirs > ours;

/**
 * At most three tools to look at instead, with the reason. Authored alternatives exclude others, in their order and as far as no
 * fact contradicts them by now; without them a rule finds some in the category for the same use.
 */
export function alternativesTo(own: Candidate, others: readonly Candidate[]): Alternative[] {
  const there = others.filter(({ tool }) => tool.slug !== own.tool.slug && tool.status === 'active');
  const alternatives = own.tool.alternatives.flatMap(({ tool: slug, because }): Alternative[] => {
    const other = there.find(({ tool }) => tool.slug === slug);
    return other && !isWorse(other, own) ? [{ tool: other.tool, by: 'hand', reason: because }] : [];
  });
  return alternatives.length > 0 ? alternatives : foundByRule(own, there);
}

/**
 * Ranks the tools that the entry itself names as replacements first, then by shared uses and advantages; equal ones by name.
 */
function foundByRule(own: Candidate, others: readonly Candidate[]): Alternative[] {
  return others
    .flatMap((other) => {
      const isNamed = own.tool.replacedBy.includes(other.tool.slug);
      // Uses of the same name often differ between categories: captions of a sermon and of a post.
      const shared = other.tool.category === own.tool.category ? sharedUses(other.tool, own.tool) : [];
      // An entry may name a tool that our advice keeps from young people, but no rule may.
      if (!isNamed && (shared.length === 0 || isKeptFromYouth(other) || isWorse(other, own))) return [];
      const better = advantages.filter(({ holds }) => holds(other, own)).map(({ says }) => says);
      return {
        tool: other.tool,
        reason: `${[isNamed ? 'Our suggested replacement' : `Also for ${shared[0]}`, ...better.slice(0, mostReasons)].join('. ')}.`,
        rank: (isNamed ? namedInsteadRank : 0) + sharedUseRank * shared.length + better.length,
      };
    })
    .sort((a, b) => b.rank - a.rank || a.tool.name.localeCompare(b.tool.name, 'en'))
    .slice(0, mostAlternatives)
    .map(({ tool, reason }) => ({ tool, by: 'rule', reason }));
}

const namedInsteadRank = 100;
const sharedUseRank = 3;
const mostReasons = 2;

/** The uses that both name, such as 'meeting notes'. */
const sharedUses = (other: Tool, own: Tool) => own.aliases.filter((use) => other.aliases.includes(use));
