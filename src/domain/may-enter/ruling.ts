import type { Cause } from '../trust/cause.ts';
import { ourRule } from '../trust/cause.ts';
import type { Kind, Use } from '../trust/kinds.ts';
import { neverForAi, uses } from '../trust/kinds.ts';
import type { PermissionToday, PolicyToday } from '../trust/policy-today.ts';
import { reasonOf } from '../trust/policy-today.ts';
import type { Verdict } from '../trust/verdict.ts';

/** A verdict on entering one kind of information, with its condition and reason. */
export interface Ruling {
  verdict: Verdict;
  /** Completes 'only if …'. */
  condition?: string;
  because?: string;
  /** Cause from the closed list; absent if the question does not arise or any tool was asked about. */
  cause?: Cause;
}

export interface UseRuling extends Ruling {
  use: Use;
  label: string;
}

/** Ruling on a kind in a tool, with those on each use if the tool has both. */
export interface ToolRuling extends Ruling {
  uses: UseRuling[];
}

/**
 * Combines the rulings on the uses of a tool into one for a kind. If its records and its AI differ, it is 'only if': for the use
 * that permits it, without the other.
 */
export function rulingOnTool(kind: Kind, policy: PolicyToday): ToolRuling {
  const rulings = uses.flatMap(({ use, label }): UseRuling[] => {
    const permission = policy[use]?.[kind];
    return permission === undefined ? [] : [{ use, label, ...rulingOf(permission) }];
  });
  const arising = rulings.filter(({ verdict }) => verdict !== 'none');
  const [first, second] = arising;
  if (!first) return { verdict: 'none', because: 'You wouldn’t enter this kind of information here.', uses: rulings };
  if (!second) return { ...withoutUse(first), uses: rulings };
  return { ...together(first, second), uses: rulings };
}

function rulingOf(permission: PermissionToday): Ruling {
  if (permission === 'does not arise') return { verdict: 'none' };
  const { verdict, if: condition, cause } = permission;
  const because = reasonOf(permission);
  return { verdict, ...(condition && { condition }), ...(because && { because }), cause };
}

function withoutUse({ use: _use, label: _label, ...ruling }: UseRuling): Ruling {
  return ruling;
}

/**
 * Combines the rulings on both uses; `records` precedes `ai`, as in the list of uses. A verdict that records permit keeps their
 * reason.
 */
function together(records: UseRuling, ai: UseRuling): Ruling {
  if (records.verdict === ai.verdict && records.verdict !== 'only') return { ...withoutUse(records), ...withoutUse(ai) };
  const reason = records.because ? { because: records.because } : {};
  if (ai.verdict === 'never')
    return {
      verdict: 'only',
      condition: withCondition('it’s kept as our own records and its AI doesn’t read it', records),
      ...reason,
    };
  if (records.verdict === 'never')
    return { verdict: 'only', condition: withCondition('its AI reads it and it isn’t kept as our own records', ai) };
  const conditions = [records.condition, ai.condition && (records.condition ? `for its AI, ${ai.condition}` : ai.condition)];
  return { verdict: 'only', condition: conditions.filter(Boolean).join('; '), ...reason };
}

const withCondition = (way: string, { condition }: UseRuling) => (condition ? `${way}: ${condition}` : way);

/** Rulings of all tools' AIs on a kind. */
export interface RuledByAi {
  /** Number of tools whose AI could read the kind. */
  asked: number;
  /** Names of those that allow it, with or without a condition. */
  allowing: readonly string[];
}

/** Maximum number of tools that count as exceptions, which are named, if they are also fewer than one in ten. */
const mostExceptions = 5;
const exceptionsShare = 0.1;

/**
 * Returns the ruling on a kind for the AI of any tool: 'never' if our rule says so or hardly one allows it (`condition` names the
 * exceptions), 'fine' if all do, or else 'only'. Records are a separate question, which 'into an AI' does not mean.
 */
export function rulingOnAnyTool(kind: Kind, { asked, allowing }: RuledByAi): Ruling {
  const isException = allowing.length <= mostExceptions && allowing.length < asked * exceptionsShare;
  if (neverForAi.includes(kind) || allowing.length === 0 || isException)
    return {
      verdict: 'never',
      ...(neverForAi.includes(kind) && { because: ourRule.noAi.says }),
      ...(allowing.length > 0 && allowing.length <= mostExceptions && { condition: exceptionsIn(allowing) }),
    };
  if (allowing.length === asked) return { verdict: 'fine' };
  return {
    verdict: 'only',
    condition: `the tool’s own card allows it: ${allowing.length} of the ${asked} tools here whose AI could read it do, most of them with a condition`,
  };
}

const exceptionsIn = (names: readonly string[]): string =>
  names.length === 1
    ? `The one exception here is ${names[0]}, on a condition.`
    : `The exceptions here are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, each on a condition of its own.`;
