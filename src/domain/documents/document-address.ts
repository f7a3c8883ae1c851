/** Normalizes a document's address, which identifies it: without fragment and final slash, and with https. */
export const documentOf = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^http:/, 'https:');
