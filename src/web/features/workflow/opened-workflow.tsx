import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { WorkflowDialog } from '#ui/workflow-dialog.tsx';
import { workflowDetails } from './workflow-details.tsx';

/** The dialog of one workflow; loaded when the first card is opened. */
export function OpenedWorkflow({ workflow, onClose }: { workflow: WorkflowPageView; onClose: () => void }) {
  return <WorkflowDialog {...workflowDetails(workflow)} onClose={onClose} />;
}
