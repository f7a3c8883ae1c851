/** The kinds of documents that can be read, by the ending of a file. */
export const documentKinds = ['html', 'pdf', 'txt', 'md'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A stranger's file. */
export interface DocumentFile {
  bytes: Uint8Array;
  kind: DocumentKind;
  /** Its letters, by whatever name whoever sent it gave them; where nobody did, its own first lines tell, and else it is UTF-8. */
  charset?: string;
}

/** A larger document is not read. */
export const mostDocumentBytes = 5 * 1024 * 1024;
