import type { Cause } from './cause.ts';
import { verdictOf } from './evidence-rules.ts';
import type { Kind, Use } from './kinds.ts';
import { kinds } from './kinds.ts';
import type { PermissionToday, PolicyToday } from './policy-today.ts';
import { reasonOf } from './policy-today.ts';
import type { Verdict } from './verdict.ts';
import { verdicts } from './verdict.ts';

/** One kind of information under a verdict. */
export interface EntryItem {
  kind: Kind;
  label: string;
  short: string;
  /** Completes 'only if …'. */
  condition?: string;
  /** The reason printed under it. */
  because?: string;
  /** The cause, and its sentence; absent where the question does not arise. */
  cause?: Cause;
  says?: string;
}

/** One band of the card: the kinds with the same verdict for one use. */
export interface EntryGroup {
  verdict: Verdict;
  items: EntryItem[];
}

/** The kinds for one use, by verdict: never before only if, fine, and what does not arise. */
export function entryGroups(policy: PolicyToday, use: Use): EntryGroup[] {
  const permissions = policy[use];
  if (!permissions) return [];
  return verdicts
    .map((verdict) => ({
      verdict,
      items: kinds
        .filter(({ kind }) => verdictOf(permissions[kind]) === verdict)
        .map(({ kind, label, short }) => ({ kind, label, short, ...detailsOf(permissions[kind]) })),
    }))
    .filter(({ items }) => items.length > 0);
}

function detailsOf(permission: PermissionToday): Omit<EntryItem, 'kind' | 'label' | 'short'> {
  if (permission === 'does not arise') return {};
  const { if: condition, cause, says } = permission;
  const because = reasonOf(permission);
  return { ...(condition && { condition }), ...(because && { because }), cause, says };
}
