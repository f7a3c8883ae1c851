/**
 * Loader dependency of pages that parse their own address: it keeps the parser out of the shared bundle. Empty form fields count
 * as absent, in the browser as on the server, whose cache key omits them.
 */
export const givenSearch = ({ search }: { search: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
