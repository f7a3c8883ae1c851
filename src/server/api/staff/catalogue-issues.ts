import type { Kysely } from 'kysely';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { catalogueProblems } from '../../content/catalogue-rules.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findTools } from '../../repositories/tools.ts';
import { findWorkflows } from '../../repositories/workflows.ts';
import type { StaffContext } from './staff-call.ts';

/** A record that is to be stored; its name is also where the body holds it. */
export type EditedRecord = { tool: Tool; workflow?: undefined } | { workflow: Workflow; tool?: undefined };

/**
 * Holds an edited record to the rules of authored files (content/catalogue-rules.ts), beside the catalogue as it is.
 * @throws {HttpError} 422 naming each field, from the body's top ('tool.features').
 */
export async function requireCatalogueRules(
  db: Kysely<Database>,
  { categories, workflowOnlyCategories }: Pick<StaffContext, 'categories' | 'workflowOnlyCategories'>,
  { tool, workflow }: EditedRecord,
): Promise<void> {
  const tools = await findTools(db);
  const workflows = await findWorkflows(db);
  const problems = catalogueProblems({
    categories: [...categories],
    workflowOnlyCategories: [...workflowOnlyCategories],
    // At the end, so that of two with one name this one is told.
    tools: tool ? [...tools.filter(({ slug }) => slug !== tool.slug), tool] : tools,
    workflows: workflow ? [...workflows.filter(({ slug }) => slug !== workflow.slug), workflow] : workflows,
  });
  const file = tool ? `tools/${tool.slug}.md` : `workflows/${workflow.slug}.yaml`;
  const issues = problems
    .filter((problem) => problem.file === file)
    .map(({ field, message }) => ({ path: `${tool ? 'tool' : 'workflow'}.${field}`, message }));
  if (issues.length > 0) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
}
