import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { tellable } from '#web/api-client.ts';

/** A page that failed for a reason of its own: the message, and 'Try Again', which reloads (docs/product.md). */
export function ErrorPage({ title = 'Something went wrong', error }: Partial<ErrorComponentProps> & { title?: string }) {
  return (
    <div className="wrap section">
      <ErrorState title={title} hint={tellable(error)} onRetry={() => location.reload()} />
    </div>
  );
}
