import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HubDocument } from './document.ts';
import { DocumentError } from './document.ts';
import { readDocument } from './read-document.ts';
import { writeDocx } from './write-docx.ts';
import { writeMarkdown } from './write-markdown.ts';

type Format = 'docx' | 'md';

const writers: Record<Format, (document: HubDocument) => string | Promise<Uint8Array>> = {
  docx: writeDocx,
  md: writeMarkdown,
};

/** A text of content/ that can be downloaded: as a PDF, which is printed by `npm run documents` and committed. */
interface Download {
  source: string;
  /** Its address is /documents/{name}.pdf. */
  name: string;
  /** What the build writes besides. */
  formats: Format[];
}

const forms = readdirSync(fileURLToPath(new URL('../../content/downloads', import.meta.url))).sort();

/** Which texts can be downloaded, under which name and in which formats. */
export const hubDocuments: Download[] = [
  { source: 'policies/ministry-stance.md', name: 'ministry-stance', formats: [] },
  { source: 'research/survey-summary.md', name: 'survey-summary', formats: [] },
  // The one that a church is to make its own.
  { source: 'policies/acceptable-use.md', name: 'acceptable-use-policy', formats: ['docx', 'md'] },
  // Those that workflows offer.
  ...forms.map((file): Download => ({ source: `downloads/${file}`, name: basename(file, '.md'), formats: ['docx'] })),
];

/**
 * Reads a text that can be downloaded.
 * @throws {DocumentError} with the name of the text that cannot be set.
 */
export async function readSource(content: string, source: string): Promise<HubDocument> {
  return named(source, async () => readDocument(await readFile(join(content, source), 'utf8')));
}

/**
 * Writes every document that the build makes into `folder`.
 * @throws {DocumentError} with the name of the text that cannot be set.
 */
export async function makeDocuments(content: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { source, name, formats } of hubDocuments) {
    const document = await readSource(content, source);
    for (const format of formats) {
      const written = await named(source, async () => writers[format](document));
      await writeFile(join(folder, `${name}.${format}`), written);
    }
  }
}

async function named<T>(source: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw error instanceof DocumentError ? new DocumentError(`content/${source}: ${error.message}`) : error;
  }
}
