import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { freeSlug } from '#domain/staff/slug.ts';
import type { ContentsEntry } from '#ui/on-this-page.tsx';
import { OnThisPage } from '#ui/on-this-page.tsx';

const ContentsContext = createContext<ContentsEntry[]>([]);

/** Collects the headings of a document in their order, while it is rendered. */
export const CollectedContents = ContentsContext.Provider;

/** The id by which the list of contents leads to a heading, made of its words; a component calls it once for each heading. */
export function useContentsId(title: string, { id, isUnder }: { id?: string; isUnder?: boolean } = {}): string {
  const entries = useContext(ContentsContext);
  const own = id ?? freeSlug(title, 'part', new Set(entries.map((entry) => entry.id)));
  entries.push({ id: own, title, isUnder });
  return own;
}

/** A heading that the list of contents names. */
export function ContentsHeading({ children }: { children?: ReactNode }) {
  const title = wordsOf(children);
  return <h2 id={useContentsId(title)}>{children}</h2>;
}

/** The words of a heading without what marks them. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (typeof node === 'object' && node !== null && 'props' in node)
    return wordsOf((node.props as { children?: ReactNode }).children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** With fewer parts a document is read without a list. */
const leastParts = 4;

/** A document with the list of its parts: beside it from 900 px, above it on a phone. */
export function WithContents({ entries, children }: { entries: readonly ContentsEntry[]; children: ReactNode }) {
  if (entries.length < leastParts) return children;
  return (
    <div className="with-contents sidebar">
      <OnThisPage entries={entries} />
      {children}
    </div>
  );
}
