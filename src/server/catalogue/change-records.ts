import type { Kysely } from 'kysely';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { ContentProblem } from '../content/read-content.ts';
import type { Authored, Records } from '../content/record-rules.ts';
import { newlyBroken, withRecord } from '../content/record-rules.ts';
import type { Database } from '../database/tables.ts';
import { findAnswers } from '../repositories/answers.ts';
import { findDeskTexts } from '../repositories/desk-texts.ts';
import { changeCatalogue } from '../repositories/revisions.ts';
import { findEvidence } from '../repositories/tool-facts.ts';
import { findTools } from '../repositories/tools.ts';
import { findWorkflows } from '../repositories/workflows.ts';
import { writingsNow } from './site-words.ts';

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

/** The records as the database holds them, beside what stands in files only. */
export const readRecords = async (db: Kysely<Database>, { figureIds, ...authored }: RuledBy): Promise<Records> => ({
  ...authored,
  ...{ tools: await findTools(db), workflows: await findWorkflows(db) },
  ...{ answers: await findAnswers(db), evidence: await findEvidence(db) },
  writings: writingsNow(authored.writings, await findDeskTexts(db), figureIds),
});

/** What a write stored. */
export interface Written<T> {
  stored: T;
  /** A workflow as it was sent: of its tools the database keeps only those that it knows, and all of them are judged. */
  meant?: Workflow | undefined;
}

/**
 * One write of records: no other runs beside it, and it is taken back when it breaks a rule between records.
 * @param today YYYY-MM-DD
 * @returns with what was stored, what it leaves wrong though it passes: after a stricter card, an ending, a fact out of use
 * @throws {RecordsBroken}
 */
export const changeRecords = <T>(
  db: Kysely<Database>,
  { ruledBy, today }: { ruledBy: RuledBy; today: string },
  write: (transaction: Kysely<Database>) => Promise<Written<T>>,
): Promise<{ stored: T; left: readonly ContentProblem[] }> =>
  changeCatalogue(db, async (transaction) => {
    const before = await readRecords(transaction, ruledBy);
    const { stored, meant } = await write(transaction);
    const after = await readRecords(transaction, ruledBy);
    const { refused, left } = newlyBroken(before, meant ? withRecord(after, 'workflows', meant) : after, today);
    if (refused.length > 0) throw new RecordsBroken(refused);
    return { stored, left };
  });
