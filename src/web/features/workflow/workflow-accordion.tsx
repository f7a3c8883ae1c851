import { Suspense, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { cardCategories } from '#domain/catalogue/shorten.ts';
import { difficultyTone } from '#domain/catalogue/tone.ts';
import type { WorkflowRowView } from '#domain/catalogue/views.ts';
import { Accordion } from '#ui/accordion.tsx';
import { DifficultyBadge } from '#ui/badge.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TickList } from '#ui/tick-list.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { workflowCategory } from '#web/site-content.ts';
import { useWorkflow } from './use-workflow.ts';

const OpenedRow = lazyPart(async () => (await import('./opened-row.tsx')).OpenedRow, {
  fallback: ({ workflow }) => (
    <>
      <RowFault />
      <LinkToPage {...workflow} />
    </>
  ),
});

/**
 * Workflows as rows that open one at a time (docs/product.md). A row whose steps are all loaded shows them; otherwise they load
 * when it is opened, and without a script the link to the workflow's own page shows them.
 */
export function WorkflowAccordion({
  workflows,
  heading = 'h2',
}: {
  workflows: readonly WorkflowRowView[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <Accordion
      name="workflows"
      heading={heading}
      items={workflows.map((workflow) => ({
        id: workflow.slug,
        title: workflow.title,
        facts: <WorkflowFacts workflow={workflow} />,
        content: <WorkflowRow workflow={workflow} />,
      }))}
    />
  );
}

function WorkflowFacts({ workflow }: { workflow: WorkflowRowView }) {
  const { shown, more } = cardCategories(workflow.categories);
  return (
    <>
      <DifficultyBadge tone={difficultyTone(workflow.difficulty)}>{workflow.difficulty}</DifficultyBadge>
      {shown.map((name) => (
        <CategoryChip key={name} name={name} glass={workflowCategory(name)?.glass} />
      ))}
      {more > 0 && <span className="meta">{`+${more} more`}</span>}
    </>
  );
}

function WorkflowRow({ workflow }: { workflow: WorkflowRowView }) {
  const [isOpened, setOpened] = useState(false);
  const { workflow: full, failed } = useWorkflow(isOpened ? workflow.slug : undefined, OpenedRow.preload);

  // The row is inside <details>: it is laid out only when open.
  const watch = (element: HTMLDivElement | null) => {
    const details = element?.closest('details');
    if (!details) return;
    const onToggle = () => details.open && setOpened(true);
    onToggle();
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  };

  return (
    <div ref={watch}>
      {failed && !workflow.bestPractices && <RowFault />}
      {full ? (
        <Suspense fallback={<WorkflowSummary workflow={workflow} />}>
          <OpenedRow workflow={full} />
        </Suspense>
      ) : (
        <WorkflowSummary workflow={workflow} />
      )}
    </div>
  );
}

function WorkflowSummary({ workflow }: { workflow: WorkflowRowView }) {
  const { bestPractices = [] } = workflow;
  const isWhole = workflow.steps.length === workflow.stepCount;
  return (
    <div>
      <p>{workflow.description}</p>
      {isWhole && (
        <ol className="steps">
          {workflow.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {bestPractices.length > 0 && (
        <>
          <h3 className="mt-4">Best Practices</h3>
          <TickList items={bestPractices} />
        </>
      )}
      <LinkToPage {...workflow} />
    </div>
  );
}

const LinkToPage = ({ slug, title }: { slug: string; title: string }) => (
  <p>
    <a href={addresses.workflow(slug)}>{`Every step of ‘${title}’`}</a>
  </p>
);

const RowFault = () => (
  <ErrorState
    title="Error loading workflows"
    hint="Its own page, linked below, may be kept on this device."
    onRetry={() => location.reload()}
  />
);
