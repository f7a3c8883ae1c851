import type { Kysely } from 'kysely';
import type { Authored, Records } from '../content/records.ts';
import type { Database } from '../database/tables.ts';
import { findEvidence, findSeenAnswers, findSeenEvidence } from './evidence.ts';
import { findTexts, writingsNow } from './site-words.ts';
import { findAll } from './store.ts';

/** What records are held against, and the figures that a writing may cite. */
export type RuledBy = Authored & { figureIds: ReadonlySet<string> };

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
