import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** Title, such as 'Error loading tools' (docs/product.md). */
  title: string;
  hint?: ReactNode;
  onRetry: () => void;
}

/** Error message with a 'Try Again' button. */
export function ErrorState({ title, hint, onRetry }: ErrorStateProps) {
  return (
    <div className="empty-state" role="alert">
      <h2 className="h3">{title}</h2>
      {hint && <p>{hint}</p>}
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
