/** The writings around the catalogue, by the folders of content/ that hold them. */
export const writingKinds = ['guides', 'explainers', 'statements'] as const;
export type WritingKind = (typeof writingKinds)[number];

/** Whether a name is that of a kind of writing. */
export const isWritingKind = (kind: string): kind is WritingKind => writingKinds.some((known) => known === kind);

/** The texts of all writings by where they stand below content/, without the ending: 'guides/llms'. */
export type Writings = ReadonlyMap<string, string>;

/** Which writing a document of the pages and the API is: 'guide-llms' is 'guides/llms'. Others stay as they are. */
export const writingOfDocument = (document: string): string => document.replace(/^(guide|explainer|statement)-/, '$1s/');
