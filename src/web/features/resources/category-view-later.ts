import { createIsomorphicFn } from '@tanstack/react-start';
import type { LazyPart } from '#web/lazy-part.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { CategoryViewProps } from './category-view.tsx';
import { CategoryView } from './category-view.tsx';
import { CategoryWithoutLists } from './category-without-lists.tsx';

/**
 * The view of one category, apart: whoever looks through the categories does not load it. The loader preloads it; the
 * server has it at hand.
 */
export const CategoryViewLater: LazyPart<CategoryViewProps> = createIsomorphicFn()
  .server(() => CategoryView)
  .client(() => lazyPart(async () => (await import('./category-view.tsx')).CategoryView, { otherwise: CategoryWithoutLists }))();
