import type { FieldIssue } from '../check.ts';
import { dayOf } from './age.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import type { Evidence, Fact } from './fact-schema.ts';
import type { Kind, Use } from './kinds.ts';
import { kindNames, kinds, uses } from './kinds.ts';
import type { Allowance, Verdict } from './verdict.ts';
import { isLooser, loosest } from './verdict.ts';

/** The verdict of a permission, in either notation. */
export const verdictOf = (permission: Permission | { verdict: Exclude<Verdict, 'none'> }): Verdict =>
  typeof permission === 'string' ? (permission === 'does not arise' ? 'none' : permission) : permission.verdict;

/** The plan for which a permission is written: its own, or else the policy's. */
export const planOf = (permission: Permission, policy: Pick<DataPolicy, 'plan'>): string =>
  (typeof permission === 'object' && permission.plan) || policy.plan;

/**
 * Checks whether an authored verdict permits more than its evidence supports. For a church's own records, 'fine' passes where the
 * evidence allows 'only': the card then says that this is the common practice of churches.
 */
const isTooLoose = (use: Use, verdict: Verdict, allowance: Allowance): boolean =>
  isLooser(verdict, use === 'records' && allowance.verdict === 'only' ? 'fine' : allowance.verdict);

/**
 * The verdicts of a tool's card that its evidence does not support: no verdict is looser than the rule.
 * @param today the day by which the age of facts is judged, such as 2026-11-22
 */
export function verdictIssues({ dataPolicy }: { dataPolicy: DataPolicy }, evidence: Evidence, today: string): FieldIssue[] {
  const plans = new Set(evidence.facts.map((fact) => fact.plan));
  return uses.flatMap(({ use }) =>
    kinds.flatMap(({ kind, label }) => {
      const permission = dataPolicy[use]?.[kind];
      if (permission === undefined) return [];
      const path = `dataPolicy.${use}.${kind}`;
      const plan = typeof permission === 'object' ? permission.plan : undefined;
      if (plan && !plans.has(plan)) return [{ path, message: `names the plan '${plan}', on which there is no fact` }];
      const allowance = allowanceOf(use, kind, permission, dataPolicy, evidence.facts, today);
      if (!isTooLoose(use, verdictOf(permission), allowance)) return [];
      const why = allowance.missing.length > 0 ? missingInWords(allowance, today) : 'the rule';
      return [
        { path, message: `is looser than its evidence allows for ${label.toLowerCase()} ('${allowance.verdict}': ${why})` },
      ];
    }),
  );
}

/** The loosest verdict for a permission, by its own plan. */
export const allowanceOf = (
  use: Use,
  kind: Kind,
  permission: Permission,
  policy: DataPolicy,
  facts: readonly Fact[],
  today: string,
): Allowance => loosest(use, kind, planOf(permission, policy), { facts, runsLocally: policy.runsLocally }, today);

/** Names the facts that would suffice if they were younger or surer, so that the author knows which to read again. */
function missingInWords({ missing, tooWeak }: Allowance, today: string): string {
  const weak = tooWeak.map((fact) =>
    fact.confidence === 'low' ? `${fact.id}, of low confidence` : `${fact.id}, ${dayOf(fact, today) ?? 'of no known day'}`,
  );
  const none = `no company’s fact on ${missing.join(' and ')} for that plan`;
  return weak.length > 0 ? `${none} that is recent enough: ${weak.join('; ')}` : none;
}

/**
 * The card with every verdict that is looser than its evidence made as strict as the rule requires; the others stay.
 * @param today the day by which the age of facts is judged, such as 2026-11-22
 */
export function stricterPolicy(dataPolicy: DataPolicy, evidence: Evidence, today: string): DataPolicy {
  const loose = new Set(verdictIssues({ dataPolicy }, evidence, today).map(({ path }) => path));
  if (loose.size === 0) return dataPolicy;
  const stricter = (use: Use) => {
    const permissions = dataPolicy[use];
    if (!permissions) return {};
    const entries = kindNames.map((kind) => {
      const permission = permissions[kind];
      if (!loose.has(`dataPolicy.${use}.${kind}`)) return [kind, permission];
      // A verdict whose plan has no fact left is judged by the card's plan, and may still be stricter than that allows.
      const barePermission = withoutPlan(permission);
      const allowance = allowanceOf(use, kind, barePermission, dataPolicy, evidence.facts, today);
      if (!isTooLoose(use, verdictOf(permission), allowance)) return [kind, barePermission];
      const { verdict, condition } = allowance;
      return [kind, verdict === 'only' ? { verdict, if: condition } : verdict];
    });
    return { [use]: Object.fromEntries(entries) };
  };
  // The first sentence was written for the former verdicts.
  const { opening: _, ...rest } = dataPolicy;
  return { ...rest, ...stricter('ai'), ...stricter('records') };
}

function withoutPlan(permission: Permission): Permission {
  if (typeof permission === 'string') return permission;
  const { plan: _, ...rest } = permission;
  return rest;
}

/** Problems between the facts of one tool. */
export function evidenceIssues({ facts, changes }: Evidence): FieldIssue[] {
  const ids = [...facts.map(({ id }) => id), ...changes.map(({ id }) => id)];
  return ids.flatMap((id, place) =>
    ids.indexOf(id) < place ? [{ path: id, message: 'is the id of two facts or changes' }] : [],
  );
}
