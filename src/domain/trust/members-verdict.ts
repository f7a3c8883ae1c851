import { verdictOf } from './evidence-rules.ts';
import type { MembersVerdict } from './members-details.ts';
import type { JudgedPolicy } from './policy-today.ts';

/**
 * The verdict of a tool's policy on members' details, in one word.
 * @param policy as it holds today
 */
export function membersVerdict({ ai, records }: JudgedPolicy): MembersVerdict {
  const byAi = ai ? verdictOf(ai.membersDetails) : 'none';
  const asRecords = records ? verdictOf(records.membersDetails) : 'none';
  if (byAi === 'only' || byAi === 'fine') return byAi;
  if (asRecords === 'only' || asRecords === 'fine') return 'records';
  return byAi === 'never' || asRecords === 'never' ? 'never' : 'none';
}
