import type { Kysely } from 'kysely';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/desk-text-kinds.ts';
import { nameOfText } from '#domain/staff/desk-texts.ts';
import type { EditableText } from '#domain/staff/record-views.ts';
import { newTextSchema, restoreSchema, textWriteSchema } from '#domain/staff/staff-schema.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { readRecords } from '../../catalogue/change-records.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { findDeskTexts, storeDeskText } from '../../repositories/desk-texts.ts';
import { eraseVersion, findVersion } from '../../repositories/record-versions.ts';
import { found, olderVersion } from './conflict.ts';
import { changesBetween, storeEdit } from './edits.ts';
import { withFields } from './history-calls.ts';
import type { StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';
import { checkedText } from './text-rules.ts';

/** The texts beside the catalogue: read, edited, added, and brought back from their history. docs/decisions/0051. */
export const textCalls = deskTextKinds.flatMap((kind) => [
  staffCall({
    method: 'get',
    path: `/texts/${kind}`,
    summary: `The ${kind} that there are, as they stand${isWritingKind(kind) ? ', without their words' : ''}`,
    permission: 'review',
    answers: { list: 'EditableText' },
    answer: async ({ db, deskDefaults }) => {
      const list = await textsOf(db, deskDefaults, kind);
      // Twenty long texts, and nobody reads them in a list.
      return { list: isWritingKind(kind) ? list.map((text) => ({ ...text, record: {} })) : list, total: list.length };
    },
  }),
  staffCall({
    method: 'get',
    path: `/texts/${kind}/{name}`,
    summary: `One of the ${kind} to edit`,
    permission: 'edit catalogue',
    answers: { one: 'EditableText' },
    answer: async ({ db, deskDefaults }, { params }) => ({ body: await textOf(db, deskDefaults, kind, params.name) }),
  }),
  ...(addedKinds.includes(kind)
    ? [
        staffCall({
          method: 'post',
          path: `/texts/${kind}`,
          summary: `Add one to the ${kind}`,
          permission: 'edit catalogue',
          body: newTextSchema,
          creates: true,
          answers: { one: 'EditableText' },
          answer: (context, request) => {
            // Its name is known once it is checked.
            return storeEdit(context, request, {
              record: kind,
              why: request.body.why,
              draft: { kind: 'new', name: kind },
              write: async (transaction, change) => {
                const record = checkedText(await groundsIn(transaction, context), { kind }, request.body.record);
                const taken = new Set((await textsOf(transaction, context.deskDefaults, kind)).map(({ name }) => name));
                const name = nameOfText(kind, record, taken);
                if (!(await storeDeskText(transaction, { kind, name, version: 0, came: undefined }, record, change)))
                  throw new HttpError(409, 'Somebody added one of this name just now. Please try again.');
                const answer = { body: await textOf(transaction, context.deskDefaults, kind, name) };
                return { action: 'added', record: `${kind}/${name}`, answer };
              },
            });
          },
        }),
      ]
    : []),
  staffCall({
    method: 'put',
    path: `/texts/${kind}/{name}`,
    summary: `Replace one of the ${kind}`,
    permission: 'edit catalogue',
    body: textWriteSchema,
    answers: { one: 'EditableText' },
    answer: (context, request) =>
      storeEdit(context, request, {
        record: `${kind}/${request.params.name}`,
        why: request.body.why,
        draft: { kind, name: request.params.name ?? '' },
        write: async (transaction, change) => {
          const { deskDefaults } = context;
          const before = await textOf(transaction, deskDefaults, kind, request.params.name);
          if (before.version !== request.body.version) throw olderVersion(before);
          const record = checkedText(await groundsIn(transaction, context), before, request.body.record);
          const place = { kind, name: before.name, version: before.version, came: deskDefaults[kind].get(before.name) };
          if (!(await storeDeskText(transaction, place, record, change)))
            throw olderVersion(await textOf(transaction, deskDefaults, kind, before.name));
          const answer = { body: await textOf(transaction, deskDefaults, kind, before.name) };
          return { action: 'edited', detail: changesBetween(before.record, record), answer };
        },
      }),
  }),
  staffCall({
    method: 'post',
    path: `/texts/${kind}/{name}/restore`,
    summary: `Bring back a former state of one of the ${kind}, or some of its fields, as a new change`,
    permission: 'edit catalogue',
    body: restoreSchema,
    answers: { one: 'EditableText' },
    answer: (context, request) =>
      storeEdit(context, request, {
        record: `${kind}/${request.params.name}`,
        why: request.body.why,
        write: async (transaction, change) => {
          const { deskDefaults } = context;
          const { version, number, fields } = request.body;
          const before = await textOf(transaction, deskDefaults, kind, request.params.name);
          if (before.version !== version) throw olderVersion(before);
          const former = found(await findVersion(transaction, kind, before.name, number), 'Version');
          if (former.record === null) throw new HttpError(409, `What version ${number} said is gone.`);
          const grounds = await groundsIn(transaction, context);
          const record = checkedText(grounds, before, fields ? withFields(before.record, former.record, fields) : former.record);
          const place = { kind, name: before.name, version, came: deskDefaults[kind].get(before.name) };
          if (!(await storeDeskText(transaction, place, record, change)))
            throw olderVersion(await textOf(transaction, deskDefaults, kind, before.name));
          const detail = `to version ${number}, ${changesBetween(before.record, record)}`;
          return {
            action: 'restored',
            detail,
            answer: { body: await textOf(transaction, deskDefaults, kind, before.name) },
          };
        },
      }),
  }),
  staffCall({
    method: 'delete',
    path: `/texts/${kind}/{name}/history/{number}`,
    summary: `Erase what a former state of one of the ${kind} said, because it told of a person`,
    permission: 'edit catalogue',
    answer: ({ db, deskDefaults }, { params, by, now }) =>
      db.transaction().execute(async (transaction) => {
        const { name, version } = await textOf(transaction, deskDefaults, kind, params.name);
        const number = found(restoreSchema.shape.number.safeParse(Number(params.number)).data, 'Version');
        found(await findVersion(transaction, kind, name, number), 'Version');
        if (number === version)
          throw new HttpError(409, 'This is what the text says now. Change the text first, then erase what it said.');
        if (!(await eraseVersion(transaction, kind, name, number, now.toISOString())))
          throw new HttpError(409, `What version ${number} said was erased already.`);
        const entry = { username: by.username, action: 'erased', target: `${kind}/${name}`, detail: `version ${number}` };
        await addAuditEntry(transaction, entry, now.toISOString());
        return { none: true };
      }),
  }),
]);

/** What a text is held against, as it stands in the transaction that stores it. */
const groundsIn = async (db: Kysely<Database>, { ruledBy }: Pick<StaffContext, 'ruledBy'>) => ({
  records: await readRecords(db, ruledBy),
  figureIds: ruledBy.figureIds,
});

/** The texts of a kind: what staff edited in the place of what the hub came with. */
async function textsOf(
  db: Kysely<Database>,
  deskDefaults: StaffContext['deskDefaults'],
  kind: DeskTextKind,
): Promise<EditableText[]> {
  const came = [...deskDefaults[kind]].map(([name, record]) => ({ kind, name, version: 1, editedAt: null, record }));
  const edited = await findDeskTexts(db, kind);
  const names = new Set([...came, ...edited].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const text = edited.find((one) => one.name === name) ?? came.find((one) => one.name === name);
    return text ? [presentText(text)] : [];
  });
}

const textOf = async (db: Kysely<Database>, deskDefaults: StaffContext['deskDefaults'], kind: DeskTextKind, name = '') =>
  found(
    (await textsOf(db, deskDefaults, kind)).find((text) => text.name === name),
    'Text',
  );

const presentText = ({
  kind,
  name,
  version,
  editedAt,
  record,
}: Omit<EditableText, 'record'> & { record: object }): EditableText => ({
  kind,
  name,
  version,
  editedAt,
  record: record as EditableText['record'],
});
