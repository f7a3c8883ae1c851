import type { Kysely } from 'kysely';
import { wordsOfPerson } from '#domain/staff/without-words.ts';
import type { Database } from '../../database/tables.ts';
import { eraseWordsOfSets } from '../../repositories/change-sets.ts';
import { eraseWords } from '../../repositories/record-versions.ts';

/**
 * Erases a visitor's name and address from the former states of all records, within the transaction that erases what they sent.
 * @returns the detail for the audit log; none when no state had them
 */
export async function eraseFromHistory(
  db: Kysely<Database>,
  person: { name: string; email: string },
): Promise<{ detail?: string }> {
  const words = wordsOfPerson(person);
  const states = await eraseWords(db, words);
  await eraseWordsOfSets(db, words);
  return states > 0 ? { detail: `also from former states: ${states}` } : {};
}
