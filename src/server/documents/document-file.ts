/** The kinds of documents that can be read, by the ending of a file. */
export const documentKinds = ['html', 'pdf', 'txt', 'md'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A stranger's file. */
export interface DocumentFile {
  bytes: Uint8Array;
  kind: DocumentKind;
  /** Its encoding, as its sender named it; without a name its own first lines decide, and then UTF-8. */
  charset?: string;
}

/** A larger document is not read. */
export const mostDocumentBytes = 5 * 1024 * 1024;
