import type { Kysely } from 'kysely';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';
import { findRecords } from './store.ts';

/** What is said of the tools and in use, by the slug of each tool, in the order of the files. @param within of this tool alone */
export async function findEvidence(db: Kysely<Database>, within?: string): Promise<Map<string, Evidence>> {
  const evidence = new Map<string, Evidence>();
  const place = within === undefined ? {} : { within };
  const of = (name: string) => {
    const tool = toolOf(name);
    const known = evidence.get(tool) ?? { facts: [], changes: [] };
    evidence.set(tool, known);
    return known;
  };
  for (const { name, record } of inUse(await findRecords(db, 'facts', place))) of(name).facts.push(record);
  for (const { name, record } of inUse(await findRecords(db, 'terms-changes', place))) of(name).changes.push(record);
  return evidence;
}

/** Of what is said of one tool. */
export const evidenceInUse = async (db: Kysely<Database>, tool: string): Promise<Evidence> =>
  (await findEvidence(db, tool)).get(tool) ?? { facts: [], changes: [] };

/** The tool of a record that belongs to one. */
const toolOf = (name: string) => name.split('/')[0] ?? name;

const inUse = <Row extends { name: string; retiredAt: string | null }>(rows: Row[]): Row[] =>
  rows
    .filter(({ retiredAt }) => retiredAt === null)
    .sort((a, b) => (toolOf(a.name) === toolOf(b.name) ? 0 : toolOf(a.name) < toolOf(b.name) ? -1 : 1));
