import type { Kysely } from 'kysely';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { newerFileActSchema } from '#domain/staff/staff-schema.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import type { NewerFile } from '../../records/newer-files.ts';
import { findNewerFiles } from '../../records/newer-files.ts';
import { findAll, insertRecords, removeRecord } from '../../records/store.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { dismissNotTaken, forgetNotTaken } from '../../repositories/files-not-taken.ts';
import { olderVersion } from './conflict.ts';
import type { DeskKind } from './desk-kinds.ts';
import { deskKindOf, deskKinds, withArticle } from './desk-kinds.ts';
import { bodyOf, recordToEdit, replaceRecord } from './edits.ts';
import { admitRecord, nameIn } from './record-edits.ts';
import { changeBy, save, toldOf } from './save.ts';
import type { StaffAnswer } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const permission = 'edit catalogue';

/** Calls on files that are newer than a record that staff edited: an upgrade leaves the choice to them (docs/decisions/0101). */
export const newerFileCalls = [
  staffCall({
    method: 'get',
    path: '/newer-files',
    summary: 'Records that staff edited and whose files say something newer, with both word by word',
    permission,
    answer: async ({ db }) => {
      const nameOf = new Map((await findAll(db, 'tools')).map(({ slug, name }) => [slug, name]));
      const list = (await findNewerFiles(db)).map((newer) => rowOf(newer, nameOf));
      return { list, total: list.length };
    },
  }),
  ...deskKinds.map((desk) =>
    staffCall({
      method: 'post',
      path: `${desk.kind.address}/newer-file`,
      summary: `Take the file of ${withArticle(desk.kind.noun)} in place of what staff wrote, or keep what they wrote`,
      permission,
      body: newerFileActSchema,
      answer: async (context, request): Promise<StaffAnswer> => {
        const { act, at, version, why, stricter } = request.body;
        const own = { kind: desk.kind.name, name: nameIn(request.params) };
        const target = `${own.kind}/${own.name}`;
        const now = request.now.toISOString();
        if (act === 'dismiss')
          return inTransaction(context.db, async (transaction) => {
            await newerAt(transaction, own, at);
            await dismissNotTaken(transaction, own, now);
            const entry = { username: request.by.username, action: 'kept beside a newer file', target };
            await addAuditEntry(transaction, { ...entry, ...(why && { detail: `why: ${why}` }) }, now);
            return { none: true };
          });
        const change = changeBy(request, why);
        return save(context, request, { own: target, isUnsent: true }, async (db) => {
          const { file, stored } = await newerAt(db, own, at);
          if ((stored?.version ?? 0) !== version) throw olderVersion(stored && bodyOf(desk.kind, stored));
          await forgetNotTaken(db, own);
          if (file.record === null) {
            if (stored) await removeRecord(db, own.kind, stored, change);
            return { answer: { none: true }, ...toldOf(target, 'gone with its file', { why }) };
          }
          const place = { db, files: context.files, name: own.name, at: change.at };
          const record = await admitRecord(desk, file.record, place);
          const { position, seedHash } = file;
          if (stored) await replaceRecord(db, desk.kind, stored, { record, position, seedHash }, change);
          else await insertRecords(db, own.kind, [{ ...own, record, position, ...(seedHash && { seedHash }) }], change);
          const also = await desk.alsoDone?.(db, own.name, { isFromFile: true, ...(stricter && { stricter: true }) }, change);
          const answer = { body: bodyOf(desk.kind, await recordToEdit(db, desk.kind, own.name)) };
          return { answer, ...toldOf(target, 'taken from its file', { detail: also, why }) };
        });
      },
    }),
  ),
];

/** Finds a record with a newer file. @throws {HttpError} 409 when the file has changed since it was listed */
async function newerAt(
  db: Kysely<Database>,
  own: { kind: DeskKind['kind']['name']; name: string },
  at: string,
): Promise<NewerFile> {
  const [newer] = await findNewerFiles(db, own);
  if (newer?.file.at !== at) throw new HttpError(409, 'This list has changed since you opened it. Please open it again.');
  return newer;
}

function rowOf({ file, stored }: NewerFile, nameOf: ReadonlyMap<string, string>) {
  const { kind } = deskKindOf(file.kind);
  const [first = '', id] = file.name.split('/');
  const record = stored?.record ?? file.record ?? {};
  const own = nameOf.get(first) ?? first;
  return {
    ...{ kind: file.kind, name: file.name, noun: kind.noun },
    /** Time since which the files say it. */
    at: file.at,
    /** Version of what staff wrote; 0 where they wrote it in another record. */
    version: stored?.version ?? 0,
    title: kind.listed?.(record).title ?? (id ? `${own}: ${id}` : own),
    /** Path of the record in the staff API, below /api/staff. */
    api: kind.address.replace('{slug}', encodeURIComponent(first)).replace('{name}', encodeURIComponent(id ?? first)),
    state: stateOf({ file, stored }),
    /** Fields in which the file differs. */
    fields: compareRecords(stored?.record ?? {}, file.record ?? {}).filter(({ differs }) => differs),
  };
}

/** State of the record; 'out of use': taken out of use by staff, 'said elsewhere': written in another, as a tool's own line. */
function stateOf({ file, stored }: NewerFile): 'newer' | 'gone' | 'out of use' | 'said elsewhere' {
  if (!stored) return 'said elsewhere';
  if (file.record === null) return 'gone';
  return stored.retiredAt === null ? 'newer' : 'out of use';
}
