import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HubDocument } from './document.ts';
import { DocumentError } from './document.ts';
import { readDocument } from './read-document.ts';
import { writeDocx } from './write-docx.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writePdf } from './write-pdf.ts';

type Format = 'pdf' | 'docx' | 'md';

const writers: Record<Format, (document: HubDocument) => string | Promise<Uint8Array>> = {
  pdf: writePdf,
  docx: writeDocx,
  md: writeMarkdown,
};

/** Which texts of content/ can be downloaded, under which name and in which formats. */
export const hubDocuments: { source: string; name: string; formats: Format[] }[] = [
  { source: 'policies/ministry-stance.md', name: 'ministry-stance', formats: ['pdf'] },
  { source: 'research/survey-summary.md', name: 'survey-summary', formats: ['pdf'] },
  // The one that a church is to make its own.
  { source: 'policies/acceptable-use.md', name: 'acceptable-use-policy', formats: ['pdf', 'docx', 'md'] },
];

/**
 * Writes every document into `folder`.
 * @throws {DocumentError} with the name of the text that cannot be set.
 */
export async function makeDocuments(content: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { source, name, formats } of hubDocuments) {
    try {
      const document = readDocument(await readFile(join(content, source), 'utf8'));
      for (const format of formats) await writeFile(join(folder, `${name}.${format}`), await writers[format](document));
    } catch (error) {
      throw error instanceof DocumentError ? new DocumentError(`content/${source}: ${error.message}`) : error;
    }
  }
}
