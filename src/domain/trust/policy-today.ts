import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import type { Kind } from './kinds.ts';
import { kindNames, neverForAi } from './kinds.ts';
import type { Allowance } from './verdict.ts';
import { isLooser, loosestForAi } from './verdict.ts';

/**
 * A policy as it holds on a day: where its facts have grown too old to carry a verdict, the verdict is the rule's; and a 'never'
 * for an AI has a reason, the rule's where none was authored. Design, sections 10.3 and 10.4.
 * @param today a date such as 2026-11-22
 */
export function policyToday(policy: DataPolicy, facts: readonly Fact[], today: string): DataPolicy {
  const { ai, plan, runsLocally } = policy;
  if (!ai) return policy;
  const permissions = kindNames.map((kind) => {
    const permission = ai[kind];
    const named = typeof permission === 'object' ? permission.plan : undefined;
    const allowed = loosestForAi(kind, named ?? plan, { facts, runsLocally }, today);
    return [kind, permissionToday(kind, permission, allowed, runsLocally)];
  });
  return { ...policy, ai: Object.fromEntries(permissions) as Record<Kind, Permission> };
}

/** Whether the day has made some verdict of a policy stricter. */
export const isStricter = (today: DataPolicy, authored: DataPolicy) =>
  kindNames.some((kind) => {
    const [now, then] = [today.ai?.[kind], authored.ai?.[kind]];
    return now !== undefined && then !== undefined && isLooser(verdictOf(then), verdictOf(now));
  });

function permissionToday(kind: Kind, permission: Permission, allowed: Allowance, runsLocally: boolean): Permission {
  const verdict = verdictOf(permission);
  if (isLooser(verdict, allowed.verdict)) {
    const because = reasonByRule(kind, allowed);
    return allowed.verdict === 'only'
      ? { verdict: 'only', if: allowed.condition, because }
      : { verdict: allowed.verdict, because };
  }
  if (verdict !== 'never' || runsLocally) return permission;
  if (typeof permission === 'object' && permission.because) return permission;
  return { verdict: 'never', because: reasonByRule(kind, allowed) };
}

const topicInWords = { training: 'training', retention: 'on how long it is kept' };

/** Why the rule says what it says. */
function reasonByRule(kind: Kind, { verdict, missing, facts }: Allowance): string {
  if (neverForAi.includes(kind)) return 'No AI that a company runs reads these. This is our rule for every tool.';
  if (missing.length > 0) {
    const topics = missing
      .map((topic) => topicInWords[topic])
      .join(' and ')
      .replace(/^training/, 'on training');
    return `The maker’s word ${topics} was not found, or is more than a year old. Silence counts as never.`;
  }
  if (facts.some(({ answer }) => answer === 'yes')) return 'The maker says that it trains on what is entered.';
  if (verdict === 'never') return 'The maker’s words on training are unclear. Unclear counts as never.';
  return 'The maker’s terms would allow more. We advise against it.';
}
