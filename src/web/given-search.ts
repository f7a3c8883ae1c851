/**
 * The parameters of an address as they are, for a page that reads them itself: every page's script would carry its reading. An
 * empty field of a form says nothing, to the browser as to the server, which knows a page by its address without it.
 */
export const givenSearch = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
