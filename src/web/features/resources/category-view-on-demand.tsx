import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy } from 'react';
import { CategoryView as AtHand } from './category-view.tsx';

const load = () => import('./category-view.tsx');

/** The view of one category. The server has it at hand; a browser loads it only when a category is opened. */
export const CategoryView = createIsomorphicFn()
  .server(() => AtHand)
  .client(() => lazy(async () => ({ default: (await load()).CategoryView })))();

/** Loads the view before it is shown, so that nothing blinks. */
export const preloadCategoryView = createIsomorphicFn()
  .server(async () => {})
  .client(async () => {
    await load();
  });
