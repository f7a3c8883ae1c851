import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Workflow, WorkflowTool } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { fromRow, toRow } from '../database/json-columns.ts';
import type { Database } from '../database/tables.ts';
import { workflowJsonColumns } from '../database/tables.ts';
import type { Change } from './record-versions.ts';
import { keepStates } from './record-versions.ts';
import type { SeedState } from './tools.ts';

const { tools: _linked, ...ownShape } = workflowSchema.shape;
const workflowFields = Object.keys(ownShape) as (keyof Omit<Workflow, 'tools'>)[];
const emptyWorkflow = Object.fromEntries(workflowFields.map((field) => [field, undefined]));

/** Every workflow, or the one of this slug, with the tools it uses in the order of its steps. */
export async function findWorkflows(db: Kysely<Database>, slug?: string): Promise<Workflow[]> {
  const all = db.selectFrom('workflows').select(['id', ...workflowFields]);
  const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute();
  const links = await db
    .selectFrom('workflowTools')
    .innerJoin('tools', 'tools.id', 'workflowTools.toolId')
    .select(['workflowId', 'tools.slug as tool', 'stepOrder as step', 'stepDescription as use'])
    .orderBy('stepOrder')
    .orderBy('tools.slug')
    .execute();
  const toolsOf = Map.groupBy(links, (link) => link.workflowId);
  return rows.map(({ id, ...row }) => ({
    ...(fromRow(row, workflowJsonColumns) as Omit<Workflow, 'tools'>),
    tools: (toolsOf.get(id) ?? []).map(({ tool, step, use }) => ({ tool, step, ...(use !== null && { use }) })),
  }));
}

/** A workflow as staff edit it. */
export async function findWorkflowForEdit(
  db: Kysely<Database>,
  slug: string,
): Promise<{ version: number; editedAt: string | null; workflow: Workflow } | undefined> {
  const row = await db.selectFrom('workflows').select(['version', 'editedAt']).where('slug', '=', slug).executeTakeFirst();
  const workflow = row && (await findWorkflows(db, slug))[0];
  return workflow && { ...row, workflow };
}

/** What the desk lists of every workflow, in order of title. */
export async function findWorkflowRows(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('workflows')
    .leftJoin('submissions', 'submissions.id', 'workflows.submissionId')
    .select(['workflows.slug', 'workflows.title', 'workflows.categories', 'workflows.status', 'workflows.verifiedAt'])
    .select(['workflows.version', 'workflows.editedAt', 'workflows.updatedAt', 'submissions.reference as submissionReference'])
    .orderBy('workflows.title')
    .execute();
  return rows.map(({ categories, ...row }) => ({ ...row, categories: JSON.parse(categories) as string[] }));
}

/** The slug of the workflow that a suggestion became. */
export async function findWorkflowOfSubmission(db: Kysely<Database>, submissionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('workflows').select('slug').where('submissionId', '=', submissionId).executeTakeFirst();
  return row?.slug;
}

/** Adds a workflow that staff made; seeding leaves it alone. Fails with 'unique' when the slug is taken. */
export async function insertWorkflow(
  db: Kysely<Database>,
  { tools, ...workflow }: Workflow,
  submissionId: string | null,
  change: Change,
): Promise<void> {
  const id = randomUUIDv7();
  const times = { editedAt: change.at, createdAt: change.at, updatedAt: change.at };
  await db
    .insertInto('workflows')
    .values({ ...toRow(workflow, workflowJsonColumns), id, submissionId, ...times } as never)
    .execute();
  await keepState(db, { ...workflow, tools: await linkTools(db, id, tools) }, 1, change);
}

/**
 * Replaces a workflow by what staff made of it; seeding leaves it alone from then on.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateWorkflow(
  db: Kysely<Database>,
  { tools, ...workflow }: Workflow,
  version: number,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .updateTable('workflows')
    .set(toRow({ ...emptyWorkflow, ...workflow }, workflowJsonColumns) as never)
    .set((eb) => ({ editedAt: change.at, updatedAt: change.at, version: eb('version', '+', 1) }))
    .where('slug', '=', workflow.slug)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!updated) return false;
  await db.deleteFrom('workflowTools').where('workflowId', '=', updated.id).execute();
  await keepState(db, { ...workflow, tools: await linkTools(db, updated.id, tools) }, updated.version, change);
  return true;
}

/** Which workflows there are, and whether seeding may update them. */
export function findWorkflowSeedStates(db: Kysely<Database>): Promise<SeedState[]> {
  return db.selectFrom('workflows').select(['id', 'slug', 'seedHash', 'editedAt']).execute();
}

/** Adds a workflow that was seeded from a file with this fingerprint. */
export async function insertSeededWorkflow(
  db: Kysely<Database>,
  { tools, ...workflow }: Workflow,
  seedHash: string,
  change: Change,
): Promise<void> {
  const id = randomUUIDv7();
  const row = { ...toRow(workflow, workflowJsonColumns), id, seedHash, createdAt: change.at, updatedAt: change.at };
  await db
    .insertInto('workflows')
    .values(row as never)
    .execute();
  await keepState(db, { ...workflow, tools: await linkTools(db, id, tools) }, 1, change);
}

/** Lets a workflow that staff edited follow the file with this fingerprint again. */
export async function letWorkflowFollowFile(db: Kysely<Database>, id: string, seedHash: string): Promise<void> {
  await db.updateTable('workflows').set({ seedHash, editedAt: null }).where('id', '=', id).execute();
}

/** Brings a workflow that nobody edited up to its file. */
export async function updateSeededWorkflow(
  db: Kysely<Database>,
  id: string,
  { tools, ...workflow }: Workflow,
  seedHash: string,
  change: Change,
): Promise<void> {
  const updated = await db
    .updateTable('workflows')
    .set(toRow({ ...emptyWorkflow, ...workflow }, workflowJsonColumns) as never)
    .set((eb) => ({ seedHash, updatedAt: change.at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return;
  await db.deleteFrom('workflowTools').where('workflowId', '=', id).execute();
  await keepState(db, { ...workflow, tools: await linkTools(db, id, tools) }, updated.version, change);
}

const keepState = (db: Kysely<Database>, workflow: Workflow, number: number, change: Change) =>
  keepStates(db, 'workflows', [{ name: workflow.slug, number, record: workflow }], change);

// Tells which it linked. Tools that are not in the database are left out: content checks have refused them already, staff may have removed one since.
async function linkTools(db: Kysely<Database>, workflowId: string, tools: WorkflowTool[]): Promise<WorkflowTool[]> {
  if (tools.length === 0) return [];
  const known = await db
    .selectFrom('tools')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      tools.map(({ tool }) => tool),
    )
    .execute();
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
  const linked = tools.filter(({ tool }) => idOf.has(tool));
  const rows = linked.map(({ tool, step, use }) => {
    const toolId = idOf.get(tool) ?? '';
    return { id: randomUUIDv7(), workflowId, toolId, stepOrder: step, stepDescription: use ?? null };
  });
  if (rows.length > 0) await db.insertInto('workflowTools').values(rows).execute();
  return linked;
}
