import type { LazyPart } from '#web/lazy-part.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { CategoryViewProps } from './category-view.tsx';
import { CategoryWithoutLists } from './category-without-lists.tsx';

const load = async () => (await import('./category-view.tsx')).CategoryView;

/**
 * The view of one category, apart: whoever looks through the categories does not load it. The loader preloads it; the
 * server has it at hand.
 */
export const CategoryViewLater: LazyPart<CategoryViewProps> = import.meta.env.SSR
  ? await load()
  : lazyPart(load, { otherwise: CategoryWithoutLists });
