import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import type { Database } from '../database/tables.ts';
import { findVersion } from '../repositories/record-versions.ts';
import { kinds } from './kinds/kinds.ts';
import type { RecordKind } from './kinds/record-kind.ts';
import { asSchemaHasIt } from './stored-text.ts';

/** A former state of a record, as this version's schema has it; `record` is null when it was taken away then, or erased. */
export async function findFormerState(db: Kysely<Database>, kind: RecordKindName, name: string, number: number) {
  const version = await findVersion(db, kind, name, number);
  const { schema }: RecordKind = kinds[kind];
  return version && { ...version, record: version.record && asSchemaHasIt(schema, version.record) };
}
