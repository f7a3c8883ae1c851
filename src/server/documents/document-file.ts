/** Kinds of documents that can be read, by the ending of a file. */
export const documentKinds = ['html', 'pdf', 'txt', 'md'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** File of a stranger. */
export interface DocumentFile {
  bytes: Uint8Array;
  kind: DocumentKind;
  /** Encoding as its sender named it; without a name its own first lines decide, and then UTF-8. */
  charset?: string;
}

/** Maximum size of a document that is read, in bytes. */
export const mostDocumentBytes = 5 * 1024 * 1024;
