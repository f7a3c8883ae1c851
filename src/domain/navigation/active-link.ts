import { addresses } from '../addresses.ts';

const resourcePaths = [addresses.resources(), addresses.allTools(), addresses.allWorkflows(), addresses.policyExamples];

/**
 * Returns the navigation bar's entry for a page (docs/product.md): Home on exactly '/', Resources on paths that start with one of
 * four.
 */
export function activeLink(pathname: string): 'home' | 'resources' | 'research' | undefined {
  if (pathname === addresses.home) return 'home';
  if (resourcePaths.some((path) => pathname.startsWith(path))) return 'resources';
  return pathname === addresses.research ? 'research' : undefined;
}
