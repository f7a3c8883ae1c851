import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { RecordKindName } from '#domain/records/kinds.ts';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import type { Database } from '../../database/tables.ts';
import { findFormerState } from '../../records/store.ts';
import { findVersions } from '../../repositories/record-versions.ts';
import { requireFound } from './conflict.ts';
import { deskKinds, withArticle } from './desk-kinds.ts';
import { pageOf, paging } from './paging.ts';
import { presentVersionRow } from './presenters.ts';
import { nameIn } from './record-edits.ts';
import { staffCall } from './staff-call.ts';

const number = z.coerce.number('must be a number').int('must be a whole number').min(1);

/** Calls that read and compare the states that records had. */
export const historyCalls = deskKinds.flatMap(({ kind: { name: kind, address, noun } }) => [
  staffCall({
    method: 'get',
    path: `${address}/history`,
    summary: `The states that ${withArticle(noun)} had, the latest first`,
    permission: 'edit catalogue',
    query: z.object(paging),
    answer: async ({ db }, { params, query }) =>
      pageOf((await findVersions(db, kind, nameIn(params))).map(presentVersionRow), query),
  }),
  staffCall({
    method: 'get',
    path: `${address}/history/{number}`,
    summary: `One state of ${withArticle(noun)}, whole`,
    permission: 'edit catalogue',
    answer: async ({ db }, { params }) => {
      const version = await versionOf(db, kind, nameIn(params), versionIn(params.number));
      return { body: { ...presentVersionRow(version), record: version.record } };
    },
  }),
  staffCall({
    method: 'get',
    path: `${address}/comparison`,
    summary: `What one state of ${withArticle(noun)} says otherwise than another, word by word`,
    permission: 'edit catalogue',
    query: z.object({ former: number, later: number }),
    answer: async ({ db }, { params, query }) => {
      const [former, later] = [
        await versionOf(db, kind, nameIn(params), query.former),
        await versionOf(db, kind, nameIn(params), query.later),
      ];
      const fields = compareRecords(former.record ?? {}, later.record ?? {});
      return { body: { former: presentVersionRow(former), later: presentVersionRow(later), fields } };
    },
  }),
]);

/** Parses the number of a version in an address. @throws {HttpError} 404 */
export const versionIn = (part = '') => requireFound(number.safeParse(part).data, 'Version');

/** Finds one state of a record. @throws {HttpError} 404 */
export const versionOf = async (db: Kysely<Database>, kind: RecordKindName, name: string, version: number) =>
  requireFound(await findFormerState(db, kind, name, version), 'Version');

/** Copies some fields of a former state into a record; those that the state did not have are removed. */
export const withFields = (record: object, former: object, paths: readonly string[]): object =>
  // The round trip through JSON drops undefined fields.
  JSON.parse(JSON.stringify(paths.reduce((merged, path) => withValueAt(merged, path, valueAt(former, path)), record)));
