import { writingPreviewSchema } from '#domain/staff/staff-schema.ts';
import { parseWriting } from '#domain/writings/parse-writing.ts';
import { documentOfWriting, writingKinds } from '#domain/writings/writing-kinds.ts';
import { readRecords } from '../../records/change-records.ts';
import { catalogueForDocuments } from '../public/catalogue-for-documents.ts';
import { found } from './conflict.ts';
import { staffCall } from './staff-call.ts';
import { writingIssues } from './text-rules.ts';

/** What guides, explainers and statements have beside the calls of every text. docs/decisions/0054. */
export const writingCalls = writingKinds.map((kind) =>
  staffCall({
    method: 'post',
    path: `/texts/${kind}/{name}/preview`,
    summary: `One of the ${kind} as its page would show a text that is not stored, and what is not right yet`,
    permission: 'edit catalogue',
    body: writingPreviewSchema,
    answer: async (context, { params, body }) => {
      const { name = '' } = params;
      found(context.ruledBy.writings.get(`${kind}/${name}`), 'Text');
      const { text } = body.record;
      const records = await readRecords(context.db, context.ruledBy);
      const issues = writingIssues({ records, figureIds: context.ruledBy.figureIds }, kind, name, text);
      if (!parseWriting(text).tree) return { body: { html: '', issues } };
      const catalogue = { ...catalogueForDocuments(context.catalogue.snapshot), writing: () => text };
      const { html } = found(context.renderDocument(documentOfWriting(kind, name), {}, catalogue), 'Text');
      return { body: { html, issues } };
    },
  }),
);
