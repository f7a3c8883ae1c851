/**
 * What a page that reads its address itself depends on: every page's script would carry its reading. An empty field of a form says
 * nothing, to the browser as to the server, which knows a page by its address without it.
 */
export const givenSearch = ({ search }: { search: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
