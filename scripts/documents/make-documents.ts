// Writes the documents that visitors download: node scripts/documents/make-documents.ts [FOLDER]
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DocumentError } from '#server/word-files/document.ts';
import { makeDocuments } from './hub-documents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  await makeDocuments(join(root, 'content'), process.argv[2] ?? join(root, 'dist/client/documents'));
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
