import type { ReactNode } from 'react';

interface CardGridProps {
  /** Maximum number of columns; 3 by default. Below 900 px there are two, below 700 px one. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** Cards in one column or more, by width. */
export function CardGrid({ columns = 3, children }: CardGridProps) {
  return (
    <div className="grid" data-columns={columns === 3 ? undefined : columns}>
      {children}
    </div>
  );
}
