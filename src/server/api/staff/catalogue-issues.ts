import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { catalogueProblems } from '../../content/catalogue-rules.ts';
import { HttpError } from '../../errors.ts';
import type { StaffContext } from './staff-call.ts';

/** A record that is to be stored; its name is also where the body holds it. */
export type EditedRecord = { tool: Tool; workflow?: undefined } | { workflow: Workflow; tool?: undefined };

/**
 * Holds an edited record to the rules of authored files (content/catalogue-rules.ts), beside the catalogue as it is.
 * @throws {HttpError} 422 naming each field, from the body's top ('tool.features').
 */
export function requireCatalogueRules(
  { catalogue, categories, workflowOnlyCategories }: Pick<StaffContext, 'catalogue' | 'categories' | 'workflowOnlyCategories'>,
  { tool, workflow }: EditedRecord,
): void {
  const { tools: shownTools, workflowBySlug, hidden } = catalogue.snapshot;
  // What was taken down keeps its name and its address: it may come back.
  const tools = [...shownTools, ...hidden.tools.values()];
  const workflows = [...workflowBySlug.values(), ...hidden.workflows.values()];
  // Only what the record can clash with or refers to: the others are as they were, and there may be ten thousand.
  const named = new Set(tool ? tool.replacedBy : workflow.tools.map((used) => used.tool));
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const otherTools = tools.filter(
    ({ slug, name }) => slug !== tool?.slug && (named.has(slug) || (tool !== undefined && isSame(name, tool.name))),
  );
  const otherWorkflows = workflow
    ? workflows.filter(({ slug, title }) => slug !== workflow.slug && isSame(title, workflow.title))
    : [];
  const problems = catalogueProblems({
    categories: [...categories],
    workflowOnlyCategories: [...workflowOnlyCategories],
    // Its own at the end, so that of two with one name it is the one that is told.
    tools: tool ? [...otherTools, tool] : otherTools,
    workflows: workflow ? [...otherWorkflows, workflow] : [],
  });
  const file = tool ? `tools/${tool.slug}.md` : `workflows/${workflow.slug}.yaml`;
  const issues = problems
    .filter((problem) => problem.file === file)
    .map(({ field, message }) => ({ path: `${tool ? 'tool' : 'workflow'}.${field}`, message }));
  if (issues.length > 0) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
}
