import type { DataPolicy, Permission } from '../trust/data-policy-schema.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import type { Kind, Use } from '../trust/kinds.ts';
import { neverForAi, uses } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';

/** Whether one kind of information may be entered. */
export interface Ruling {
  verdict: Verdict;
  /** Completes 'only if …'. */
  condition?: string;
  because?: string;
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
 * @param policy as it holds on the day (policyToday)
 */
export function rulingOnTool(kind: Kind, policy: DataPolicy): ToolRuling {
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

function rulingOf(permission: Permission): Ruling {
  const { if: condition, because } = typeof permission === 'string' ? {} : permission;
  return { verdict: verdictOf(permission), ...(condition && { condition }), ...(because && { because }) };
}

const withoutUse = ({ verdict, condition, because }: UseRuling): Ruling => ({
  verdict,
  ...(condition && { condition }),
  ...(because && { because }),
});

/** `records` stands before `ai`, as in the list of uses. */
function together(records: UseRuling, ai: UseRuling): Ruling {
  if (records.verdict === ai.verdict && records.verdict !== 'only') return { ...withoutUse(ai), ...withoutUse(records) };
  if (ai.verdict === 'never')
    return { verdict: 'only', condition: joined('it is kept as our own records and its AI does not read it', records) };
  if (records.verdict === 'never')
    return { verdict: 'only', condition: joined('its AI reads it and it is not kept as our own records', ai) };
  const conditions = [records.condition, ai.condition && (records.condition ? `for its AI, ${ai.condition}` : ai.condition)];
  return { verdict: 'only', condition: conditions.filter(Boolean).join('; ') };
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
