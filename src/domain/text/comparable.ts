/**
 * Normalizes a text for comparison, independent of the keyboard: in lower case, full-width letters and ligatures as the plain
 * ones, one kind of apostrophe, quotation mark, dash and space. All searches, filters and comparisons of names use it.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‛ʼʻ´`′]/g, "'")
    .replaceAll(/[“”„‟«»″]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s+/g, ' ');

/** Normalizes a name: drops case, accents, spaces and signs, in which two spellings may differ. */
export const comparableName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
