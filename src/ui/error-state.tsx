import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** 'Error loading tools' (docs/product.md). */
  title: string;
  hint?: ReactNode;
  onRetry: () => void;
}

/** A message and 'Try Again'. */
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
