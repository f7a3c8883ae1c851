import type { Content } from '#server/content/read-content.ts';

/** Day on which something of the catalogue was last read: the day from which tests move the clock on. */
export const dayOfCatalogue = ({ evidence }: Pick<Content, 'evidence'>): string =>
  [...evidence.values()]
    .flatMap(({ facts }) => facts.map(({ read }) => read))
    .toSorted()
    .at(-1) ?? '';
