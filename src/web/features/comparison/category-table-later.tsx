import { Suspense } from 'react';
import { Loading } from '#ui/loading.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { CategoryTableProps } from './category-table.tsx';

const load = async () => (await import('./category-table.tsx')).CategoryTable;

// The server has it at hand; in a browser the other tabs of a hub do without it, and a link to the whole page stands below it.
const Table = import.meta.env.SSR ? await load() : lazyPart(load, { otherwise: () => null });

/** The table of a category's tools where it is one part of a page that is seldom opened. */
export const CategoryTableLater = (props: CategoryTableProps) => (
  <Suspense fallback={<Loading>Loading tools...</Loading>}>
    <Table {...props} />
  </Suspense>
);
