import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { cardCategories, cardSteps } from '#domain/catalogue/shorten.ts';
import { difficultyTone } from '#domain/catalogue/tone.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WorkflowCard } from '#ui/workflow-card.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { workflowCategory } from '#web/site-content.ts';
import { useWorkflow } from './use-workflow.ts';

const OpenedWorkflow = lazyPart(async () => (await import('./opened-workflow.tsx')).OpenedWorkflow, {
  otherwise: ({ workflow }) => <Leave to={addresses.workflow(workflow.slug)} />,
});

/**
 * Workflows as cards that open in a dialog (docs/product.md). A card is a link to the
 * workflow's own page, so it also works without a script, in a new tab, or offline, where that page may be kept
 * (docs/decisions/0013) and the dialog cannot be loaded. It leads there too when the dialog does not come. While it is open, the
 * address is that of the workflow's page, and the browser's back button closes it.
 */
export function WorkflowGrid({ workflows, category }: { workflows: readonly WorkflowCardView[]; category: string }) {
  const router = useRouter();
  const selected = useLocation({ select: ({ state }) => state.openedWorkflow });
  const { workflow: opened, failed } = useWorkflow(selected, OpenedWorkflow.preload);

  if (workflows.length === 0) {
    return <EmptyState title={`No ${category} available`} hint="Workflows will appear here when added to this category" />;
  }

  const open = (slug: string) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !navigator.onLine) return;
    event.preventDefault();
    // An entry of the history of its own: the address says the workflow's page, which a reload or another device shows.
    router.navigate({
      to: '.',
      search: true,
      state: { openedWorkflow: slug },
      mask: { to: '/workflows/$slug', params: { slug }, unmaskOnReload: true },
      resetScroll: false,
    });
  };
  const close = () => {
    if (router.latestLocation.state.openedWorkflow) router.history.back();
  };

  return (
    <>
      <CardGrid>
        {workflows.map((workflow) => (
          <Card key={workflow.slug} workflow={workflow} onOpen={open(workflow.slug)} />
        ))}
      </CardGrid>
      {selected && failed && <Leave to={addresses.workflow(selected)} />}
      {opened && (
        <Suspense>
          <OpenedWorkflow workflow={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Card({ workflow, onOpen }: { workflow: WorkflowCardView; onOpen: (event: MouseEvent) => void }) {
  const categories = cardCategories(workflow.categories);
  const steps = cardSteps(workflow.steps).shown;
  return (
    <WorkflowCard
      href={addresses.workflow(workflow.slug)}
      onOpen={onOpen}
      title={workflow.title}
      categories={categories.shown.map((name) => ({ name, glass: workflowCategory(name)?.glass }))}
      moreCategories={categories.more}
      difficulty={workflow.difficulty}
      difficultyTone={difficultyTone(workflow.difficulty)}
      description={workflow.description}
      cost={workflow.costEstimate}
      steps={steps}
      moreSteps={workflow.stepCount - steps.length}
      outputQuality={workflow.outputQuality}
      heading="h2"
    />
  );
}
