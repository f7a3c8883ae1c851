import { z } from 'zod';
import { bringBackSchema, restoreSchema, takeDownSchema } from '#domain/staff/staff-schema.ts';
import { linksTo } from '../../catalogue/links-to.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { HttpError } from '../../errors.ts';
import type { StoredRecord } from '../../records/store.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { eraseVersion, findLastShownStatus } from '../../repositories/record-versions.ts';
import type { DeskKind } from './desk-kinds.ts';
import { deskKinds, withArticle } from './desk-kinds.ts';
import { actionOf, bodyOf, changesBetween, recordToEdit } from './edits.ts';
import { versionIn, versionOf, withFields } from './history-calls.ts';
import { addRecord, admitRecord, changeRecord, nameIn } from './record-edits.ts';
import type { StaffCall } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

/** Body of a call that replaces or adds a record, in addition to the record itself. */
interface Sent extends Record<string, unknown> {
  version: number;
  why?: string;
  stricter?: boolean;
}

const restoreEvidenceSchema = restoreSchema.extend({ stricter: z.boolean().default(false) });

/** Calls of the life of every kind of record: read, add, replace, restore, erase, take down and bring back. */
export const recordCalls = deskKinds.flatMap((desk) => [...writeCalls(desk), ...restoreCalls(desk), ...visibilityCalls(desk)]);

function writeCalls(desk: DeskKind): StaffCall[] {
  const { kind, body, nameOfNew } = desk;
  const { address, noun, field } = kind;
  const calls: StaffCall[] = [
    staffCall({
      method: 'put',
      path: address,
      summary: `Replace ${withArticle(noun)}; its address stays`,
      permission: 'edit catalogue',
      body,
      answer: (context, request) => {
        const { version, why, stricter, [field]: sentRecord } = request.body as unknown as Sent;
        return changeRecord(context, request, desk, {
          ...{ version, why, stricter, isWritten: true },
          make: async ({ record: before }, place) => {
            const record = await admitRecord(desk, sentRecord, place);
            return { record, action: actionOf(before, record), detail: changesBetween(before, record) };
          },
        });
      },
    }),
  ];
  // Evidence on a tool is read all together (evidence-calls.ts).
  if (!kind.isRetired)
    calls.push(
      staffCall({
        method: 'get',
        path: address,
        summary: `One ${noun} to edit`,
        permission: 'edit catalogue',
        answer: async ({ db }, { params }) => ({ body: bodyOf(kind, await recordToEdit(db, kind, nameIn(params))) }),
      }),
    );
  if (nameOfNew)
    calls.push(
      staffCall({
        method: 'post',
        path: address.slice(0, address.lastIndexOf('/')),
        summary: `Add ${withArticle(noun)}`,
        permission: 'edit catalogue',
        body: body.partial({ version: true }),
        creates: true,
        answer: (context, request) => {
          const { why, stricter, [field]: record } = request.body as unknown as Sent;
          return addRecord(context, request, desk, { record, why, stricter });
        },
      }),
    );
  return calls;
}

function restoreCalls(desk: DeskKind): StaffCall[] {
  const { kind } = desk;
  const { name: folder, address, noun } = kind;
  return [
    staffCall({
      method: 'post',
      path: `${address}/restore`,
      summary: `Bring back a former state of ${withArticle(noun)}, or some of its fields, as a new change; it is in use then`,
      permission: 'edit catalogue',
      body: kind.isRetired ? restoreEvidenceSchema : restoreSchema,
      answer: (context, request) => {
        const { number, fields, ...body } = request.body;
        return changeRecord(context, request, desk, {
          ...body,
          make: async ({ name, record: before }, place) => {
            const former = await versionOf(place.db, folder, name, number);
            if (former.record === null) throw new HttpError(409, `What version ${number} said is gone.`);
            const record = await admitRecord(desk, fields ? withFields(before, former.record, fields) : former.record, place);
            const detail = `to version ${number}, ${changesBetween(before, record)}`;
            return { record, retiredAt: null, action: 'restored', detail };
          },
        });
      },
    }),
    staffCall({
      method: 'delete',
      path: `${address}/history/{number}`,
      summary: `Erase what a former state of ${withArticle(noun)} said, because it told of a person`,
      permission: 'edit catalogue',
      answer: ({ db }, { params, by, now }) =>
        inTransaction(db, async (transaction) => {
          const at = now.toISOString();
          const { name, version, retiredAt } = await recordToEdit(transaction, kind, nameIn(params));
          const number = versionIn(params.number);
          await versionOf(transaction, folder, name, number);
          if (number === version && retiredAt === null)
            throw new HttpError(409, `This is what the ${noun} says now. Change it first, then erase what it said.`);
          if (!(await eraseVersion(transaction, folder, name, number, at)))
            throw new HttpError(409, `What version ${number} said was erased already.`);
          const entry = { username: by.username, action: 'erased', target: `${folder}/${name}`, detail: `version ${number}` };
          await addAuditEntry(transaction, entry, at);
          return { none: true };
        }),
    }),
  ];
}

/**
 * Calls that take a record down and bring it back. Only the status changes: a record that breaks a rule must be able to go, and
 * the answer has the problems that this leaves.
 */
function visibilityCalls(desk: DeskKind): StaffCall[] {
  const { kind } = desk;
  const { name: folder, address, noun, page } = kind;
  if (!page) return [];
  const isHidden = ({ record }: StoredRecord) => 'status' in record && record.status === 'hidden';
  return [
    staffCall({
      method: 'get',
      path: `${address}/links`,
      summary: `What leads to ${withArticle(noun)}: links that end in nothing once it is taken down`,
      permission: 'edit catalogue',
      answer: async ({ db, catalogue, contentFolder }, { params }) => {
        const { name: slug } = await recordToEdit(db, kind, nameIn(params));
        const list = await linksTo(db, { kind: folder, slug, page: page(slug) }, catalogue.snapshot.writings, contentFolder);
        return { list, total: list.length };
      },
    }),
    staffCall({
      method: 'post',
      path: `${address}/take-down`,
      summary: `Take ${withArticle(noun)} down: it leaves the site, and its address says so`,
      permission: 'edit catalogue',
      body: takeDownSchema,
      answer: (context, request) =>
        changeRecord(context, request, desk, {
          ...request.body,
          make: (before) => {
            if (isHidden(before)) throw new HttpError(409, `This ${noun} is taken down already.`);
            return { record: { ...before.record, status: 'hidden' }, action: 'taken down' };
          },
        }),
    }),
    staffCall({
      method: 'post',
      path: `${address}/bring-back`,
      summary: `Bring ${withArticle(noun)} back that was taken down, with the status that it had`,
      permission: 'edit catalogue',
      body: bringBackSchema,
      answer: (context, request) =>
        changeRecord(context, request, desk, {
          ...request.body,
          make: async (before, { db }) => {
            if (!isHidden(before)) throw new HttpError(409, `This ${noun} is not taken down.`);
            const status = (await findLastShownStatus(db, folder, before.name)) ?? 'active';
            return { record: { ...before.record, status }, action: 'brought back' };
          },
        }),
    }),
  ];
}
