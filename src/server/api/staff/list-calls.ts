import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { ListedEntry } from '#domain/staff/catalogue-list.ts';
import { listAges, listEntries, listGaps, listSorts, listStatuses } from '#domain/staff/catalogue-list.ts';
import { deskTextKinds } from '#domain/staff/record-kinds.ts';
import { comparable } from '#domain/text/comparable.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { newestCatalogue } from '../../catalogue/current-catalogue.ts';
import type { CheckedKind } from '../../catalogue/recheck-queue.ts';
import { findQueue } from '../../catalogue/recheck-queue.ts';
import type { Database } from '../../database/tables.ts';
import { findEvidence } from '../../records/evidence.ts';
import { findRecords } from '../../records/store.ts';
import { bodyOf } from './edits.ts';
import { pageOf, paging, searched } from './paging.ts';
import { presentRecordRow } from './presenters.ts';
import type { StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const listQuery = z.object({
  ...paging,
  q: searched,
  status: z.enum(listStatuses).optional(),
  category: z.string().max(60).optional(),
  age: z.enum(listAges).optional().meta({ description: 'Checked this many days ago or earlier' }),
  missing: z.enum(listGaps).optional().meta({ description: 'facts: it has none; answers: its company leaves questions open' }),
  sort: z.enum(listSorts).optional(),
  recheck: z.enum(['1']).optional().meta({ description: 'Only what is to be checked again, in the order of the queue' }),
});

/** Checks whether the list of a kind has its own filters. */
const hasOwnList = (kind: RecordKindName) => kind === 'tools' || kind === 'workflows';

/** Calls that list records. */
export const listCalls = [
  staffCall({
    method: 'get',
    path: '/tools',
    summary: 'The tools in order of name',
    permission: 'edit catalogue',
    query: listQuery,
    answer: async (context, { query, now }) => listOf(context, 'tool', await listedTools(context.db), query, now),
  }),
  staffCall({
    method: 'get',
    path: '/workflows',
    summary: 'The workflows in order of title',
    permission: 'edit catalogue',
    query: listQuery,
    answer: async (context, { query, now }) => listOf(context, 'workflow', await listedWorkflows(context.db), query, now),
  }),
  ...Object.values<RecordKind>(kinds).flatMap(({ name: kind, noun, listed }) =>
    listed && !hasOwnList(kind)
      ? [
          staffCall({
            method: 'get',
            path: `/${kind}`,
            summary: `The ${noun}s in the order of their addresses`,
            permission: 'edit catalogue',
            query: z.object({ ...paging, q: searched }),
            answer: async ({ db }, { query }) => {
              const q = comparable(query.q);
              const rows = (await findRecords(db, kind)).map((row) => presentRecordRow(row, listed(row.record)));
              return pageOf(
                rows.filter(({ name, slug, category }) => comparable(`${name}\n${slug}\n${category}`).includes(q)),
                query,
              );
            },
          }),
        ]
      : [],
  ),
  ...deskTextKinds.map((kind) =>
    staffCall({
      method: 'get',
      path: `/texts/${kind}`,
      summary: `The ${kind} that there are, as they stand${isWritingKind(kind) ? ', without their words' : ''}`,
      permission: 'review',
      answer: async ({ db }) => {
        const texts = await findRecords(db, kind);
        // Words of twenty long texts are left out, since nobody reads them in a list.
        const list = texts.map((text) => bodyOf(kinds[kind], isWritingKind(kind) ? { ...text, record: {} } : text));
        return { list, total: list.length };
      },
    }),
  ),
];

type ListedRow = ListedEntry & { row: ReturnType<typeof presentRecordRow> };

async function listOf(
  context: Pick<StaffContext, 'db' | 'catalogue' | 'files'>,
  kind: CheckedKind,
  entries: readonly ListedRow[],
  query: z.output<typeof listQuery>,
  now: Date,
) {
  const inOrder = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const fitting = listEntries(inOrder, query, now).map(({ row }) => row);
  if (query.recheck === undefined) return pageOf(fitting, query);
  const queued = await findQueue(context.db, await newestCatalogue(context.db, context), now);
  const queue = new Map(queued.filter((row) => row.kind === kind).map(({ slug }, at) => [slug, at]));
  const due = fitting.filter(({ slug }) => queue.has(slug));
  const place = ({ slug }: { slug: string }) => queue.get(slug) ?? 0;
  return pageOf(query.sort ? due : due.toSorted((a, b) => place(a) - place(b)), query);
}

async function listedTools(db: Kysely<Database>): Promise<ListedRow[]> {
  const evidence = await findEvidence(db);
  return (await findRecords(db, 'tools')).map((tool) => {
    const row = presentRecordRow(tool, kinds.tools.listed(tool.record));
    const { maker, aliases, website, category, notFound } = tool.record;
    return {
      ...{ ...row, row, categories: [category], alsoFoundBy: [maker, ...aliases, website ?? ''] },
      facts: evidence.get(row.slug)?.facts.length ?? 0,
      openQuestions: notFound.length,
    };
  });
}

const listedWorkflows = async (db: Kysely<Database>): Promise<ListedRow[]> =>
  (await findRecords(db, 'workflows')).map((workflow) => {
    const row = presentRecordRow(workflow, kinds.workflows.listed(workflow.record));
    return { ...row, row, categories: workflow.record.categories, alsoFoundBy: [], facts: null, openQuestions: 0 };
  });
