import type { Kysely } from 'kysely';
import { askEachAlone, newlyBroken } from '../content/record-rules.ts';
import type { Authored, ContentProblem, Records } from '../content/records.ts';
import type { Database } from '../database/tables.ts';
import { changeCatalogue } from '../repositories/revisions.ts';
import { findEvidence, findSeenAnswers, findSeenEvidence } from './evidence.ts';
import { findTexts, writingsNow } from './site-words.ts';
import { findAll } from './store.ts';

/** What records are held against, and the figures that a writing may cite. */
export type RuledBy = Authored & { figureIds: ReadonlySet<string> };

/** Thrown when a write breaks a rule between records that was kept before; nothing was stored. */
export class RecordsBroken extends Error {
  override name = 'RecordsBroken';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * What the records say that have files of their own, or share one by tool: what rules speak of, and an export writes.
 * @param as with the days of readings for whoever judges or shows it, without them for files
 */
export const readCatalogue = async (
  db: Kysely<Database>,
  as: 'written' | 'seen' = 'written',
): Promise<Pick<Records, 'tools' | 'workflows' | 'answers' | 'evidence' | 'prices'>> => ({
  ...{ tools: await findAll(db, 'tools'), workflows: await findAll(db, 'workflows') },
  prices: new Map((await findAll(db, 'prices')).map((prices) => [prices.slug, prices])),
  ...(as === 'seen'
    ? { answers: await findSeenAnswers(db), evidence: await findSeenEvidence(db) }
    : { answers: await findAll(db, 'answers'), evidence: await findEvidence(db) }),
});

/** The records as the database holds them, beside what stands in files only. */
export const readRecords = async (db: Kysely<Database>, { figureIds, ...authored }: RuledBy): Promise<Records> => ({
  ...authored,
  ...(await readCatalogue(db, 'seen')),
  writings: writingsNow(authored.writings, await findTexts(db), figureIds),
});

/**
 * One write of records: no other runs beside it, and it is taken back when it breaks a rule between records.
 * @param today YYYY-MM-DD
 * @returns with what was stored, what it leaves wrong though it passes: after a stricter card, an ending, a fact out of use
 * @throws {RecordsBroken}
 */
export const changeRecords = <T>(
  db: Kysely<Database>,
  { ruledBy, today }: { ruledBy: RuledBy; today: string },
  write: (transaction: Kysely<Database>) => Promise<T>,
): Promise<{ stored: T; left: readonly ContentProblem[] }> =>
  changeCatalogue(db, async (transaction) => {
    const before = await readRecords(transaction, ruledBy);
    const stored = await write(transaction);
    const after = await readRecords(transaction, ruledBy);
    await askEachAlone(after);
    const { refused, left } = newlyBroken(before, after, today);
    if (refused.length > 0) throw new RecordsBroken(refused);
    return { stored, left };
  });
