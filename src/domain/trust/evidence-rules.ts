import type { FieldIssue } from '../check.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import type { Evidence } from './fact-schema.ts';
import { kindNames, kinds } from './kinds.ts';
import type { Verdict } from './verdict.ts';
import { isLooser, loosestForAi } from './verdict.ts';

/** The verdict that a permission says, whichever way it is written. */
export const verdictOf = (permission: Permission): Verdict =>
  typeof permission === 'string' ? (permission === 'does not arise' ? 'none' : permission) : permission.verdict;

/**
 * What a tool's card says that its evidence does not carry: no verdict is looser than the rule. Design, section 10.4.
 * @param today the date by which facts are old, such as 2026-11-22
 */
export function verdictIssues({ dataPolicy }: { dataPolicy: DataPolicy }, evidence: Evidence, today: string): FieldIssue[] {
  const { ai, runsLocally, plan } = dataPolicy;
  if (!ai) return [];
  const plans = new Set(evidence.facts.map((fact) => fact.plan));
  return kinds.flatMap(({ kind, label }) => {
    const permission = ai[kind];
    const path = `dataPolicy.ai.${kind}`;
    const named = typeof permission === 'object' ? permission.plan : undefined;
    if (named && !plans.has(named)) return [{ path, message: `names the plan '${named}', on which there is no fact` }];
    const allowed = loosestForAi(kind, named ?? plan, { facts: evidence.facts, runsLocally }, today);
    if (!isLooser(verdictOf(permission), allowed.verdict)) return [];
    const why = allowed.missing.length > 0 ? `no maker’s fact on ${allowed.missing.join(' and ')} for that plan` : 'the rule';
    return [{ path, message: `is looser than its evidence allows for ${label.toLowerCase()} ('${allowed.verdict}': ${why})` }];
  });
}

/**
 * The card with every verdict that is looser than its evidence made as strict as the rule wants it; the others stay.
 * @param today the date by which facts are old, such as 2026-11-22
 */
export function stricterPolicy(dataPolicy: DataPolicy, evidence: Evidence, today: string): DataPolicy {
  const { ai, runsLocally, plan } = dataPolicy;
  if (!ai) return dataPolicy;
  const loose = new Set(verdictIssues({ dataPolicy }, evidence, today).map(({ path }) => path));
  const permissions = kindNames.map((kind) => {
    if (!loose.has(`dataPolicy.ai.${kind}`)) return [kind, ai[kind]];
    const { verdict, condition } = loosestForAi(kind, plan, { facts: evidence.facts, runsLocally }, today);
    const allowed = verdict === 'only' ? { verdict, if: condition } : verdict;
    // A verdict whose plan has no fact left may still be stricter than the rule for the others.
    return [kind, isLooser(verdictOf(ai[kind]), verdict) ? allowed : withoutPlan(ai[kind])];
  });
  // The first sentence was written for what the card allowed before.
  const { opening: _, ...rest } = dataPolicy;
  return { ...(loose.size > 0 ? rest : dataPolicy), ai: Object.fromEntries(permissions) as NonNullable<DataPolicy['ai']> };
}

function withoutPlan(permission: Permission): Permission {
  if (typeof permission === 'string') return permission;
  const { plan: _, ...rest } = permission;
  return rest;
}

/** What is wrong between the facts of one tool. */
export function evidenceIssues({ facts, changes }: Evidence): FieldIssue[] {
  const ids = [...facts.map(({ id }) => id), ...changes.map(({ id }) => id)];
  return ids.flatMap((id, place) =>
    ids.indexOf(id) < place ? [{ path: id, message: 'is the id of two facts or changes' }] : [],
  );
}
