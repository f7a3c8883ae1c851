import type { Kysely } from 'kysely';
import { findReplacedFields, withoutReplacedFields } from '#domain/catalogue/price-in-words.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import { findStates } from '../repositories/record-versions.ts';
import { findRecord, updateRecord } from './store.ts';

/**
 * Checks whether staff wrote the line that a tool's price would hide, which no file ever had. Before prices were records, nobody
 * saw such a line where a file had prices.
 */
export async function isSaidByStaff(db: Kysely<Database>, prices: ToolPrices): Promise<boolean> {
  const tool = await findRecord(db, 'tools', prices.slug);
  if (!tool || tool.editedAt === null || !findReplacedFields(tool.record, prices).includes('shortPrice')) return false;
  const states = await findStates(db, 'tools', prices.slug);
  return !states.some(({ origin, record }) => origin !== 'desk' && (record as Tool).shortPrice === tool.record.shortPrice);
}

/** Removes from a tool the lines that its price replaces, since taking the price gave them up; the history keeps them. */
export async function giveUpLines(db: Kysely<Database>, slug: string, change: Change): Promise<void> {
  const [tool, prices] = [await findRecord(db, 'tools', slug), await findRecord(db, 'prices', slug)];
  if (!tool || !prices || findReplacedFields(tool.record, prices.record).length === 0) return;
  const record = withoutReplacedFields(tool.record, prices.record);
  await updateRecord(db, 'tools', tool, { record, retiredAt: tool.retiredAt }, change);
}
