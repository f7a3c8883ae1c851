import type { Tool } from '../catalogue/tool-schema.ts';
import type { Trait } from '../catalogue/trait-names.ts';
import { ageInWords } from '../trust/age-in-words.ts';
import type { TrainingAnswer } from '../trust/company-answer.ts';
import type { AgeRule } from '../trust/short-answers.ts';

/** A tool as far as alternatives to it are sought. */
export interface Candidate {
  tool: Tool;
  traits: readonly Trait[];
  /** What the company says on training, and from what age; undefined where no word was found that counts. */
  training: TrainingAnswer | undefined;
  ageRule: AgeRule | undefined;
}

/** Another tool for the same work, and why. */
export interface Alternative {
  tool: Tool;
  /** A sentence: 'Doesn’t train on what you type. Free.' */
  reason: string;
}

const mostAlternatives = 3;

/** What the other has and this one has not, the weightiest first, in words. */
const advantages: { says: string | ((other: Candidate) => string); holds: (other: Candidate, own: Candidate) => boolean }[] = [
  { says: 'Can run on your own computer', holds: gains('local') },
  {
    says: 'Doesn’t train on what you type',
    // Of a tool on which no word was found it would say too much that the other is better.
    holds: (other, own) => gains('untrained')(other, own) && own.training !== undefined,
  },
  { says: 'May be given members’ details, within limits', holds: gains('ai') },
  { says: 'Keeps members’ details as your own records, within limits', holds: gains('records') },
  { says: 'Free', holds: (other, own) => other.tool.pricingModel === 'Free' && own.tool.pricingModel !== 'Free' },
  { says: 'Has a free plan', holds: (other, own) => other.tool.pricingModel === 'Freemium' && own.tool.pricingModel === 'Paid' },
  { says: 'Works without an account', holds: gains('open') },
  {
    says: ({ ageRule: rule }) => (rule ? ageInWords(rule.years, rule.withConsent) : ''),
    holds: gains('youth'),
  },
];

function gains(trait: Trait) {
  return (other: Candidate, own: Candidate) => other.traits.includes(trait) && !own.traits.includes(trait);
}

/**
 * Whether a tool may stand beside another: it is no other than itself, still there, and of the same category or of the same
 * names and uses.
 */
const isAlternative = (other: Tool, own: Tool): boolean =>
  other.slug !== own.slug &&
  other.status === 'active' &&
  (other.category === own.category || sharedUses(other, own).length > 0 || own.replacedBy.includes(other.slug));

/**
 * At most three tools for the same work with the reason, the best first: what the tool's own entry names instead, then by
 * what they share and what they do better; equals in order of name.
 */
export function alternativesTo(own: Candidate, others: readonly Candidate[]): Alternative[] {
  return others
    .filter(({ tool }) => isAlternative(tool, own.tool))
    .map((other) => {
      const better = advantages
        .filter(({ holds }) => holds(other, own))
        .map(({ says }) => (typeof says === 'string' ? says : says(other)));
      return {
        tool: other.tool,
        reason: reasonOf(better, other.tool, own.tool),
        rank: rankOf(better.length, other.tool, own.tool),
      };
    })
    .sort((a, b) => b.rank - a.rank || a.tool.name.localeCompare(b.tool.name, 'en'))
    .slice(0, mostAlternatives)
    .map(({ tool, reason }) => ({ tool, reason }));
}

const namedInsteadRank = 100;
const sharedUseRank = 3;
const categoryRank = 2;

const rankOf = (better: number, other: Tool, own: Tool) =>
  (own.replacedBy.includes(other.slug) ? namedInsteadRank : 0) +
  sharedUseRank * sharedUses(other, own).length +
  (other.category === own.category ? categoryRank : 0) +
  better;

const mostReasons = 2;

function reasonOf(better: readonly string[], other: Tool, own: Tool): string {
  const instead = own.replacedBy.includes(other.slug) ? ['Our suggested replacement'] : [];
  const [use] = sharedUses(other, own);
  const same = use ? `Also for ${use}` : `Also of ${other.category}`;
  const reasons = [...instead, ...better].slice(0, mostReasons);
  return `${(reasons.length > 0 ? reasons : [same]).join('. ')}.`;
}

/** The uses that both name, such as 'meeting notes'. */
const sharedUses = (other: Tool, own: Tool) => own.aliases.filter((use) => other.aliases.includes(use));
