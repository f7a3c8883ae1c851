import { z } from 'zod';
import type { Sent } from '#domain/inbox/inbox-kinds.ts';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName, InboxStatuses } from '#domain/inbox/inbox-status.ts';
import { inboxKindNames, inboxStatuses, isDecision, isSettled, nextStatuses } from '#domain/inbox/inbox-status.ts';
import { contactUpdateSchema, questionUpdateSchema, submissionUpdateSchema } from '#domain/staff/staff-schema.ts';
import { suggestionTypes } from '#domain/submissions/suggestion-fields.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { deleteDraftsOf } from '../../repositories/drafts.ts';
import type { InboxFilter, InboxItem } from '../../repositories/inbox.ts';
import { deleteItem, findItems } from '../../repositories/inbox.ts';
import type { Decision } from './change-item.ts';
import { changeItem, detailOf, requireItem, targetOf, wrongState } from './change-item.ts';
import { eraseFromHistory } from './erase-from-history.ts';
import { paging, searched } from './paging.ts';
import { presentRow } from './present-inbox.ts';
import type { StaffCall } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

/** Change of an item by hand: its state, the note on it, or words that were sent. */
interface HandChange<Kind extends InboxKindName> {
  version: number;
  status?: InboxStatuses[Kind] | undefined;
  adminNotes?: string | undefined;
}

/** Summaries, schemas and words of the audit log for the calls of each kind. */
const calls: {
  [Kind in InboxKindName]: {
    list: string;
    /** Filters of the list in addition to the state. */
    query?: z.ZodRawShape;
    /** Summary of the call that reads one item; absent for a kind that has no such call. */
    one?: string;
    change: string;
    body: z.ZodType<HandChange<Kind>>;
    action: (isMoved: boolean) => string;
    erase: string;
  };
} = {
  submissions: {
    list: 'The suggestions, the latest first',
    query: { type: z.enum(suggestionTypes).optional(), q: searched },
    one: 'One suggestion, with what it may repeat and what was done about it',
    change: 'Move a suggestion to another state, or note something',
    body: submissionUpdateSchema,
    action: () => 'reviewed',
    erase: 'Erase a suggestion and what it tells of its sender; what was published from it stays',
  },
  contacts: {
    list: 'The messages, the latest first',
    change: 'Move a message to another state',
    body: contactUpdateSchema,
    action: () => 'answered',
    erase: 'Erase a message and what it tells of its sender',
  },
  questions: {
    list: 'The questions, the latest first',
    one: 'One question with what staff did with it',
    change: 'Let a question through, decline it, or put its words and topic right',
    body: questionUpdateSchema,
    action: (isMoved) => (isMoved ? 'moved' : 'edited'),
    erase: 'Erase a question and where its asker wanted to hear; an answer to it stays',
  },
};

/** Calls to read, move, note and erase items of every kind; other acts belong to one kind (question-calls.ts …). */
export const inboxCalls: readonly StaffCall[] = inboxKindNames.flatMap((kind) => callsOf(kind));

function callsOf<Kind extends InboxKindName>(kind: Kind): StaffCall[] {
  const { list, query, one, change, body, action, erase } = calls[kind];
  const permission = 'review';
  const path = `/${kind}/{id}`;
  return [
    staffCall({
      ...{ method: 'get', path: `/${kind}`, summary: list, permission },
      query: z.object({ ...paging, status: z.enum(inboxStatuses[kind]).optional(), ...query }),
      answer: async ({ db }, { query: filter }) => {
        const { items, total } = await findItems(db, kind, filter as InboxFilter, filter);
        return { list: items.map((item) => presentRow(kind, item)), total };
      },
    }),
    ...(one
      ? [
          staffCall({
            ...{ method: 'get', path, summary: one, permission },
            answer: async (context, { params }) => ({
              body: await detailOf(context, kind, await requireItem(context.db, kind, params.id)),
            }),
          }),
        ]
      : []),
    staffCall({
      ...{ method: 'patch', path, summary: change, permission },
      body,
      answer: async (context, request) => ({
        body: await changeItem(context, kind, request, async (place) => {
          const { before, at } = place;
          const { status = before.status } = request.body;
          if (status !== before.status && !nextStatuses(kind, before.status).some((move) => move === status))
            throw await wrongState(context, kind, place, refusalOf(kind, before.status, status));
          return handChange(kind, before, request.body, { at, action });
        }),
      }),
    }),
    staffCall({
      ...{ method: 'delete', path, summary: erase, permission },
      answer: async ({ db, questionsChanged }, { params: { id = '' }, by, now }) => {
        await inTransaction(db, async (transaction) => {
          const auditDetail = await eraseFromHistory(transaction, senderOf(kind, await requireItem(transaction, kind, id)));
          await deleteItem(transaction, kind, id);
          await deleteDraftsOf(transaction, { kind, name: id });
          const entry = { username: by.username, action: 'erased', target: targetOf(kind, id), ...auditDetail };
          await addAuditEntry(transaction, entry, now.toISOString());
        });
        if (kind === 'questions') await questionsChanged();
        return { none: true };
      },
    }),
  ];
}

function refusalOf<Kind extends InboxKindName>(kind: Kind, from: InboxStatuses[Kind], to: InboxStatuses[Kind]): string {
  const subject = `A ${inboxKinds[kind].noun} that is ${from}`;
  return isSettled(kind, from) ? `${subject} stays so: other sites may lead to it.` : `${subject} cannot become ${to}.`;
}

/** Decision of a change by hand. The audit log never holds the note or the words: they may quote the sender. */
function handChange<Kind extends InboxKindName>(
  kind: Kind,
  before: InboxItem<Kind>,
  { version: _, status = before.status, adminNotes = before.notes ?? '', ...words }: HandChange<Kind>,
  { at, action }: { at: string; action: (isMoved: boolean) => string },
): Decision<Kind> {
  const sentFields: Sent[Kind] = { ...before.sent, ...words };
  const isMoved = status !== before.status;
  const changes = [
    ...(isMoved ? [`from ${before.status} to ${status}`] : []),
    ...(adminNotes === (before.notes ?? '') ? [] : ['the note was changed']),
    ...(JSON.stringify(sentFields) === JSON.stringify(before.sent) ? [] : ['words changed']),
  ];
  const decidedAt = isDecision(kind, status) ? (before.decidedAt ?? at) : null;
  return {
    change: { status, notes: adminNotes || null, sent: sentFields, decidedAt },
    action: action(isMoved),
    detail: changes.join(', '),
  };
}

/** Name and mail address of the sender; '' where the item has none. */
function senderOf<Kind extends InboxKindName>(kind: Kind, { sent, email }: InboxItem<Kind>): { name: string; email: string } {
  const { sender } = inboxKinds[kind];
  return { name: sender ? String(sent[sender]) : '', email: email ?? '' };
}
