import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ListedEntry } from '#domain/staff/catalogue-list.ts';
import { listAges, listEntries, listGaps, listSorts, listStatuses } from '#domain/staff/catalogue-list.ts';
import type { RecheckRow } from '#domain/staff/recheck-views.ts';
import type { CatalogueRow } from '#domain/staff/record-views.ts';
import { toolWriteSchema, workflowWriteSchema } from '#domain/staff/staff-schema.ts';
import { findQueue } from '../../catalogue/recheck-queue.ts';
import type { Database } from '../../database/tables.ts';
import { findEvidence } from '../../repositories/tool-facts.ts';
import { findToolRows, insertTool, updateTool } from '../../repositories/tools.ts';
import { findWorkflowRows, insertWorkflow, updateWorkflow } from '../../repositories/workflows.ts';
import { presentToolPage, presentWorkflowPage } from '../public/presenters.ts';
import { olderVersion, taken } from './conflict.ts';
import { actionOf, changesBetween, slugChanged, storeEdit, toolToEdit, workflowToEdit } from './edits.ts';
import { pageOf, paging, searched } from './paging.ts';
import { presentToolRow, presentWorkflowRow } from './presenters.ts';
import type { StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const listQuery = z.object({
  ...paging,
  q: searched,
  status: z.enum(listStatuses).optional(),
  category: z.string().max(60).optional(),
  age: z.enum(listAges).optional().meta({ description: 'Checked this many days ago or earlier' }),
  missing: z
    .enum(listGaps)
    .optional()
    .meta({ description: 'facts: none is told of it; answers: its maker leaves questions open' }),
  sort: z.enum(listSorts).optional(),
  recheck: z.enum(['1']).optional().meta({ description: 'Only what is to be checked again, in the order of the queue' }),
});

// A new record, and one that is only looked at, has no version yet.
const newToolSchema = toolWriteSchema.partial({ version: true });
const newWorkflowSchema = workflowWriteSchema.partial({ version: true });

/** Keeping tools and workflows true. One that has ended is retired by its status; its page stays. */
export const catalogueCalls = [
  staffCall({
    method: 'get',
    path: '/tools',
    summary: 'The tools in order of name',
    permission: 'edit catalogue',
    query: listQuery,
    answers: { list: 'CatalogueRow' },
    answer: async (context, { query, now }) => listOf(context, 'tool', await listedTools(context.db), query, now),
  }),
  staffCall({
    method: 'post',
    path: '/tools/preview',
    summary: 'The page of a tool that is not stored',
    permission: 'edit catalogue',
    body: newToolSchema,
    answers: { one: 'Tool' },
    answer: async ({ catalogue }, { body, now }) => ({
      body: presentToolPage(body.tool, catalogue.snapshot, now.toISOString().slice(0, 10)),
    }),
  }),
  staffCall({
    method: 'post',
    path: '/tools',
    summary: 'Add a tool',
    permission: 'edit catalogue',
    body: newToolSchema,
    creates: true,
    answers: { one: 'EditableTool' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'new', name: 'tool' },
        record: `tools/${request.body.tool.slug}`,
        write: async (transaction, change) => {
          const { tool } = request.body;
          await insertTool(transaction, tool, null, change).catch(taken(`There is a tool at the address ${tool.slug} already.`));
          return { action: 'added', answer: { body: await toolToEdit(transaction, tool.slug) } };
        },
      }),
  }),
  staffCall({
    method: 'get',
    path: '/tools/{slug}',
    summary: 'One tool to edit',
    permission: 'edit catalogue',
    answers: { one: 'EditableTool' },
    answer: async ({ db }, { params }) => ({ body: await toolToEdit(db, params.slug) }),
  }),
  staffCall({
    method: 'put',
    path: '/tools/{slug}',
    summary: 'Replace a tool; its slug stays',
    permission: 'edit catalogue',
    body: toolWriteSchema,
    answers: { one: 'EditableTool' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'tools', name: request.body.tool.slug },
        record: `tools/${request.body.tool.slug}`,
        write: async (transaction, change) => {
          const { tool, version } = request.body;
          const before = await toolToEdit(transaction, request.params.slug);
          if (tool.slug !== before.tool.slug) throw slugChanged('tool');
          if (version !== before.version) throw olderVersion(before);
          if (!(await updateTool(transaction, tool, version, change)))
            throw olderVersion(await toolToEdit(transaction, tool.slug));
          const answer = { body: await toolToEdit(transaction, tool.slug) };
          return { action: actionOf(before.tool, tool), detail: changesBetween(before.tool, tool), answer };
        },
      }),
  }),

  staffCall({
    method: 'get',
    path: '/workflows',
    summary: 'The workflows in order of title',
    permission: 'edit catalogue',
    query: listQuery,
    answers: { list: 'CatalogueRow' },
    answer: async (context, { query, now }) => listOf(context, 'workflow', await listedWorkflows(context.db), query, now),
  }),
  staffCall({
    method: 'post',
    path: '/workflows/preview',
    summary: 'The page of a workflow that is not stored',
    permission: 'edit catalogue',
    body: newWorkflowSchema,
    answers: { one: 'Workflow' },
    answer: async ({ catalogue }, { body }) => ({ body: presentWorkflowPage(body.workflow, catalogue.snapshot) }),
  }),
  staffCall({
    method: 'post',
    path: '/workflows',
    summary: 'Add a workflow',
    permission: 'edit catalogue',
    body: newWorkflowSchema,
    creates: true,
    answers: { one: 'EditableWorkflow' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'new', name: 'workflow' },
        record: `workflows/${request.body.workflow.slug}`,
        write: async (transaction, change) => {
          const { workflow } = request.body;
          const { slug } = workflow;
          await insertWorkflow(transaction, workflow, null, change).catch(
            taken(`There is a workflow at the address ${slug} already.`),
          );
          return { action: 'added', meant: workflow, answer: { body: await workflowToEdit(transaction, slug) } };
        },
      }),
  }),
  staffCall({
    method: 'get',
    path: '/workflows/{slug}',
    summary: 'One workflow to edit',
    permission: 'edit catalogue',
    answers: { one: 'EditableWorkflow' },
    answer: async ({ db }, { params }) => ({ body: await workflowToEdit(db, params.slug) }),
  }),
  staffCall({
    method: 'put',
    path: '/workflows/{slug}',
    summary: 'Replace a workflow; its slug stays',
    permission: 'edit catalogue',
    body: workflowWriteSchema,
    answers: { one: 'EditableWorkflow' },
    answer: (context, request) =>
      storeEdit(context, request, {
        why: request.body.why,
        draft: { kind: 'workflows', name: request.body.workflow.slug },
        record: `workflows/${request.body.workflow.slug}`,
        write: async (transaction, change) => {
          const { workflow, version } = request.body;
          const before = await workflowToEdit(transaction, request.params.slug);
          if (workflow.slug !== before.workflow.slug) throw slugChanged('workflow');
          if (version !== before.version) throw olderVersion(before);
          if (!(await updateWorkflow(transaction, workflow, version, change)))
            throw olderVersion(await workflowToEdit(transaction, workflow.slug));
          const answer = { body: await workflowToEdit(transaction, workflow.slug) };
          const detail = changesBetween(before.workflow, workflow);
          return { action: actionOf(before.workflow, workflow), detail, meant: workflow, answer };
        },
      }),
  }),
];

async function listOf(
  { db, ruledBy }: Pick<StaffContext, 'db' | 'ruledBy'>,
  kind: RecheckRow['kind'],
  entries: readonly (ListedEntry & { row: CatalogueRow })[],
  query: z.output<typeof listQuery>,
  now: Date,
) {
  const fitting = listEntries(entries, query, now).map(({ row }) => row);
  if (query.recheck === undefined) return pageOf(fitting, query);
  const queue = new Map((await findQueue(db, ruledBy, now)).filter((row) => row.kind === kind).map(({ slug }, at) => [slug, at]));
  const due = fitting.filter(({ slug }) => queue.has(slug));
  const place = ({ slug }: CatalogueRow) => queue.get(slug) ?? 0;
  return pageOf(query.sort ? due : due.toSorted((a, b) => place(a) - place(b)), query);
}

async function listedTools(db: Kysely<Database>) {
  const evidence = await findEvidence(db);
  return (await findToolRows(db)).map((row) => ({
    ...row,
    categories: [row.category],
    alsoFoundBy: [row.maker, ...row.aliases, row.website ?? ''],
    facts: evidence.get(row.slug)?.facts.length ?? 0,
    row: presentToolRow(row),
  }));
}

const listedWorkflows = async (db: Kysely<Database>) =>
  (await findWorkflowRows(db)).map((row) => ({
    ...row,
    name: row.title,
    alsoFoundBy: [],
    facts: null,
    openQuestions: 0,
    row: presentWorkflowRow(row),
  }));
