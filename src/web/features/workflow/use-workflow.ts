import { useEffect, useState } from 'react';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { readWorkflow } from '#web/api-reads.ts';

/**
 * A workflow in full, fetched when its slug is given: when a card or a row is opened. Fetched once per component.
 * @param loadView fetches the script that shows it at the same time
 */
export function useWorkflow(
  slug: string | undefined,
  loadView: () => Promise<unknown>,
): { workflow?: WorkflowPageView; failed: boolean } {
  const [answer, setAnswer] = useState<{ slug: string; workflow?: WorkflowPageView }>();

  useEffect(() => {
    if (slug === undefined || answer?.slug === slug) return;
    let current = true;
    Promise.all([readWorkflow(slug), loadView()]).then(
      ([workflow]) => current && setAnswer({ slug, workflow }),
      () => current && setAnswer({ slug }),
    );
    return () => {
      current = false;
    };
  }, [slug, answer?.slug, loadView]);

  const isAnswered = slug !== undefined && answer?.slug === slug;
  return { workflow: isAnswered ? answer.workflow : undefined, failed: isAnswered && !answer.workflow };
}
