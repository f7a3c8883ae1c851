import type { DraftKind } from '#domain/records/kinds.ts';
import { draftKinds } from '#domain/records/kinds.ts';
import { draftSchema } from '#domain/staff/staff-schema.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { HttpError } from '../../errors.ts';
import { deleteDraft, findDrafts, saveDraft } from '../../repositories/drafts.ts';
import { requireFound } from './conflict.ts';
import { staffCall } from './staff-call.ts';

/** Calls on a person's own drafts: nobody else reads them, and no page shows them. */
export const draftCalls = [
  staffCall({
    method: 'get',
    path: '/drafts',
    summary: 'What you have written and not published, the latest first',
    permission: 'edit catalogue',
    answer: async ({ db }, { by }) => {
      const list = await findDrafts(db, by.userId);
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'put',
    path: '/drafts/{kind}/{name}',
    summary: 'Keep what you have written in one form',
    permission: 'edit catalogue',
    isDoneAnew: true,
    body: draftSchema,
    answer: async ({ db }, { params, body, by, now }) => {
      const draft = { ...placeOf(params), ...body, savedAt: now.toISOString() };
      const isKept = await inTransaction(db, (transaction) => saveDraft(transaction, by.userId, draft, { most: mostDrafts }));
      if (!isKept) throw new HttpError(409, `You have ${mostDrafts} drafts. Publish or discard one, then this one is kept.`);
      return { body: draft };
    },
  }),
  staffCall({
    method: 'delete',
    path: '/drafts/{kind}/{name}',
    summary: 'Forget what you have written in one form',
    permission: 'edit catalogue',
    isDoneAnew: true,
    answer: async ({ db }, { params, by }) => {
      await deleteDraft(db, by.userId, placeOf(params));
      return { none: true };
    },
  }),
];

const mostNameCharacters = 120;
/** Maximum number of drafts of one person: enough for each entry of today's catalogue and more. */
const mostDrafts = 500;

/** Finds the form of a draft. @throws {HttpError} 404 when the desk has no such form. */
function placeOf({ kind, name = '' }: Record<string, string>): { kind: DraftKind; name: string } {
  if (name.length > mostNameCharacters) throw new HttpError(404, 'Draft not found');
  return {
    kind: requireFound(
      draftKinds.find((draftKind) => draftKind === kind),
      'Draft',
    ),
    name,
  };
}
