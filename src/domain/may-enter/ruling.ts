import { verdictOf } from '../trust/evidence-rules.ts';
import type { Kind, Use } from '../trust/kinds.ts';
import { neverForAi, uses } from '../trust/kinds.ts';
import type { Cause, PermissionToday, PolicyToday } from '../trust/policy-today.ts';
import type { Verdict } from '../trust/verdict.ts';

/** Whether one kind of information may be entered. */
export interface Ruling {
  verdict: Verdict;
  /** Completes 'only if …'. */
  condition?: string;
  because?: string;
  /** What kind of reason a 'never' has. */
  cause?: Cause;
}

export interface UseRuling extends Ruling {
  use: Use;
  label: string;
}

/** The ruling on a kind in a tool, and what it is made of where the tool has both uses. */
export interface ToolRuling extends Ruling {
  uses: UseRuling[];
}

/**
 * One answer for a kind and a tool. Where its records and its AI differ, it is 'only if': as the use that permits it, without the other.
 */
export function rulingOnTool(kind: Kind, policy: PolicyToday): ToolRuling {
  const rulings = uses.flatMap(({ use, label }): UseRuling[] => {
    const permission = policy[use]?.[kind];
    return permission === undefined ? [] : [{ use, label, ...rulingOf(permission) }];
  });
  const arising = rulings.filter(({ verdict }) => verdict !== 'none');
  const [first, second] = arising;
  if (!first) return { verdict: 'none', because: 'There is nothing of this kind to enter here.', uses: rulings };
  if (!second) return { ...withoutUse(first), uses: rulings };
  return { ...together(first, second), uses: rulings };
}

function rulingOf(permission: PermissionToday): Ruling {
  if (typeof permission === 'string') return { verdict: verdictOf(permission) };
  const { verdict, if: condition, because } = permission;
  return {
    ...{ verdict, ...(condition && { condition }), ...(because && { because }) },
    ...('cause' in permission && { cause: permission.cause }),
  };
}

function withoutUse({ use: _use, label: _label, ...ruling }: UseRuling): Ruling {
  return ruling;
}

/** `records` stands before `ai`, as in the list of uses. The reason of records stays with a verdict that they open. */
function together(records: UseRuling, ai: UseRuling): Ruling {
  if (records.verdict === ai.verdict && records.verdict !== 'only') return { ...withoutUse(records), ...withoutUse(ai) };
  const marked = records.because ? { because: records.because } : {};
  if (ai.verdict === 'never')
    return {
      verdict: 'only',
      condition: joined('it is kept as our own records and its AI does not read it', records),
      ...marked,
    };
  if (records.verdict === 'never')
    return { verdict: 'only', condition: joined('its AI reads it and it is not kept as our own records', ai) };
  const conditions = [records.condition, ai.condition && (records.condition ? `for its AI, ${ai.condition}` : ai.condition)];
  return { verdict: 'only', condition: conditions.filter(Boolean).join('; '), ...marked };
}

const joined = (way: string, { condition }: UseRuling) => (condition ? `${way}: ${condition}` : way);

/** How tools rule on a kind, counted. */
export interface Counted {
  /** Tools into which something of the kind can be entered. */
  asked: number;
  /** … that allow it, with or without a condition. */
  allowed: number;
}

/** The answer for a kind and any tool: the rule where there is one, else how many allow it. */
export function rulingOnAnyTool(kind: Kind, { asked, allowed }: Counted): Ruling {
  if (neverForAi.includes(kind)) return { verdict: 'never' };
  if (asked > 0 && allowed === asked) return { verdict: 'fine' };
  if (allowed === 0) return { verdict: 'never' };
  return {
    verdict: 'only',
    condition: `the tool’s own card allows it: ${allowed} of ${asked} tools here do, most of them with a condition`,
  };
}
