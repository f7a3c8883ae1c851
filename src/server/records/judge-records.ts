import { checkEachRecord, newlyBroken } from '../content/record-rules.ts';
import type { ContentProblem, Records } from '../content/records.ts';

/** Error for a write that breaks a rule between records that was met before; then nothing is stored. */
export class RecordsBroken extends Error {
  override name = 'RecordsBroken';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * Judges a write by the rules between records.
 * @param before records as they were
 * @param today YYYY-MM-DD
 * @returns problems that it leaves though it passes: after a stricter card, an ending, a fact out of use
 * @throws {RecordsBroken} when it breaks a rule that was met before
 */
export async function judgeRecords(before: Records, after: Records, today: string): Promise<readonly ContentProblem[]> {
  await checkEachRecord(after);
  const { refused, left } = newlyBroken(before, after, today);
  if (refused.length > 0) throw new RecordsBroken(refused);
  return left;
}
