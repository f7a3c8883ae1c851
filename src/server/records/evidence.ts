import type { Kysely } from 'kysely';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { needsDecision } from '#domain/documents/document-state.ts';
import type { Evidence, Seen } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';
import type { QuotationReading } from '../repositories/documents.ts';
import { findQuotationReadings, readingsOfNow } from '../repositories/documents.ts';
import { nameOfGround } from './quotations.ts';
import { findRecords } from './store.ts';

/** Finds the facts and changes in use, by the slug of each tool, in the order of the files. @param within only this tool's */
export async function findEvidence(db: Kysely<Database>, within?: string): Promise<Map<string, Evidence>> {
  const evidence = new Map<string, Evidence>();
  const place = within === undefined ? {} : { within };
  const of = (name: string) => {
    const tool = toolOf(name);
    const toolEvidence = evidence.get(tool) ?? { facts: [], changes: [] };
    evidence.set(tool, toolEvidence);
    return toolEvidence;
  };
  for (const { name, record } of inUse(await findRecords(db, 'facts', place))) of(name).facts.push(record);
  for (const { name, record } of inUse(await findRecords(db, 'terms-changes', place))) of(name).changes.push(record);
  return evidence;
}

/** Finds the facts and changes in use by tool, each with the results of the readings of its document. */
export async function findSeenEvidence(db: Kysely<Database>, within?: string): Promise<Map<string, Evidence>> {
  const evidence = await findEvidence(db, within);
  const readingOf = readingsOfNow(await findQuotationReadings(db));
  const withReading = <Quoted extends Evidence['facts'][number] | Evidence['changes'][number]>(
    kind: 'facts' | 'terms-changes',
    tool: string,
    quoted: Quoted,
  ) => {
    const finding = toldBy(readingOf(kind, `${tool}/${quoted.id}`, quoted));
    return asTold(quoted, finding, () => ({ ...quoted, ...finding }));
  };
  return new Map(
    [...evidence].map(([tool, { facts, changes }]) => [
      tool,
      {
        facts: facts.map((fact) => withReading('facts', tool, fact)),
        changes: changes.map((change) => withReading('terms-changes', tool, change)),
      },
    ]),
  );
}

/** Adds to the sources of answers the results of the readings of their documents. */
export async function withReadings(db: Kysely<Database>, answers: readonly Answer[]): Promise<Answer[]> {
  const readingOf = readingsOfNow(await findQuotationReadings(db));
  return answers.map((answer) => {
    const findings = answer.grounds.map((ground, place) =>
      toldBy(readingOf('answers', nameOfGround(answer.slug, place), ground)),
    );
    const withReadings = () => ({
      ...answer,
      grounds: answer.grounds.map((ground, place) => ({ ...ground, ...findings[place] })),
    });
    return asTold(answer, findings, withReadings);
  });
}

/** Adds results of readings to a record; returns the same object for the same results, so that what was derived from it stays. */
function asTold<T extends object>(record: T, findings: object, make: () => T): T {
  const by = JSON.stringify(findings);
  const before = lastTold.get(record);
  if (before?.by === by) return before.made as T;
  const copy = make();
  lastTold.set(record, { by, made: copy });
  return copy;
}
const lastTold = new WeakMap<object, { by: string; made: object }>();

/** Extracts from a reading the day on which a quotation was seen, or on which it was not found. */
const toldBy = (reading: QuotationReading | undefined): Seen => ({
  ...(reading?.seen && { seen: reading.seen }),
  ...(reading && needsDecision(reading.state as QuotationState) && { missed: reading.day }),
});

/** Finds the facts and changes of one tool, with the results of readings. */
export const evidenceInUse = async (db: Kysely<Database>, tool: string): Promise<Evidence> =>
  (await findSeenEvidence(db, tool)).get(tool) ?? { facts: [], changes: [] };

/** Returns the tool of a record that belongs to one. */
const toolOf = (name: string) => name.split('/')[0] ?? name;

const inUse = <Row extends { name: string; retiredAt: string | null }>(rows: Row[]): Row[] =>
  rows
    .filter(({ retiredAt }) => retiredAt === null)
    .sort((a, b) => (toolOf(a.name) === toolOf(b.name) ? 0 : toolOf(a.name) < toolOf(b.name) ? -1 : 1));
