import type { Asked, Said } from './cause.ts';
import {
  countsAsNever,
  keptOutAllTheSame,
  ourRule,
  sayAsked,
  sayForbidden,
  sayLimited,
  sayMissing,
  saySo,
  unread,
} from './cause.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { allowanceOf, planOf, verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import type { Kind, Use } from './kinds.ts';
import { isPersonal, kindNames, neverForAi, uses } from './kinds.ts';
import type { Allowance } from './verdict.ts';
import { isLooser, loosest } from './verdict.ts';

/** A permission as it holds on a day: with its cause and sentence from `cause.ts`, and in `because` the authored reason. */
export type PermissionToday = 'does not arise' | (Exclude<Permission, string> & Said);

/** The reason printed under a verdict; undefined for what our rule permits, which needs none. */
export const reasonOf = (permission: PermissionToday): string | undefined => {
  if (permission === 'does not arise') return undefined;
  const { verdict, because, cause, says } = permission;
  return because ?? (verdict !== 'never' && cause === 'our rule for every tool' ? undefined : says);
};

/** A policy with its verdicts only: as it was written, or as it holds on a day. */
export type JudgedPolicy = Omit<DataPolicy, Use> & { [use in Use]?: Record<Kind, Permission | PermissionToday> | undefined };

/** A policy as it holds on a day. */
export interface PolicyToday extends Omit<DataPolicy, Use> {
  ai?: Record<Kind, PermissionToday> | undefined;
  records?: Record<Kind, PermissionToday> | undefined;
}

/**
 * A policy as it holds on a day: where its facts no longer support a verdict, the verdict is the rule's; a 'never' has a reason,
 * the rule's where none was authored; and records without a word of the company say so.
 * @param today a date such as 2026-11-22
 */
export function policyToday(policy: DataPolicy, facts: readonly Fact[], today: string): PolicyToday {
  const entries = uses.map(({ use }) => {
    const permissions = policy[use];
    const permissionOf = (kind: Kind) => permissions && permissionToday(use, kind, permissions[kind], policy, facts, today);
    return [use, permissions && Object.fromEntries(kindNames.map((kind) => [kind, permissionOf(kind)]))];
  });
  return { ...policy, ...Object.fromEntries(entries) };
}

/** Checks whether some verdict of a policy has become stricter by this day. */
export const isStricter = (today: PolicyToday, authored: DataPolicy) =>
  uses.some(({ use }) =>
    kindNames.some((kind) => {
      const [now, then] = [today[use]?.[kind], authored[use]?.[kind]];
      return now !== undefined && then !== undefined && isLooser(verdictOf(then), verdictOf(now));
    }),
  );

function permissionToday(
  use: Use,
  kind: Kind,
  permission: Permission,
  policy: DataPolicy,
  facts: readonly Fact[],
  today: string,
): PermissionToday {
  const allowance = allowanceOf(use, kind, permission, policy, facts, today);
  const authored = typeof permission === 'object' ? permission : undefined;
  const isCut = isLooser(verdictOf(permission), allowance.verdict);
  const verdict = isCut ? allowance.verdict : verdictOf(permission);
  if (verdict === 'none') return 'does not arise';
  const context: Asked = { plan: planOf(permission, policy), facts, today };
  const why = whyOf({ use, kind, verdict, allowed: allowance, isLocal: policy.runsLocally }, context);
  const condition = isCut ? allowance.condition : authored?.if;
  return {
    ...(authored?.plan && { plan: authored.plan }),
    verdict,
    ...(verdict === 'only' && condition && { if: condition }),
    // An authored reason explains its own verdict, and no stricter one.
    ...(!isCut && authored?.because && { because: authored.because }),
    ...why,
  };
}

interface Judged {
  use: Use;
  kind: Kind;
  verdict: 'never' | 'only' | 'fine';
  allowed: Allowance;
  isLocal: boolean;
}

/** The cause of a verdict, with the facts that support it. */
function whyOf(judgment: Judged, context: Asked): Said {
  const { use, kind, verdict, allowed, isLocal } = judgment;
  if (verdict === 'never') return whyNever(judgment, context);
  if (isLocal) return ourRule.ownComputer;
  if (!isPersonal(kind)) return ourRule.noPeople;
  if (use === 'ai' || allowed.missing.length === 0) return saySo(allowed.facts);
  return practice(allowed, context);
}

/** The sentences for records on which the company's word is missing. */
function practice({ missing }: Allowance, context: Asked): Said {
  const sentences = sayMissing(missing, context);
  return joinSentences(sentences, ['This is common practice in churches.', ...sentences.map(({ says }) => says)]);
}

/** Joins several sentences, with the cause of the first. */
const joinSentences = (sentences: readonly Said[], says: readonly string[]): Said => ({
  cause: sentences[0]?.cause ?? 'nothing found',
  says: says.join(' '),
  facts: sentences.flatMap(({ facts }) => facts),
});

function whyNever({ use, kind, allowed, isLocal }: Judged, context: Asked): Said {
  // No company's word matters on the church's own computer.
  if (isLocal) return ourRule.keptOut;
  if (use === 'ai' && neverForAi.includes(kind)) return ourRule.noAi;
  if (context.facts.length === 0) return unread;
  // A kind that is not about people is kept out for the reason that would apply if it were.
  const strictest = isPersonal(kind)
    ? allowed
    : loosest(use, 'membersDetails', context.plan, { facts: context.facts, runsLocally: false }, context.today);
  const { verdict, missing, facts } = strictest;
  if (verdict === 'never' && missing.length > 0) {
    const sentences = sayMissing(missing, context);
    return joinSentences(sentences, [...sentences.map(({ says }) => says), countsAsNever(sentences)]);
  }
  const [first, ...others] = facts;
  if (verdict === 'never' && first)
    return first.about === 'request' ? sayAsked([first, ...others], context) : sayForbidden(facts, context);
  return sayLimited(context) ?? (facts.length > 0 ? keptOutAllTheSame(saySo(facts)) : ourRule.keptOut);
}
