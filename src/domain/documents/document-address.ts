/** Identifies a document: its address without the fragment, without a slash at its end, and with https. */
export const documentOf = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^http:/, 'https:');
