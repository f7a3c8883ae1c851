import { z } from 'zod';
import { addresses, statements } from '#domain/addresses.ts';
import { kinds } from '#domain/records/kinds.ts';
import { writingPreviewSchema } from '#domain/staff/staff-schema.ts';
import { parseWriting } from '#domain/writings/parse-writing.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';
import { shownIn, withPrice, withRecords, withWriting } from '../../catalogue/catalogue.ts';
import { newestCatalogue } from '../../catalogue/current-catalogue.ts';
import { requireFound } from './conflict.ts';
import type { StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';
import { writingIssues } from './text-rules.ts';

// Calls that render the pages of unsaved records as visitors would see them; the desk shows them in a frame.

const permission = 'edit catalogue';
const preview = { method: 'post', permission, takesForm: true, isDoneAnew: true } as const;

/** Address of the page that shows a writing, by kind; undefined for an unknown name. */
const pagesOfWritings: Record<WritingKind, (name: string, context: StaffContext) => string | undefined> = {
  guides: (name, { files: { categories } }) => {
    const category = categories.find(({ id }) => id === name);
    return category && addresses.hub(category.hub);
  },
  explainers: (name) => ({ llm: addresses.llmGuide, image: addresses.imageGuide, video: addresses.videoGuide })[name],
  statements: (name) => statements.filter((statement) => statement === name).map(addresses.about)[0],
};

const pageOfRecord = <Kind extends 'tools' | 'workflows' | 'answers'>(kind: Kind, address: (slug: string) => string) =>
  staffCall({
    ...preview,
    path: `/${kind}/preview`,
    summary: `The page of ${kind === 'answers' ? 'an' : 'a'} ${kinds[kind].noun} that is not stored`,
    body: z.strictObject({ record: kinds[kind].schema }),
    answer: async (context, { body: { record } }) => {
      const { slug, status } = record as { slug: string; status: string };
      // Records that were taken down have a preview too.
      const visibleRecord = { ...record, slug, ...(status === 'hidden' && { status: 'active' }) };
      const page = await context.preview(address(slug), shownIn(withRecords(context.catalogue.value, kind, [visibleRecord])));
      return { page: page.body, headers: page.headers };
    },
  });

export const previewCalls = [
  pageOfRecord('tools', addresses.tool),
  pageOfRecord('workflows', addresses.workflow),
  pageOfRecord('answers', addresses.answer),
  staffCall({
    ...preview,
    path: '/prices/preview',
    summary: 'The page of a tool with a price that is not stored',
    body: z.strictObject({ record: kinds.prices.schema }),
    answer: async (context, { body: { record } }) => {
      const address = addresses.tool(record.slug);
      const page = await context.preview(address, shownIn(withPrice(context.catalogue.value, record)));
      return { page: page.body, headers: page.headers };
    },
  }),
  ...writingKinds.flatMap((kind) => [
    staffCall({
      ...preview,
      path: `/texts/${kind}/{name}/preview`,
      summary: `The page of one of the ${kind} with a text that is not stored`,
      body: writingPreviewSchema,
      answer: async (context, { params: { name = '' }, body }) => {
        const address = requireFound(pagesOfWritings[kind](name, context), 'Text');
        const page = await context.preview(
          address,
          shownIn(withWriting(context.catalogue.value, { kind, name, text: body.record.text })),
        );
        return { page: page.body, headers: page.headers };
      },
    }),
    // Validation of a text before it is saved (docs/decisions/0054).
    staffCall({
      method: 'post',
      path: `/texts/${kind}/{name}/issues`,
      summary: `What is not right yet in a text of one of the ${kind}, and whether it can be shown`,
      permission,
      isDoneAnew: true,
      body: writingPreviewSchema,
      answer: async (context, { params: { name = '' }, body }) => {
        requireFound(context.files.writings.get(`${kind}/${name}`), 'Text');
        const { text } = body.record;
        const issues = writingIssues(await newestCatalogue(context.db, context), kind, name, text);
        return { body: { issues, canBeShown: parseWriting(text).tree !== undefined } };
      },
    }),
  ]),
];
