import { useId } from 'react';
import { CloseButton, Dialog } from './dialog.tsx';
import type { WorkflowDetailsProps } from './workflow-body.tsx';
import { WorkflowBody, WorkflowFacts } from './workflow-body.tsx';

interface WorkflowDialogProps extends WorkflowDetailsProps {
  onClose: () => void;
}

/** The whole workflow over the list it was opened from. */
export function WorkflowDialog({ onClose, ...workflow }: WorkflowDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <WorkflowFacts {...workflow} />
          <h2 id={titleId}>{workflow.title}</h2>
          {workflow.description && <p>{workflow.description}</p>}
        </div>
        <CloseButton />
      </div>
      <WorkflowBody {...workflow} />
    </Dialog>
  );
}
