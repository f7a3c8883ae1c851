import type { EditableChange, EditableFact } from '#domain/staff/record-views.ts';
import { changeActSchema, factActSchema } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { kinds } from '../../records/kinds/kinds.ts';
import { findRecords } from '../../records/store.ts';
import { deskKindOf } from './desk-kinds.ts';
import { bodyOf, recordToEdit } from './edits.ts';
import { changeRecord } from './record-edits.ts';
import { staffCall } from './staff-call.ts';

/** What is said of a tool beside the life of every record: read together, read again, taken out of use and brought back. */
export const evidenceCalls = [
  staffCall({
    method: 'get',
    path: '/tools/{slug}/evidence',
    summary: 'The facts of a tool and the changes of its maker’s terms, with those out of use',
    permission: 'edit catalogue',
    answer: async ({ db }, { params: { slug = '' } }) => {
      const { name } = (await recordToEdit(db, kinds.tools, slug)).record;
      const [facts, changes] = [
        (await findRecords(db, 'facts', { within: slug })).map(presentFact),
        (await findRecords(db, 'terms-changes', { within: slug })).map(
          (row) => bodyOf(kinds['terms-changes'], row) as unknown as EditableChange,
        ),
      ];
      return { body: { slug, name, facts, changes } };
    },
  }),
  staffCall({
    method: 'patch',
    path: kinds.facts.address,
    summary: 'Read a fact again without a change, take it out of use, or bring it back',
    permission: 'edit catalogue',
    body: factActSchema,
    answer: (context, request) => {
      const { act, ...body } = request.body;
      return changeRecord(context, request, deskKindOf('facts'), {
        ...{ ...body, isWritten: true },
        make: ({ record }, { at }) =>
          act === 'confirm' ? { record: readNow(record as Fact, at), action: 'read again' } : inUse(act, at),
      });
    },
  }),
  staffCall({
    method: 'patch',
    path: kinds['terms-changes'].address,
    summary: 'Take a change of terms out of use, or bring it back',
    permission: 'edit catalogue',
    body: changeActSchema,
    answer: (context, request) => {
      const { act, ...body } = request.body;
      const edit = { ...body, isWritten: true } as const;
      return changeRecord(context, request, deskKindOf('terms-changes'), { ...edit, make: (_, { at }) => inUse(act, at) });
    },
  }),
];

/** A fact as the desk edits it. */
export const presentFact = (row: Parameters<typeof bodyOf>[1]) => bodyOf(kinds.facts, row) as unknown as EditableFact;

/** A fact that somebody found in its document just now: the page itself was read, so the day is the copy's too. */
export const readNow = (fact: Fact, at: string): Fact => ({ ...fact, read: at.slice(0, 10), copied: at.slice(0, 10) });

const inUse = (act: 'retire' | 'bring back', at: string) =>
  act === 'retire' ? { retiredAt: at, action: 'taken out of use' } : { retiredAt: null, action: 'brought back' };
