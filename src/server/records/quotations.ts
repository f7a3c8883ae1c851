import type { Kysely } from 'kysely';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';
import type { StoredRecord } from './store.ts';
import { findRecords } from './store.ts';

/** Words that a record quotes from a document. */
export interface Quotation {
  kind: 'facts' | 'terms-changes' | 'answers';
  /** Tool and id of a fact or change: 'lamp/training'; slug of an answer and the place of the source in it: 'oil/0'. */
  name: string;
  quote: string;
  source: string;
}

/** A quotation with the document's title, and the record that quotes it. */
export type Quoted = Quotation & { document: string } & (
    | { kind: 'facts'; row: StoredRecord<Fact> }
    | { kind: 'terms-changes'; row: StoredRecord<TermsChange> }
    | { kind: 'answers'; row: StoredRecord<Answer>; place: number }
  );

export const nameOfGround = (slug: string, place: number): string => `${slug}/${place}`;

/**
 * Finds the quotations of records in use: facts, changes of terms, and sources of answers.
 * @param of only this record
 */
export async function findQuotations(db: Kysely<Database>, of?: { kind: Quotation['kind']; name: string }): Promise<Quoted[]> {
  const rowsOf = async <Kind extends Quotation['kind']>(kind: Kind) =>
    of && of.kind !== kind ? [] : (await findRecords(db, kind, of ? { name: of.name } : {})).filter(isInUse);
  const facts = await rowsOf('facts');
  const changes = await rowsOf('terms-changes');
  const answers = (await rowsOf('answers')).filter(({ record }) => record.status === 'active');
  return [
    ...facts.map((row) => ({ kind: 'facts' as const, name: row.name, ...wordsOf(row.record), row })),
    ...changes.map((row) => ({ kind: 'terms-changes' as const, name: row.name, ...wordsOf(row.record), row })),
    ...answers.flatMap((row) =>
      row.record.grounds.map(({ publisher, ...ground }, place) => ({
        ...{ kind: 'answers' as const, name: nameOfGround(row.name, place), place, row },
        ...wordsOf({ ...ground, document: publisher }),
      })),
    ),
  ];
}

const isInUse = ({ retiredAt }: StoredRecord) => retiredAt === null;
const wordsOf = ({ quote, source, document }: Pick<Fact, 'quote' | 'source' | 'document'>) => ({ quote, source, document });
