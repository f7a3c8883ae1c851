import type { Workflow } from './workflow-schema.ts';

/** A workflow whose tools stand in one order: two tools of one step have none of their own, and stand by their slugs. */
export const withToolsInOrder = (workflow: Workflow): Workflow => ({
  ...workflow,
  tools: workflow.tools.toSorted((a, b) => a.step - b.step || (a.tool < b.tool ? -1 : 1)),
});
