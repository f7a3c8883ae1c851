import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { ListInView } from '#web/features/catalogue/list-in-view.tsx';
import { WorkflowAccordion } from '#web/features/workflow/workflow-accordion.tsx';
import { WorkflowGrid } from '#web/features/workflow/workflow-grid.tsx';
import type { Category } from '#web/site-content.ts';

interface HubWorkflowsProps {
  workflows: readonly WorkflowCardView[];
  category: Category;
  view: ViewChoice;
}

/** A hub's workflows (docs/product.md). */
export function HubWorkflows({ workflows, category, view }: HubWorkflowsProps) {
  const cards = <WorkflowGrid workflows={workflows} category={`${category.name} workflows`} />;
  if (workflows.length === 0) return cards;
  return <ListInView {...view} defaultLook="cards" rows={<WorkflowAccordion workflows={workflows} />} cards={cards} />;
}
