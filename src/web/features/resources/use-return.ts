import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import { parseResourcesSearch } from '#domain/catalogue/list-search.ts';
import { previousPath } from '#web/navigation/navigation-memory.tsx';
import { savedState, saveState } from '#web/navigation/saved-states.ts';

/**
 * Brings the category, search and pricing back when a visitor returns to /resources from a tool (spec, section 4).
 * Whoever comes to the categories from anywhere else wants the categories.
 */
export function useReturn(isBare: boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!isBare) return;
    const saved = savedState(addresses.resources());
    if (!saved?.selectedCategory) return;
    if (/^\/(tools|resources)\/./.test(previousPath() ?? '')) {
      const { searchQuery: q, selectedCategory: category, selectedPricing: pricing, activeTab: view } = saved;
      navigate({ href: addresses.resources(parseResourcesSearch({ q, category, pricing, view })), replace: true });
    } else {
      saveState(addresses.resources(), { selectedCategory: undefined, selectedPricing: undefined, searchQuery: undefined });
    }
  }, [isBare, navigate]);
}
