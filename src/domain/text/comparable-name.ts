/** A name without what two spellings of it may differ in: case, accents, spaces and signs. */
export const comparableName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
