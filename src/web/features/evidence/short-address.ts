/** An address as a person would say it: 'otter.ai/privacy-policy'. */
export function shortAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, '') + (pathname === '/' ? '' : decodedPath(pathname));
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
