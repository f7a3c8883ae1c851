import { addresses } from '#domain/addresses.ts';
import type { LazyPart } from '#web/lazy-part.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import type { CategoryViewProps } from './category-view.tsx';

const load = async () => (await import('./category-view.tsx')).CategoryView;

/**
 * View of one category, lazily loaded: visitors who browse the categories do not load it. The loader preloads it; the server
 * imports it. Where its script fails to load, the category's hub has the same tools and workflows.
 */
export const CategoryViewLater: LazyPart<CategoryViewProps> = import.meta.env.SSR
  ? await load()
  : lazyPart(load, {
      fallback: ({ category: { hub }, search: { view } }) => <Leave to={addresses.hub(hub, view)} />,
    });
