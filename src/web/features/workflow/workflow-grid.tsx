import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { cardCategories, cardSteps, moreSteps } from '#domain/catalogue/shorten.ts';
import { difficultyTone } from '#domain/catalogue/tone.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { glassOf } from '#ui/glass.ts';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { workflowCategory } from '#web/site-content.ts';
import { useWorkflow } from './use-workflow.ts';

const OpenedWorkflow = lazyPart(async () => (await import('./opened-workflow.tsx')).OpenedWorkflow, {
  fallback: ({ workflow }) => <Leave to={addresses.workflow(workflow.slug)} />,
});

/**
 * Workflows as cards that open in a dialog (docs/product.md). A card is a link to the workflow's own page, so it also works
 * without a script, in a new tab, or offline, where that page may be stored (docs/decisions/0013) and the dialog cannot be
 * loaded. The link also works where the dialog fails to load. While it is open, the address is that of the workflow's page, and
 * the browser's back button closes it.
 */
export function WorkflowGrid({ workflows, category }: { workflows: readonly WorkflowCardView[]; category: string }) {
  const router = useRouter();
  const selected = useLocation({ select: ({ state }) => state.openedWorkflow });
  const { workflow: fullWorkflow, failed } = useWorkflow(selected, OpenedWorkflow.preload);

  if (workflows.length === 0) {
    return <EmptyState title={`No ${category} available`} hint="Workflows will appear here when added to this category" />;
  }

  const open = (slug: string) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !navigator.onLine) return;
    event.preventDefault();
    // Separate history entry: the address is the workflow's page, which a reload or another device shows.
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
          <WorkflowCard key={workflow.slug} workflow={workflow} onOpen={open(workflow.slug)} />
        ))}
      </CardGrid>
      {selected && failed && <Leave to={addresses.workflow(selected)} />}
      {fullWorkflow && (
        <Suspense>
          <OpenedWorkflow workflow={fullWorkflow} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const barsOfTone = { green: 1, blue: 2, red: 3 } as const;

/** A workflow in a list, with the same structure as the tool's card. */
function WorkflowCard({ workflow, onOpen }: { workflow: WorkflowCardView; onOpen: (event: MouseEvent) => void }) {
  const categories = cardCategories(workflow.categories);
  const glassIn = (category: string | undefined) => glassOf(category ? workflowCategory(category)?.glass : undefined);
  const steps = cardSteps(workflow.steps).shown;
  const more = workflow.stepCount - steps.length;
  const tone = difficultyTone(workflow.difficulty);
  return (
    <article className="tool-card workflow-card" data-glass={glassIn(categories.shown[0])}>
      <div className="chips">
        {categories.shown.map((name) => (
          <span className="chip" data-glass={glassIn(name)} key={name}>
            <span className="visually-hidden">Category: </span>
            {name}
          </span>
        ))}
        {categories.more > 0 && <span className="meta">+{categories.more} more</span>}
      </div>
      <h2>
        <a href={addresses.workflow(workflow.slug)} onClick={onOpen}>
          {workflow.title}
        </a>
      </h2>
      {workflow.description && <p className="clamp-2">{workflow.description}</p>}
      <div className="card-facts cluster meta">
        <span className="badge" data-tone={tone} data-bars={barsOfTone[tone]}>
          <span className="visually-hidden">Difficulty: </span>
          {workflow.difficulty}
        </span>
        {workflow.costEstimate && <span>{workflow.costEstimate}</span>}
      </div>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {more > 0 && <li data-more="">{moreSteps(more)}</li>}
      </ol>
      {workflow.outputQuality && (
        <p className="output">
          <b>Output:</b> {workflow.outputQuality}
        </p>
      )}
      <div className="card-foot">
        <span>View Details</span>
      </div>
    </article>
  );
}
