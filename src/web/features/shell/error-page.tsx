import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/error-state.tsx';

/** A page that failed for a reason of its own: the message, and 'Try Again', which reloads (spec, section 4). */
export function ErrorPage({ title = 'Something went wrong', error }: Partial<ErrorComponentProps> & { title?: string }) {
  return (
    <div className="wrap section">
      <ErrorState title={title} hint={error instanceof Error ? error.message : undefined} onRetry={() => location.reload()} />
    </div>
  );
}
