import { addresses } from '#domain/addresses.ts';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { WorkflowBody } from './workflow-body.tsx';
import { workflowDetails } from './workflow-details.tsx';

/** Content of an opened row of the accordion; loaded when the first one is opened. */
export function OpenedRow({ workflow }: { workflow: WorkflowPageView }) {
  const details = workflowDetails(workflow);
  return (
    <>
      <p>{details.description}</p>
      <WorkflowBody {...details} />
      <p className="mt-3">
        <a href={addresses.workflow(workflow.slug)}>Print this workflow as a checklist</a>
      </p>
    </>
  );
}
