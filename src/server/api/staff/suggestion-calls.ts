import { nextStatuses } from '#domain/inbox/inbox-status.ts';
import { publishDraft } from '#domain/staff/publish-draft.ts';
import { publishSchema } from '#domain/staff/staff-schema.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { deleteDraft } from '../../repositories/drafts.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { changeItem, publishedAs, requireItem, wrongState } from './change-item.ts';
import { deskKindOf } from './desk-kinds.ts';
import { publishRecords } from './edits.ts';
import { presentItem } from './present-inbox.ts';
import { insertNew } from './record-edits.ts';
import { staffCall } from './staff-call.ts';

/** What becomes of a suggestion: an entry of the catalogue. */
export const suggestionCalls = [
  staffCall({
    method: 'get',
    path: '/submissions/{id}/draft',
    summary: 'The record that a suggestion prefills',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue, categories }, { params, now }) => {
      const suggested = presentItem('submissions', await requireItem(db, 'submissions', params.id));
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
    answer: async (context, request) => {
      const { body, by, now } = request;
      const [kind, record] = 'tool' in body ? (['tool', body.tool] as const) : (['workflow', body.workflow] as const);
      const { slug } = record;
      const published = { at: now.toISOString(), own: `${kind}s/${slug}` };
      await changeItem(
        context,
        'submissions',
        request,
        async (place) => {
          const { before, transaction, at } = place;
          const earlier = await publishedAs(transaction, before.id);
          if (earlier) throw new HttpError(409, `This suggestion was published as ${earlier.slug} already.`);
          if (before.status !== 'accepted' && !nextStatuses('submissions', before.status).includes('accepted'))
            throw await wrongState(context, 'submissions', place, `A suggestion that is ${before.status} cannot be published.`);
          const change = { at, origin: 'desk', username: by.username, why: body.why || 'Published from a suggestion' } as const;
          await insertNew(transaction, deskKindOf(`${kind}s`), { name: slug, record, submissionId: before.id }, change);
          const entry = { username: by.username, action: 'published', target: published.own };
          await addAuditEntry(transaction, { ...entry, detail: `from the suggestion ${before.reference ?? before.id}` }, at);
          await deleteDraft(transaction, by.userId, { kind: 'submissions', name: before.id });
          await addRevision(transaction, `publish ${kind} ${slug}`, at);
          // Accepted before, it was decided then.
          const accepted = { status: 'accepted', decidedAt: before.decidedAt ?? at } as const;
          return { change: accepted, action: 'published', detail: `as the ${kind} ${slug}` };
        },
        // What is new leaves nothing wrong elsewhere.
        async (store) => (await publishRecords(context, published, store)).stored,
      );
      return { body: { kind, slug } };
    },
  }),
];
