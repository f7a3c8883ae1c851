import type { ReactNode } from 'react';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { Document } from './document.tsx';

interface StatementPageProps {
  title: string;
  document: DocumentView;
  /** Content below the statement that changes from day to day. */
  children?: ReactNode;
}

/** A statement of the hub about itself, in one column. */
export function StatementPage({ title, document, children }: StatementPageProps) {
  return (
    <article className="wrap page-end">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <Document document={document} />
      {children}
    </article>
  );
}
