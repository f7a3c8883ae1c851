import { askEachAlone, newlyBroken } from '../content/record-rules.ts';
import type { ContentProblem, Records } from '../content/records.ts';

/** Thrown when a write breaks a rule between records that was kept before; nothing is stored then. */
export class RecordsBroken extends Error {
  override name = 'RecordsBroken';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * Holds a write to the rules between records.
 * @param before the records as they were
 * @param today YYYY-MM-DD
 * @returns what it leaves wrong though it passes: after a stricter card, an ending, a fact out of use
 * @throws {RecordsBroken} when it breaks a rule that was kept before
 */
export async function judgeRecords(before: Records, after: Records, today: string): Promise<readonly ContentProblem[]> {
  await askEachAlone(after);
  const { refused, left } = newlyBroken(before, after, today);
  if (refused.length > 0) throw new RecordsBroken(refused);
  return left;
}
