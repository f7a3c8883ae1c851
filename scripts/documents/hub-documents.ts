import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alsoOnA4, onA4 } from '#domain/catalogue/sheets.ts';
import type { HubDocument } from '#server/word-files/document.ts';
import { DocumentError } from '#server/word-files/document.ts';
import { writeDocx } from '#server/word-files/write-docx.ts';
import { withKindRows } from './kind-rows.ts';
import type { PrintLook } from './print-page.ts';
import { readDocument } from './read-document.ts';
import { writeMarkdown } from './write-markdown.ts';

type Format = 'docx' | 'md';

const writers: Record<Format, (document: HubDocument, look?: PrintLook) => string | Promise<Uint8Array>> = {
  docx: (document, look) => writeDocx({ ...document, ...(look && { paper: look.paper, onOneSheet: true }) }),
  md: writeMarkdown,
};

/** A text of content/ that can be downloaded: as a PDF, which is printed by `npm run documents` and committed. */
interface Download {
  source: string;
  /** Name in its address, /documents/{name}.pdf. */
  name: string;
  /** Other formats, written by the build. */
  formats: Format[];
  /** Look of the print; by default A4, with margins so that the text fits a sheet of Letter, too. */
  look?: PrintLook;
}

/** Scale of a poster's letters. */
const onTheWall = 1.15;

const forms = readdirSync(fileURLToPath(new URL('../../content/downloads', import.meta.url))).sort();

/** Downloadable texts, with their names and formats. */
export const hubDocuments: Download[] = [
  { source: 'policies/ministry-stance.md', name: 'ministry-stance', formats: [] },
  { source: 'research/survey-summary.md', name: 'survey-summary', formats: [] },
  // Template that a church adapts.
  { source: 'policies/acceptable-use.md', name: 'acceptable-use-policy', formats: ['docx', 'md'] },
  // Forms that workflows offer.
  ...forms.flatMap((file): Download[] => {
    const form: Download = { source: `downloads/${file}`, name: basename(file, '.md'), formats: ['docx'] };
    if (!alsoOnA4.includes(form.name)) return [form];
    return [
      { ...form, look: { paper: 'Letter', scale: onTheWall } },
      { ...form, name: onA4(form.name), look: { paper: 'A4', scale: onTheWall } },
    ];
  }),
];

/**
 * Reads a text that can be downloaded.
 * @throws {DocumentError} with the name of the text that cannot be set.
 */
export async function readSource(content: string, source: string): Promise<HubDocument> {
  return withSource(source, async () => readDocument(withKindRows(await readFile(join(content, source), 'utf8'))));
}

/**
 * Writes every document that the build makes into `folder`.
 * @throws {DocumentError} with the name of the text that cannot be set.
 */
export async function makeDocuments(content: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { source, name, formats, look } of hubDocuments) {
    const document = await readSource(content, source);
    for (const format of formats) {
      const output = await withSource(source, async () => writers[format](document, look));
      await writeFile(join(folder, `${name}.${format}`), output);
    }
  }
}

async function withSource<T>(source: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw error instanceof DocumentError ? new DocumentError(`content/${source}: ${error.message}`) : error;
  }
}
