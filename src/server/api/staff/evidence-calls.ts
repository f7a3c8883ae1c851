import type { Kysely } from 'kysely';
import { kinds } from '#domain/records/kinds.ts';
import { changeActSchema, factActSchema } from '#domain/staff/staff-schema.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../../database/tables.ts';
import { seenByPerson } from '../../documents/compare-with-kept.ts';
import { findRecords } from '../../records/store.ts';
import { findQuotationReadings, readingsOfNow } from '../../repositories/documents.ts';
import { deskKindOf } from './desk-kinds.ts';
import type { Editable } from './edits.ts';
import { bodyOf, recordToEdit } from './edits.ts';
import { changeRecord } from './record-edits.ts';
import { staffCall } from './staff-call.ts';

/** A fact or a change of terms to edit; out of use, it is shown to staff alone. */
type EditableSaid<Field extends string, Said> = Editable<Field, Said> & { retiredAt: string | null };
export type EditableFact = EditableSaid<'fact', Fact>;
type EditableChange = EditableSaid<'change', TermsChange>;

/** A fact in the list of its tool. */
type ListedFact = EditableFact & {
  /** Latest day on which its words were in their document; null where no reading found them, or the last one missed them. */
  seen: string | null;
};

/** Calls on the evidence of a tool in addition to those of every record: read together, confirm, take out of use, bring back. */
export const evidenceCalls = [
  staffCall({
    method: 'get',
    path: '/tools/{slug}/evidence',
    summary: 'The facts of a tool and the changes of its company’s terms, with those out of use',
    permission: 'edit catalogue',
    answer: async ({ db }, { params: { slug = '' } }) => {
      const { name } = (await recordToEdit(db, kinds.tools, slug)).record;
      const [facts, changes] = [
        (await factsToEdit(db, slug)).map(({ editable }) => editable),
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
        make: async ({ name, record }, { db, at }) => {
          if (act !== 'confirm') return inUse(act, at);
          await seenByPerson(db, name, record as Fact, at);
          return { record: readNow(record as Fact, at), action: 'read again' };
        },
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

/** Finds the facts of a tool as the desk edits them, those out of use too, each with its record. */
export async function factsToEdit(db: Kysely<Database>, slug: string): Promise<{ record: Fact; editable: ListedFact }[]> {
  const readingOf = readingsOfNow(await findQuotationReadings(db));
  return (await findRecords(db, 'facts', { within: slug })).map((row) => {
    const reading = readingOf('facts', row.name, row.record);
    const seenDay = reading?.state === 'stands' ? reading.seen : null;
    return { record: row.record, editable: { ...(bodyOf(kinds.facts, row) as unknown as EditableFact), seen: seenDay } };
  });
}

/** Dates a fact that somebody found in its document just now: the page itself was read, so the day is the copy's too. */
export const readNow = (fact: Fact, at: string): Fact => ({
  ...fact,
  read: at.slice(0, 10),
  copied: at.slice(0, 10),
  compared: 'a person',
});

const inUse = (act: 'retire' | 'bring back', at: string) =>
  act === 'retire' ? { retiredAt: at, action: 'taken out of use' } : { retiredAt: null, action: 'brought back' };
