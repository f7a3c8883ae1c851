import type { ReactNode } from 'react';

interface CardGridProps {
  /** At the widest; 3 unless told. Under 900 there are two, under 700 one. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** One, two or three columns of cards by width. */
export function CardGrid({ columns = 3, children }: CardGridProps) {
  return (
    <div className="grid" data-columns={columns === 3 ? undefined : columns}>
      {children}
    </div>
  );
}
