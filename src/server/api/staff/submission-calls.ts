import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { findDuplicates, findSuggestedToo } from '#domain/staff/duplicates.ts';
import { publishDraft } from '#domain/staff/publish-draft.ts';
import type { SubmissionStatus } from '#domain/staff/review-status.ts';
import { isDecision, nextStatuses, submissionStatuses } from '#domain/staff/review-status.ts';
import type { SubmissionDetail } from '#domain/staff/review-views.ts';
import { publishSchema, submissionUpdateSchema } from '#domain/staff/staff-schema.ts';
import { suggestionTypes } from '#domain/submissions/suggestion-fields.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, SubmissionsTable } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findOfSubmission } from '../../records/store.ts';
import { addAuditEntry, findHistory } from '../../repositories/audit-log.ts';
import { deleteDraft, deleteDraftsOf } from '../../repositories/drafts.ts';
import { addRevision } from '../../repositories/revisions.ts';
import {
  deleteSubmission,
  findComparedSuggestions,
  findSubmission,
  findSubmissions,
  updateReview,
} from '../../repositories/submissions.ts';
import { found, olderVersion } from './conflict.ts';
import { deskKindOf } from './desk-kinds.ts';
import { publishRecords } from './edits.ts';
import { eraseFromHistory } from './erase-from-history.ts';
import { paging, searched } from './paging.ts';
import { presentSubmission, presentSuggested } from './presenters.ts';
import { insertNew } from './record-edits.ts';
import { staffCall } from './staff-call.ts';

/** What the audit log calls a suggestion: its id, and nothing that its sender wrote. */
const targetOf = (id: string) => `submissions/${id}`;

/** Reviewing suggestions, and publishing them. */
export const submissionCalls = [
  staffCall({
    method: 'get',
    path: '/submissions',
    summary: 'The suggestions, the latest first',
    permission: 'review',
    query: z.object({
      ...paging,
      status: z.enum(submissionStatuses).optional(),
      type: z.enum(suggestionTypes).optional(),
      q: searched,
    }),
    answer: async ({ db }, { query }) => {
      const { rows, total } = await findSubmissions(db, query, query);
      return { list: rows.map(presentSubmission), total };
    },
  }),

  staffCall({
    method: 'get',
    path: '/submissions/{id}',
    summary: 'One suggestion, with what it may repeat and what was done about it',
    permission: 'review',
    answer: async ({ db, catalogue }, { params }) => ({ body: await detailOf(db, catalogue, await find(db, params.id)) }),
  }),

  staffCall({
    method: 'patch',
    path: '/submissions/{id}',
    summary: 'Move a suggestion to another state, or note something',
    permission: 'review',
    body: submissionUpdateSchema,
    answer: ({ db, catalogue }, { params, body, by, now }) =>
      inTransaction(db, async (transaction) => {
        const before = await find(transaction, params.id);
        const from = before.status as SubmissionStatus;
        const to = body.status ?? from;
        if (body.version !== before.version) throw olderVersion(await detailOf(transaction, catalogue, before));
        if (to !== from && !nextStatuses(from).includes(to))
          throw new HttpError(409, `A suggestion that is ${from} cannot become ${to}.`, {
            current: await detailOf(transaction, catalogue, before),
          });
        const at = now.toISOString();
        const updated = await updateReview(transaction, before.id, body.version, {
          ...(to !== from && { status: to, reviewedAt: isDecision(to) ? at : null }),
          ...(body.adminNotes !== undefined && { adminNotes: body.adminNotes || null }),
        });
        if (!updated) throw olderVersion(await detailOf(transaction, catalogue, await find(transaction, before.id)));
        const isNoted = body.adminNotes !== undefined && body.adminNotes !== (before.adminNotes ?? '');
        // Never the note itself: it may quote the sender.
        const detail = [...(to === from ? [] : [`from ${from} to ${to}`]), ...(isNoted ? ['the note was changed'] : [])].join(
          ', ',
        );
        const entry = { username: by.username, action: 'reviewed', target: targetOf(before.id), detail };
        if (detail !== '') await addAuditEntry(transaction, entry, at);
        return { body: await detailOf(transaction, catalogue, await find(transaction, before.id)) };
      }),
  }),

  staffCall({
    method: 'delete',
    path: '/submissions/{id}',
    summary: 'Erase a suggestion and what it tells of its sender; what was published from it stays',
    permission: 'review',
    answer: ({ db }, { params: { id = '' }, by, now }) =>
      inTransaction(db, async (transaction) => {
        const { submitterName, submitterEmail } = await find(transaction, id);
        await deleteSubmission(transaction, id);
        await deleteDraftsOf(transaction, { kind: 'submissions', name: id });
        const told = await eraseFromHistory(transaction, { name: submitterName, email: submitterEmail });
        const entry = { username: by.username, action: 'erased', target: targetOf(id), ...told };
        await addAuditEntry(transaction, entry, now.toISOString());
        return { none: true };
      }),
  }),

  staffCall({
    method: 'get',
    path: '/submissions/{id}/draft',
    summary: 'The record that a suggestion prefills',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue, categories }, { params, now }) => {
      const suggested = presentSuggested(await find(db, params.id));
      const { toolBySlug, workflowBySlug, hidden } = catalogue.snapshot;
      const [shown, takenDown] = suggested.type === 'tool' ? [toolBySlug, hidden.tools] : [workflowBySlug, hidden.workflows];
      const taken = new Set([...shown.keys(), ...takenDown.keys()]);
      return { body: publishDraft(suggested, { categories, taken, today: now.toISOString().slice(0, 10) }) };
    },
  }),

  staffCall({
    method: 'post',
    path: '/submissions/{id}/publish',
    summary: 'Accept a suggestion and publish what the editor made of it',
    permission: 'edit catalogue',
    body: publishSchema,
    creates: true,
    answer: async (context, { params, body, by, now }) => {
      const at = now.toISOString();
      const own = 'tool' in body ? `tools/${body.tool.slug}` : `workflows/${body.workflow.slug}`;
      // What is new leaves nothing wrong elsewhere.
      const { stored } = await publishRecords(context, { at, own }, async (transaction) => {
        const before = await find(transaction, params.id);
        const from = before.status as SubmissionStatus;
        const earlier = await publishedAs(transaction, before.id);
        if (earlier) throw new HttpError(409, `This suggestion was published as ${earlier.slug} already.`);
        if (body.version !== before.version) throw olderVersion(await detailOf(transaction, context.catalogue, before));
        if (from !== 'accepted' && !nextStatuses(from).includes('accepted'))
          throw new HttpError(409, `A suggestion that is ${from} cannot be published.`, {
            current: await detailOf(transaction, context.catalogue, before),
          });
        const [kind, record] = 'tool' in body ? (['tool', body.tool] as const) : (['workflow', body.workflow] as const);
        const { slug } = record;
        const change = { at, origin: 'desk', username: by.username, why: body.why || 'Published from a suggestion' } as const;
        await insertNew(transaction, deskKindOf(`${kind}s`), { name: slug, record, submissionId: before.id }, change);
        const reviewedAt = from === 'accepted' ? before.reviewedAt : at;
        if (!(await updateReview(transaction, before.id, body.version, { status: 'accepted', reviewedAt })))
          throw olderVersion(await detailOf(transaction, context.catalogue, await find(transaction, before.id)));
        const entry = { username: by.username, action: 'published' };
        await addAuditEntry(transaction, { ...entry, target: targetOf(before.id), detail: `as the ${kind} ${slug}` }, at);
        await addAuditEntry(
          transaction,
          { ...entry, target: `${kind}s/${slug}`, detail: `from the suggestion ${before.reference ?? before.id}` },
          at,
        );
        await deleteDraft(transaction, by.userId, { kind: 'submissions', name: before.id });
        await addRevision(transaction, `publish ${kind} ${slug}`, at);
        return { body: { kind, slug } };
      });
      return stored;
    },
  }),
];

const find = async (db: Kysely<Database>, id = '') => found(await findSubmission(db, id), 'Suggestion');

async function publishedAs(db: Kysely<Database>, id: string): Promise<SubmissionDetail['publishedAs']> {
  const published = await findOfSubmission(db, id);
  return published ? { kind: published.kind === 'tools' ? 'tool' : 'workflow', slug: published.name } : null;
}

async function detailOf(
  db: Kysely<Database>,
  { snapshot }: Catalogue,
  row: Selectable<SubmissionsTable>,
): Promise<SubmissionDetail> {
  const suggested = presentSuggested(row);
  const published = await publishedAs(db, row.id);
  // What is retired or taken down too: it may only need to be taken up again.
  const tools = [...snapshot.tools, ...snapshot.hidden.tools.values()];
  const workflows = [...snapshot.workflowBySlug.values(), ...snapshot.hidden.workflows.values()];
  const duplicates = findDuplicates(suggested, { tools, workflows });
  return {
    ...suggested,
    // What it became is no duplicate of it.
    duplicates: duplicates.filter(({ kind, slug }) => kind !== published?.kind || slug !== published.slug),
    suggestedToo: findSuggestedToo(suggested, await findComparedSuggestions(db)),
    publishedAs: published,
    history: await findHistory(db, targetOf(row.id)),
  };
}
