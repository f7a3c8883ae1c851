const resourcePaths = ['/resources', '/all-tools', '/all-workflows', '/policy-examples'];

/** Which entry of the bar a page belongs to (spec, section 2): Home on exactly '/', Resources on paths that start with one of four. */
export function activeLink(pathname: string): 'home' | 'resources' | 'research' | undefined {
  if (pathname === '/') return 'home';
  if (resourcePaths.some((path) => pathname.startsWith(path))) return 'resources';
  return pathname === '/research' ? 'research' : undefined;
}
