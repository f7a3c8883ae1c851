import type { Category } from './category-schema.ts';
import type { Tool } from './tool-schema.ts';
import type { Workflow } from './workflow-schema.ts';

/** The whole catalogue as it was at one revision: immutable, in memory, the source of every read. Design, section 3. */
export interface CatalogueSnapshot {
  readonly revision: number;
  readonly categories: readonly Category[];
  /** In order of name. */
  readonly tools: readonly Tool[];
  /** In order of title. */
  readonly workflows: readonly Workflow[];
  readonly toolBySlug: ReadonlyMap<string, Tool>;
  readonly workflowBySlug: ReadonlyMap<string, Workflow>;
}

const byText =
  <T>(read: (record: T) => string) =>
  (a: T, b: T) =>
    read(a).localeCompare(read(b), 'en', { sensitivity: 'base' });

/** Sorts and indexes what the database holds. */
export function createSnapshot(
  revision: number,
  records: { categories: readonly Category[]; tools: readonly Tool[]; workflows: readonly Workflow[] },
): CatalogueSnapshot {
  const tools = [...records.tools].sort(byText((tool) => tool.name));
  const workflows = [...records.workflows].sort(byText((workflow) => workflow.title));
  return {
    revision,
    categories: records.categories,
    tools,
    workflows,
    toolBySlug: new Map(tools.map((tool) => [tool.slug, tool])),
    workflowBySlug: new Map(workflows.map((workflow) => [workflow.slug, workflow])),
  };
}
