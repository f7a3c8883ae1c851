import type { Kysely } from 'kysely';
import { z } from 'zod';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { deskTextKinds } from '#domain/staff/desk-text-kinds.ts';
import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import type { RecordKindName } from '#domain/staff/record-history.ts';
import type { Version } from '#domain/staff/record-views.ts';
import { restoreSchema } from '#domain/staff/staff-schema.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { eraseVersion, findVersion, findVersions } from '../../repositories/record-versions.ts';
import { found, olderVersion } from './conflict.ts';
import { changesBetween, storeEdit } from './edits.ts';
import { keptKinds } from './kept-records.ts';
import { pageOf, paging } from './paging.ts';
import { presentVersionRow } from './presenters.ts';
import { staffCall } from './staff-call.ts';

const number = z.coerce.number('must be a number').int('must be a whole number').min(1);

interface HistoryOfKind {
  kind: RecordKindName;
  /** Where one record of the kind stands. */
  path: string;
  noun: string;
  /** Its name in the history. */
  nameOf: (params: Record<string, string>) => string;
}

const bySlug = ({ slug = '' }: Record<string, string>) => slug;
const byName = ({ name = '' }: Record<string, string>) => name;
const ofTool = ({ slug = '', name = '' }: Record<string, string>) => `${slug}/${name}`;
const histories: readonly HistoryOfKind[] = [
  { kind: 'tools', path: '/tools/{slug}', noun: 'tool', nameOf: bySlug },
  { kind: 'workflows', path: '/workflows/{slug}', noun: 'workflow', nameOf: bySlug },
  { kind: 'answers', path: '/answers/{slug}', noun: 'answer', nameOf: bySlug },
  { kind: 'facts', path: '/tools/{slug}/facts/{name}', noun: 'fact', nameOf: ofTool },
  { kind: 'terms-changes', path: '/tools/{slug}/changes/{name}', noun: 'change of terms', nameOf: ofTool },
  ...deskTextKinds.map((kind) => ({ kind, path: `/texts/${kind}/{name}`, noun: 'text', nameOf: byName })),
];

const readCalls = histories.flatMap(({ kind, path, noun, nameOf }) => [
  staffCall({
    method: 'get',
    path: `${path}/history`,
    summary: `The states that a ${noun} had, the latest first`,
    permission: 'edit catalogue',
    query: z.object(paging),
    answers: { list: 'VersionRow' },
    answer: async ({ db }, { params, query }) =>
      pageOf((await findVersions(db, kind, nameOf(params))).map(presentVersionRow), query),
  }),
  staffCall({
    method: 'get',
    path: `${path}/history/{number}`,
    summary: `One state of a ${noun}, whole`,
    permission: 'edit catalogue',
    answers: { one: 'Version' },
    answer: async ({ db }, { params }) => {
      const version = await versionOf(db, kind, nameOf(params), numberIn(params.number));
      return { body: { ...presentVersionRow(version), record: version.record } };
    },
  }),
  staffCall({
    method: 'get',
    path: `${path}/comparison`,
    summary: `What one state of a ${noun} says otherwise than another, word by word`,
    permission: 'edit catalogue',
    query: z.object({ former: number, later: number }),
    answers: { one: 'Comparison' },
    answer: async ({ db }, { params, query }) => {
      const [former, later] = [
        await versionOf(db, kind, nameOf(params), query.former),
        await versionOf(db, kind, nameOf(params), query.later),
      ];
      const fields = compareRecords(former.record ?? {}, later.record ?? {});
      return { body: { former: presentVersionRow(former), later: presentVersionRow(later), fields } };
    },
  }),
]);

const writeCalls = keptKinds.flatMap(({ noun, folder, view, read, checked, update }) => [
  staffCall({
    method: 'post',
    path: `/${folder}/{slug}/restore`,
    summary: `Bring back a former state of a ${noun}, or some of its fields, as a new change`,
    permission: 'edit catalogue',
    body: restoreSchema,
    answers: { one: view },
    answer: (context, request) => {
      const { version, number: kept, fields, why } = request.body;
      return storeEdit(context, request, {
        record: `${folder}/${request.params.slug}`,
        why,
        write: async (transaction, change) => {
          const before = await read(transaction, request.params.slug);
          if (version !== before.version) throw olderVersion(before.body);
          const former = await versionOf(transaction, folder, before.record.slug, kept);
          if (former.record === null) throw new HttpError(409, `What version ${kept} said is gone.`);
          const restored = fields ? withFields(before.record, former.record, fields) : former.record;
          const record = checked(restored);
          if (!(await update(transaction, record, version, change)))
            throw olderVersion((await read(transaction, before.record.slug)).body);
          const detail = `to version ${kept}, ${changesBetween(before.record, record)}`;
          const meant = 'steps' in record ? { meant: record } : {};
          return { action: 'restored', detail, ...meant, answer: { body: (await read(transaction, record.slug)).body } };
        },
      });
    },
  }),
  staffCall({
    method: 'delete',
    path: `/${folder}/{slug}/history/{number}`,
    summary: `Erase what a former state of a ${noun} said, because it told of a person`,
    permission: 'edit catalogue',
    answer: ({ db }, { params, by, now }) =>
      db.transaction().execute(async (transaction) => {
        const { version, record } = await read(transaction, params.slug);
        const erased = numberIn(params.number);
        await versionOf(transaction, folder, record.slug, erased);
        if (erased === version)
          throw new HttpError(409, `This is what the ${noun} says now. Change the ${noun} first, then erase what it said.`);
        if (!(await eraseVersion(transaction, folder, record.slug, erased, now.toISOString())))
          throw new HttpError(409, `What version ${erased} said was erased already.`);
        const entry = {
          username: by.username,
          action: 'erased',
          target: `${folder}/${record.slug}`,
          detail: `version ${erased}`,
        };
        await addAuditEntry(transaction, entry, now.toISOString());
        return { none: true };
      }),
  }),
]);

/** The states of records: reading, comparing, restoring, and erasing what one said. */
export const historyCalls = [...readCalls, ...writeCalls];

const numberIn = (part = '') => found(number.safeParse(part).data, 'Version');

const versionOf = async (db: Kysely<Database>, kind: RecordKindName, name: string, asked: number): Promise<Version> =>
  found(await findVersion(db, kind, name, asked), 'Version');

/** The record with some of the fields of a former state; what that did not have is gone. */
export const withFields = (record: object, former: object, paths: readonly string[]): object =>
  // The way over JSON leaves out what is undefined.
  JSON.parse(JSON.stringify(paths.reduce((merged, path) => withValueAt(merged, path, valueAt(former, path)), record)));
