/**
 * A text as it is compared, whichever keyboard wrote it: in lower case, letters of full width and ligatures as the plain ones, one
 * kind of apostrophe, quotation mark, dash and space. What is searched, filtered and held against names goes through it.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‛ʼʻ´`′]/g, "'")
    .replaceAll(/[“”„‟«»″]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s+/g, ' ');

/** A name without what two spellings of it may differ in: case, accents, spaces and signs. */
export const comparableName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
