import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

/** The frame of a list: title, what it is, and what stands below. */
export function ListFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap pb-18">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead lining">{lead}</p>
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
