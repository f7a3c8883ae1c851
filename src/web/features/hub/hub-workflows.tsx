import { Suspense } from 'react';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { ListInView } from '#web/features/catalogue/list-in-view.tsx';
import { WorkflowGrid } from '#web/features/workflow/workflow-grid.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Category } from '#web/site-content.ts';

interface HubWorkflowsProps {
  workflows: readonly WorkflowCardView[];
  category: Category;
}

const loadRows = async () => {
  const { WorkflowAccordion } = await import('#web/features/workflow/workflow-accordion.tsx');
  return ({ workflows }: HubWorkflowsProps) => <WorkflowAccordion workflows={workflows} />;
};

// Most visitors keep the cards. The server has the rows at hand; where they do not come, the cards stay.
const WorkflowRows = import.meta.env.SSR ? await loadRows() : lazyPart(loadRows, { otherwise: WorkflowCards });

/** A hub's workflows (docs/product.md). */
export function HubWorkflows({ view, ...list }: HubWorkflowsProps & { view: ViewChoice }) {
  const cards = <WorkflowCards {...list} />;
  if (list.workflows.length === 0) return cards;
  const rows = (
    <Suspense fallback={cards}>
      <WorkflowRows {...list} />
    </Suspense>
  );
  return <ListInView {...view} usual="cards" rows={rows} cards={cards} />;
}

function WorkflowCards({ workflows, category }: HubWorkflowsProps) {
  return <WorkflowGrid workflows={workflows} category={`${category.name} workflows`} />;
}
