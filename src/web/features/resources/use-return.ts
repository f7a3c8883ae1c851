import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import { parseResourcesSearch } from '#domain/catalogue/list-search.ts';
import { isReturning, previousPath } from '#web/navigation/arrive.ts';
import { savedState, saveState } from '#web/navigation/saved-states.ts';

/**
 * Restores category, view, search and pricing when a visitor returns to /resources from a tool, by the browser's Back or by the
 * tool's back link. Visitors from anywhere else, or by any other link, get the categories.
 */
export function useReturn(isBare: boolean): void {
  const navigate = useNavigate();
  const router = useRouter();

  useEffect(() => {
    if (!isBare) return;
    const state = savedState(addresses.resources());
    if (!state?.selectedCategory) return;
    if (isReturning(router.latestLocation.state) && /^\/(tools|resources)\/./.test(previousPath() ?? '')) {
      const { searchQuery: q, selectedCategory: category, selectedPricing: pricing, activeTab: view } = state;
      navigate({ href: addresses.resources(parseResourcesSearch({ q, category, pricing, view })), replace: true });
    } else {
      saveState(addresses.resources(), { selectedCategory: undefined, selectedPricing: undefined, searchQuery: undefined });
    }
  }, [isBare, navigate, router]);
}
