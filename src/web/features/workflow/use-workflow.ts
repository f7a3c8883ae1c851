import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { question, useRead } from '#web/use-read.ts';

/**
 * A workflow in full, read once its slug is set: when a card or a row is opened. Opening the last one again reads nothing.
 * @param loadView loads the script that shows it at the same time
 */
export function useWorkflow(
  slug: string | undefined,
  loadView: () => Promise<unknown>,
): { workflow?: WorkflowPageView; failed: boolean } {
  const workflowRead = slug === undefined ? undefined : question('workflow', { slug });
  const { answer, failure } = useRead(
    workflowRead && {
      ...workflowRead,
      ask: async (read, signal) => (await Promise.all([workflowRead.ask(read, signal), loadView()]))[0],
    },
  );
  return { workflow: answer?.slug === slug ? answer : undefined, failed: failure !== undefined };
}
