import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Fixed sentence (docs/product.md): 'No tools found for your search criteria.' */
  title: string;
  hint?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Content below the words: one quiet button. */
  children?: ReactNode;
}

/** Message of an empty list; words without a picture. */
export function EmptyState({ title, hint, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Heading className="h3">{title}</Heading>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
