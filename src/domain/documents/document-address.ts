/** What tells one document from another: its address without the place within, without a slash at its end, and with https. */
export const documentOf = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^http:/, 'https:');
