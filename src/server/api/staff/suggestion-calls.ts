import { nextStatuses } from '#domain/inbox/inbox-status.ts';
import { publishDraft } from '#domain/staff/publish-draft.ts';
import { publishSchema } from '#domain/staff/staff-schema.ts';
import { HttpError } from '../../errors.ts';
import { publishedAs, requireItem, storeDecision, wrongState } from './change-item.ts';
import { deskKindOf } from './desk-kinds.ts';
import { presentItem } from './present-inbox.ts';
import { insertNew } from './record-edits.ts';
import { changeBy, save } from './save.ts';
import { staffCall } from './staff-call.ts';

/** Calls that publish a suggestion as an entry of the catalogue. */
export const suggestionCalls = [
  staffCall({
    method: 'get',
    path: '/submissions/{id}/draft',
    summary: 'The record that a suggestion prefills',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue, files: { categories } }, { params, now }) => {
      const suggested = presentItem('submissions', await requireItem(db, 'submissions', params.id));
      const { toolBySlug, workflowBySlug, hidden } = catalogue.snapshot;
      const [visibleEntries, takenDown] =
        suggested.type === 'tool' ? [toolBySlug, hidden.tools] : [workflowBySlug, hidden.workflows];
      const takenSlugs = new Set([...visibleEntries.keys(), ...takenDown.keys()]);
      return { body: publishDraft(suggested, { categories, taken: takenSlugs, today: now.toISOString().slice(0, 10) }) };
    },
  }),

  staffCall({
    method: 'post',
    path: '/submissions/{id}/publish',
    summary: 'Accept a suggestion and publish what the editor made of it',
    permission: 'edit catalogue',
    body: publishSchema,
    creates: true,
    answer: (context, request) => {
      const { body } = request;
      const [kind, record] = 'tool' in body ? (['tool', body.tool] as const) : (['workflow', body.workflow] as const);
      const { slug } = record;
      const own = `${kind}s/${slug}`;
      const change = changeBy(request, body.why || 'Published from a suggestion');
      return save(context, request, { own }, async (transaction) => {
        const { before } = await storeDecision(context, 'submissions', transaction, request, async (place) => {
          const { before: suggestion, at } = place;
          const earlier = await publishedAs(transaction, suggestion.id);
          if (earlier) throw new HttpError(409, `This suggestion was published as ${earlier.slug} already.`);
          const { status, decidedAt } = suggestion;
          if (status !== 'accepted' && !nextStatuses('submissions', status).includes('accepted'))
            throw await wrongState(context, 'submissions', place, `A suggestion that is ${status} cannot be published.`);
          await insertNew(transaction, deskKindOf(`${kind}s`), { name: slug, record, submissionId: suggestion.id }, change);
          // A suggestion that was accepted before keeps the time of that decision.
          const accepted = { status: 'accepted', decidedAt: decidedAt ?? at } as const;
          return { change: accepted, action: 'published', detail: `as the ${kind} ${slug}` };
        });
        const detail = `from the suggestion ${before.reference ?? before.id}`;
        return {
          answer: { body: { kind, slug } },
          audit: [{ action: 'published', target: own, detail }],
          draft: { kind: 'submissions', name: before.id },
          revision: `publish ${kind} ${slug}`,
        };
      });
    },
  }),
];
