import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withKindRows } from './kind-rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** SHA-256 in hex of each committed PDF, and of its sources. */
export type PrintedRecord = Record<string, { source: string; pdf: string }>;

export const recordFile = join(root, 'scripts/documents/printed.json');

/** Path of the committed PDF of this name; the build serves public/ as it is. */
export const pdfFile = (name: string) => join(root, 'public/documents', `${name}.pdf`);

export const hashOf = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Hash of a PDF's sources: its text under content/, and the code and styles of its look. */
export const sourceHash = (source: string) =>
  hashOf(
    withKindRows(readFileSync(join(root, 'content', source), 'utf8')),
    ...[
      ...['document.ts', 'paper.ts'].map((file) => `src/server/word-files/${file}`),
      ...['print-page.ts', 'print-pdfs.mjs'].map((file) => `scripts/documents/${file}`),
    ].map((file) => readFileSync(join(root, file))),
  );

export const readRecord = (): PrintedRecord =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as PrintedRecord) : {};
