import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { previousPath } from '#web/navigation/navigation-memory.tsx';
import { savedState, saveState } from '#web/navigation/saved-states.ts';
import { paths } from '#web/paths.ts';

/**
 * Brings the category, search and pricing back when a visitor returns to /resources from a tool (spec, section 4).
 * Whoever comes to the categories from anywhere else wants the categories.
 */
export function useReturn(isBare: boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!isBare) return;
    const {
      selectedCategory: category,
      selectedPricing: pricing,
      searchQuery: q,
      activeTab,
    } = savedState(paths.resources()) ?? {};
    if (!category) return;
    if (/^\/(tools|resources)\/./.test(previousPath() ?? '')) {
      const view = activeTab === 'workflows' ? 'workflows' : 'tools';
      navigate({ href: paths.resources({ category, view, q, pricing }), replace: true });
    } else {
      saveState(paths.resources(), { selectedCategory: undefined, selectedPricing: undefined, searchQuery: undefined });
    }
  }, [isBare, navigate]);
}
