import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { freeSlug } from '#domain/staff/slug.ts';
import type { ContentsEntry } from '#ui/on-this-page.tsx';
import { OnThisPage } from '#ui/on-this-page.tsx';

const ContentsContext = createContext<ContentsEntry[]>([]);

/** Collects the headings of a document in order during rendering. */
export const CollectedContents = ContentsContext.Provider;

/** Id that the table of contents links to, made of the heading's words; a component calls it once for each heading. */
export function useContentsId(title: string, { id, isUnder }: { id?: string; isUnder?: boolean } = {}): string {
  const entries = useContext(ContentsContext);
  const headingId = id ?? freeSlug(title, 'part', new Set(entries.map((entry) => entry.id)));
  entries.push({ id: headingId, title, isUnder });
  return headingId;
}

/** A heading in the table of contents. */
export function ContentsHeading({ children }: { children?: ReactNode }) {
  const title = wordsOf(children);
  return <h2 id={useContentsId(title)}>{children}</h2>;
}

/** Plain text of a heading, without markup. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (typeof node === 'object' && node !== null && 'props' in node)
    return wordsOf((node.props as { children?: ReactNode }).children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Smallest number of parts of a document with a table of contents. */
const leastParts = 4;

/** A document with its table of contents: at its side from 900 px, above it on a phone. */
export function WithContents({ entries, children }: { entries: readonly ContentsEntry[]; children: ReactNode }) {
  if (entries.length < leastParts) return children;
  return (
    <div className="with-contents sidebar">
      <OnThisPage entries={entries} />
      {children}
    </div>
  );
}
