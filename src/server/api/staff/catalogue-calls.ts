import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { hasEnded } from '#domain/staff/recheck.ts';
import { toolWriteSchema, workflowWriteSchema } from '#domain/staff/staff-schema.ts';
import type { CatalogueRow, RecheckRow } from '#domain/staff/staff-views.ts';
import { findQueue } from '../../catalogue/recheck-queue.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { findToolForEdit, findToolRows, insertTool, updateTool } from '../../repositories/tools.ts';
import { findWorkflowForEdit, findWorkflowRows, insertWorkflow, updateWorkflow } from '../../repositories/workflows.ts';
import { presentToolPage, presentWorkflowPage } from '../public/presenters.ts';
import { requireCatalogueRules } from './catalogue-issues.ts';
import { found, olderVersion, taken } from './conflict.ts';
import { pageOf, paging, searched } from './paging.ts';
import { presentToolRow, presentWorkflowRow } from './presenters.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';
import { evidenceInUse, requireVerdictRule } from './verdict-rule.ts';

const listQuery = z.object({
  ...paging,
  q: searched,
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
    answer: async ({ db }, { query, now }) => listOf(db, 'tool', (await findToolRows(db)).map(presentToolRow), query, now),
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
      store(context, request, {
        record: `tools/${request.body.tool.slug}`,
        write: async (transaction, at) => {
          const { tool } = request.body;
          requireCatalogueRules(context, { tool });
          requireVerdictRule(undefined, await judged(transaction, tool), { today: at.slice(0, 10), at: 'tool.' });
          await insertTool(transaction, tool, null, at).catch(taken(`There is a tool at the address ${tool.slug} already.`));
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
      store(context, request, {
        record: `tools/${request.body.tool.slug}`,
        write: async (transaction, at) => {
          const { tool, version } = request.body;
          const before = await toolToEdit(transaction, request.params.slug);
          if (tool.slug !== before.tool.slug) throw slugChanged('tool');
          if (version !== before.version) throw olderVersion(before);
          requireCatalogueRules(context, { tool });
          const judgedBefore = await judged(transaction, before.tool);
          requireVerdictRule(judgedBefore, { ...judgedBefore, tool }, { today: at.slice(0, 10), at: 'tool.' });
          if (!(await updateTool(transaction, tool, version, at))) throw olderVersion(await toolToEdit(transaction, tool.slug));
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
    answer: async ({ db }, { query, now }) =>
      listOf(db, 'workflow', (await findWorkflowRows(db)).map(presentWorkflowRow), query, now),
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
      store(context, request, {
        record: `workflows/${request.body.workflow.slug}`,
        write: async (transaction, at) => {
          const { workflow } = request.body;
          const { slug } = workflow;
          requireCatalogueRules(context, { workflow });
          await insertWorkflow(transaction, workflow, null, at).catch(
            taken(`There is a workflow at the address ${slug} already.`),
          );
          return { action: 'added', answer: { body: await workflowToEdit(transaction, slug) } };
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
      store(context, request, {
        record: `workflows/${request.body.workflow.slug}`,
        write: async (transaction, at) => {
          const { workflow, version } = request.body;
          const before = await workflowToEdit(transaction, request.params.slug);
          if (workflow.slug !== before.workflow.slug) throw slugChanged('workflow');
          if (version !== before.version) throw olderVersion(before);
          requireCatalogueRules(context, { workflow });
          if (!(await updateWorkflow(transaction, workflow, version, at)))
            throw olderVersion(await workflowToEdit(transaction, workflow.slug));
          const answer = { body: await workflowToEdit(transaction, workflow.slug) };
          return { action: actionOf(before.workflow, workflow), detail: changesBetween(before.workflow, workflow), answer };
        },
      }),
  }),
];

async function listOf(
  db: Kysely<Database>,
  kind: RecheckRow['kind'],
  rows: CatalogueRow[],
  query: z.output<typeof listQuery>,
  now: Date,
) {
  const q = query.q.toLowerCase();
  const matching = rows.filter(({ name, slug, category }) => `${name}\n${slug}\n${category}`.toLowerCase().includes(q));
  if (query.recheck === undefined) return pageOf(matching, query);
  const bySlug = new Map(matching.map((row) => [row.slug, row]));
  const queue = (await findQueue(db, now)).filter((row) => row.kind === kind);
  return pageOf(
    queue.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    query,
  );
}

/** A tool beside what is said of it, for the rule of what may be entered. */
const judged = async (db: Kysely<Database>, tool: Tool) => ({ tool, evidence: await evidenceInUse(db, tool.slug) });

const toolToEdit = async (db: Kysely<Database>, slug = '') => found(await findToolForEdit(db, slug), 'Tool');
const workflowToEdit = async (db: Kysely<Database>, slug = '') => found(await findWorkflowForEdit(db, slug), 'Workflow');

const slugChanged = (kind: 'tool' | 'workflow') =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: [{ path: `${kind}.slug`, message: 'cannot be changed: other sites may link to it' }],
  });

/** Stores an edit with its line in the audit log and its revision, all or nothing, and shows it at once. */
export async function store<Answer>(
  { db, catalogueChanged }: StaffContext,
  { by, now }: Pick<StaffRequest, 'by' | 'now'>,
  edit: {
    record: string;
    write: (transaction: Kysely<Database>, at: string) => Promise<{ action: string; detail?: string; answer: Answer }>;
  },
): Promise<Answer> {
  const at = now.toISOString();
  const answer = await db.transaction().execute(async (transaction) => {
    const { answer: stored, ...entry } = await edit.write(transaction, at);
    await addAuditEntry(transaction, { username: by.username, target: edit.record, ...entry }, at);
    await addRevision(transaction, `${entry.action} ${edit.record}`, at);
    return stored;
  });
  await catalogueChanged();
  return answer;
}

/** What the audit log calls an edit. */
const actionOf = (before: Pick<CatalogueRow, 'status'>, after: Pick<CatalogueRow, 'status'>) =>
  hasEnded(after.status) && !hasEnded(before.status) ? 'retired' : 'edited';

/** Which fields differ: 'changed: name, pricing'. */
export function changesBetween(before: object, after: object): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const asText = (record: object, name: string) => JSON.stringify((record as Record<string, unknown>)[name]);
  const changed = [...names].filter((name) => asText(before, name) !== asText(after, name));
  return changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
}
