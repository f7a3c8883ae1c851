import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

interface ListFrameProps {
  title: string;
  /** Lead; omitted if the visitor knows the list already. */
  lead?: string;
  /** Puts filters and view of a phone in one row (tool-list.css). */
  isCompact?: boolean;
  children: ReactNode;
}

/** Frame of a list: title, lead and content. */
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

/** Frame of a list before its first records have loaded. */
export const ListLoading = ({ children }: { children: string }) => (
  <div className="wrap section">
    <Loading>{children}</Loading>
  </div>
);
