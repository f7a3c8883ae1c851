/** Kinds of writings around the catalogue, by their folders in content/. */
export const writingKinds = ['guides', 'explainers', 'statements'] as const;
export type WritingKind = (typeof writingKinds)[number];

/** Checks whether a name is that of a kind of writing. */
export const isWritingKind = (kind: string): kind is WritingKind => writingKinds.some((writingKind) => writingKind === kind);

/** Texts of all writings by their paths below content/, without the ending: 'guides/llms'. */
export type Writings = ReadonlyMap<string, string>;

/**
 * Returns the name of the writing behind a document of the pages and the API: 'guides/llms' for 'guide-llms'. Other names are
 * unchanged.
 */
export const writingOfDocument = (document: string): string => document.replace(/^(guide|explainer|statement)-/, '$1s/');
