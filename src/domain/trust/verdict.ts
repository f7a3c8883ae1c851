import type { Fact } from './fact-schema.ts';
import type { Kind } from './kinds.ts';
import { kinds, neverForAi } from './kinds.ts';

/** Never before only if, fine, and what does not arise: the order in which verdicts stand everywhere. Design, section 10.9. */
export const verdicts = ['never', 'only', 'fine', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

/** A fact older than this many days says so wherever it is shown. Design, section 10.3. */
export const agedAfterDays = 180;
/** A fact older than this many days loosens no verdict. Design, section 10.3. */
export const looseningDays = 365;

const dayInMs = 86_400_000;

/** Whole days between two dates such as 2026-09 or 2026-09-14; a month counts from its first day. */
export const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / dayInMs);

/** What the loosest verdict rests on, or what it lacks. */
export interface Allowance {
  verdict: 'never' | 'only' | 'fine';
  /** What must be done first, where the verdict is 'only'. */
  condition?: string;
  /** The topics on which a maker's fact is missing, where that is why the verdict is never. */
  missing: ('training' | 'retention')[];
  /** The facts that allow or forbid it. */
  facts: Fact[];
}

export interface ToolEvidence {
  facts: readonly Fact[];
  /** The model runs on the church's own computer and sends nothing out. */
  runsLocally: boolean;
}

/**
 * The loosest verdict that the evidence allows for one kind, read by a tool's AI under one plan. Design, section 10.4.
 * @param plan in the words of the facts; facts on 'all plans' hold for each
 * @param today a date such as 2026-11-22
 */
export function loosestForAi(kind: Kind, plan: string, { facts, runsLocally }: ToolEvidence, today: string): Allowance {
  if (runsLocally)
    return isPersonal(kind)
      ? { verdict: 'only', condition: 'it runs on the church’s own computer and nothing is sent out', missing: [], facts: [] }
      : { verdict: 'fine', missing: [], facts: [] };
  if (neverForAi.includes(kind)) return { verdict: 'never', missing: [], facts: [] };
  if (!isPersonal(kind)) return { verdict: 'fine', missing: [], facts: [] };

  const usable = facts.filter(
    (fact) =>
      fact.by === 'maker' &&
      fact.confidence !== 'low' &&
      (fact.plan === plan || fact.plan === 'all plans') &&
      daysBetween(fact.read, today) <= looseningDays,
  );
  const training = usable.filter(({ about }) => about === 'training');
  const retention = usable.filter(({ about }) => about === 'retention');
  const forbidding = training.filter(({ answer }) => answer === 'yes' || answer === 'unclear');
  if (forbidding.length > 0) return { verdict: 'never', missing: [], facts: forbidding };
  const missing = [
    ...(training.length === 0 ? (['training'] as const) : []),
    ...(retention.length === 0 ? (['retention'] as const) : []),
  ];
  if (missing.length > 0) return { verdict: 'never', missing, facts: [] };
  const found = [...training, ...retention];
  return training.some(({ answer }) => answer === 'on unless switched off')
    ? { verdict: 'only', condition: 'training is switched off first', missing: [], facts: found }
    : { verdict: 'fine', missing: [], facts: found };
}

/** Whether a verdict permits more than another. */
export const isLooser = (one: Verdict, other: Verdict) => one !== 'none' && verdicts.indexOf(one) > verdicts.indexOf(other);

const isPersonal = (kind: Kind) => kinds.some((one) => one.kind === kind && one.personal);
