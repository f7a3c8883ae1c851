import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

interface ListFrameProps {
  title: string;
  /** What it is; nothing where a visitor knows that already. */
  lead?: string;
  /** A phone then has its filters and views in one row (tool-list.css). */
  isCompact?: boolean;
  children: ReactNode;
}

/** The frame of a list: title, what it is, and what stands below. */
export function ListFrame({ title, lead, isCompact, children }: ListFrameProps) {
  return (
    <div className={isCompact ? 'wrap compact-list page-end' : 'wrap page-end'}>
      <header className="page-head">
        <h1>{title}</h1>
        {lead && <p className="lead lining">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** … before its first records are here. */
export const ListLoading = ({ children }: { children: string }) => (
  <div className="wrap section">
    <Loading>{children}</Loading>
  </div>
);
