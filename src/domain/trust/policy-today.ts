import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { allowanceOf, verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import type { Kind, Use } from './kinds.ts';
import { kindNames, kinds, neverForAi, uses } from './kinds.ts';
import type { Allowance } from './verdict.ts';
import { isLooser } from './verdict.ts';

/** Why something may never be entered: our rule for every tool, the company's words, its silence, or our advice alone. */
export type Cause = 'rule' | 'forbidden' | 'silent' | 'advised';

/** A permission as it holds on a day, with the reason, and what kind of reason it is where it is never. */
export type PermissionToday = Permission | (Exclude<Permission, string> & { cause: Cause });

/** A policy as it holds on a day. */
export interface PolicyToday extends Omit<DataPolicy, Use> {
  ai?: Record<Kind, PermissionToday> | undefined;
  records?: Record<Kind, PermissionToday> | undefined;
}

/**
 * A policy as it holds on a day: where its facts carry a verdict no more, the verdict is the rule's; a 'never' has a reason, the
 * rule's where none was authored; and records that rest on no word of the company say so.
 * @param today a date such as 2026-11-22
 */
export function policyToday(policy: DataPolicy, facts: readonly Fact[], today: string): PolicyToday {
  const made = uses.map(({ use }) => {
    const permissions = policy[use];
    const one = (kind: Kind) => permissions && permissionToday(use, kind, permissions[kind], policy, facts, today);
    return [use, permissions && Object.fromEntries(kindNames.map((kind) => [kind, one(kind)]))];
  });
  return { ...policy, ...Object.fromEntries(made) };
}

/** Whether the day has made some verdict of a policy stricter. */
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
  const allowed = allowanceOf(use, kind, permission, policy, facts, today);
  const authored = typeof permission === 'object' ? permission : undefined;
  const isCut = isLooser(verdictOf(permission), allowed.verdict);
  const verdict = isCut ? allowed.verdict : verdictOf(permission);
  if (verdict === 'never') {
    // On the church's own computer no company's word matters.
    if (policy.runsLocally && !isCut) return { ...authored, verdict, cause: 'advised' };
    const { cause, says } = reasonOf(use, kind, allowed, facts);
    // What a person wrote under a verdict explains that verdict, and no stricter one.
    return { ...planIn(authored), verdict, because: (!isCut && authored?.because) || says, cause };
  }
  if (verdict === 'none') return permission;
  const condition = isCut ? allowed.condition : authored?.if;
  const because = [isCut ? undefined : authored?.because, use === 'records' && practice(allowed)].filter(Boolean).join(' ');
  if (condition === undefined && because === '') return permission;
  return { ...planIn(authored), verdict, ...(condition && { if: condition }), ...(because && { because }) };
}

const planIn = (authored: Exclude<Permission, string> | undefined) => (authored?.plan ? { plan: authored.plan } : {});

const nouns: Partial<Record<FactTopic, string>> = {
  training: 'on training',
  retention: 'on how long it’s kept',
  ownership: 'on who owns the data',
  leaving: 'on deletion after you leave',
  access: 'on who can open it',
};
const onTopics = ({ missing }: Allowance) => missing.map((about) => nouns[about] ?? `on ${about}`).join(', or ');

/** Said of records for which the company's word is missing. */
const practice = (allowed: Allowance): string | undefined =>
  allowed.missing.length > 0 ? `This is common practice in churches. ${notFound(allowed)}` : undefined;

const notFound = (allowed: Allowance) =>
  allowed.tooWeak.length > 0
    ? `We found nothing recent from the company ${onTopics(allowed)}.`
    : `We found nothing from the company ${onTopics(allowed)}.`;

/** Why something may never be entered, where nobody wrote it down. */
function reasonOf(use: Use, kind: Kind, allowed: Allowance, facts: readonly Fact[]): { cause: Cause; says: string } {
  if (use === 'ai' && neverForAi.includes(kind))
    return { cause: 'rule', says: 'No AI that a company runs may read these. That’s our rule for every tool.' };
  // Nobody has looked into the company's terms yet: nothing is claimed about them.
  if (facts.length === 0) return { cause: isPersonal(kind) ? 'silent' : 'advised', says: 'We advise against it.' };
  if (allowed.verdict === 'never')
    return allowed.missing.length > 0
      ? { cause: 'silent', says: `${notFound(allowed)} Silence counts as never.` }
      : { cause: 'forbidden', says: forbiddenBy(allowed.facts) };
  // Only where facts were weighed is something known of what the terms allow.
  const isAllowed = use === 'ai' && allowed.facts.length > 0;
  return {
    cause: 'advised',
    says: isAllowed ? 'The company’s terms would allow more, but we advise against it.' : 'We advise against it.',
  };
}

const isPersonal = (kind: Kind) => kinds.some((one) => one.kind === kind && one.personal);

/** Why the words on training forbid it; what others say is told as theirs. */
function forbiddenBy(facts: readonly Fact[]): string {
  const own = facts.filter(({ by, region }) => by === 'maker' && region === undefined);
  if (own.some(({ answer }) => answer === 'yes')) return 'The company says that it trains on what you enter.';
  if (own.length > 0) return 'The company’s words on training are unclear, and we count that as never.';
  return 'Others say that it trains on what you enter, or the company says so for one region. We count that as never.';
}
