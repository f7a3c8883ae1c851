import { useId } from 'react';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { WorkflowBody, WorkflowFacts } from './workflow-body.tsx';
import { workflowDetails } from './workflow-details.tsx';

/** Dialog with the whole workflow over the list it was opened from; loaded when the first card is opened. */
export function OpenedWorkflow({ workflow, onClose }: { workflow: WorkflowPageView; onClose: () => void }) {
  const titleId = useId();
  const details = workflowDetails(workflow);
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <WorkflowFacts {...details} />
          <h2 id={titleId}>{workflow.title}</h2>
          {details.description && <p>{details.description}</p>}
        </div>
        <CloseButton />
      </div>
      <WorkflowBody {...details} />
    </Dialog>
  );
}
