import { lazyRouteComponent } from '@tanstack/react-router';

/** The view of one category, apart: whoever looks through the categories does not load it. The loader preloads it. */
export const CategoryViewLater = lazyRouteComponent(() => import('./category-view.tsx'), 'CategoryView');
