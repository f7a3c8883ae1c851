import { z } from 'zod';
import { check } from '#domain/check.ts';
import { restoreSchema } from '#domain/staff/staff-schema.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { factSchema, termsChangeSchema } from '#domain/trust/fact-schema.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { eraseVersion, findVersion } from '../../repositories/record-versions.ts';
import { kindOfEvidence } from '../../repositories/tool-facts.ts';
import { found } from './conflict.ts';
import { changesBetween } from './edits.ts';
import { change, readOne } from './evidence-calls.ts';
import { withFields } from './history-calls.ts';
import { staffCall } from './staff-call.ts';

const kinds = [
  {
    table: 'toolFacts',
    folder: 'facts',
    noun: 'fact',
    at: 'fact.',
    schema: factSchema as z.ZodType<Fact | TermsChange>,
    view: 'EditableFact',
  },
  {
    table: 'termsChanges',
    folder: 'changes',
    noun: 'change of terms',
    at: 'change.',
    schema: termsChangeSchema as z.ZodType<Fact | TermsChange>,
    view: 'EditableChange',
  },
] as const;

const restoreEvidenceSchema = restoreSchema.extend({ stricter: z.boolean().default(false) });

/** Bringing back what a fact or a change of terms said, and erasing what it said of a person. */
export const evidenceHistoryCalls = kinds.flatMap(({ table, folder, noun, at, schema, view }) => [
  staffCall({
    method: 'post',
    path: `/tools/{slug}/${folder}/{name}/restore`,
    summary: `Bring back a former state of a ${noun}, or some of its fields, as a new change; it is in use then`,
    permission: 'edit catalogue',
    body: restoreEvidenceSchema,
    answers: { one: view },
    answer: (context, request) => {
      const { version, number, fields, why, stricter } = request.body;
      const { slug, name } = request.params;
      return change<Fact | TermsChange>(context, request, {
        ...{ table, version, stricter, why },
        edit: async (before, _, db) => {
          const former = found(await findVersion(db, kindOfEvidence[table], `${slug}/${name}`, number), 'Version');
          if (former.record === null) throw new HttpError(409, `What version ${number} said is gone.`);
          const { data: record, issues } = check(schema, fields ? withFields(before, former.record, fields) : former.record);
          if (issues)
            throw new HttpError(422, 'Some fields are missing or wrong.', {
              issues: issues.map(({ path, message }) => ({ path: `${at}${path}`, message })),
            });
          const detail = `to version ${number}, ${changesBetween(before, record)}`;
          return { record, retiredAt: null, action: 'restored', detail };
        },
      });
    },
  }),
  staffCall({
    method: 'delete',
    path: `/tools/{slug}/${folder}/{name}/history/{number}`,
    summary: `Erase what a former state of a ${noun} said, because it told of a person`,
    permission: 'edit catalogue',
    answer: ({ db }, { params: { slug = '', name = '', number = '' }, by, now }) =>
      db.transaction().execute(async (transaction) => {
        const { version, retiredAt } = await readOne(transaction, table, slug, name);
        const kind = kindOfEvidence[table];
        const asked = found(restoreSchema.shape.number.safeParse(Number(number)).data, 'Version');
        found(await findVersion(transaction, kind, `${slug}/${name}`, asked), 'Version');
        if (asked === version && retiredAt === null)
          throw new HttpError(409, `This is what the ${noun} says now. Change it first, then erase what it said.`);
        if (!(await eraseVersion(transaction, kind, `${slug}/${name}`, asked, now.toISOString())))
          throw new HttpError(409, `What version ${asked} said was erased already.`);
        const entry = { username: by.username, action: 'erased', target: `${kind}/${slug}/${name}`, detail: `version ${asked}` };
        await addAuditEntry(transaction, entry, now.toISOString());
        return { none: true };
      }),
  }),
]);
