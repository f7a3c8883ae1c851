import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Comparison, ReadableDocument } from '#domain/documents/compare-quotation.ts';
import { compareQuotation, readyDocument } from '#domain/documents/compare-quotation.ts';
import { checkedDateSchema } from '#domain/text/text-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { StartupError } from '../errors.ts';
import type { DocumentKind } from './readable-text.ts';
import { documentKinds, readableText } from './readable-text.ts';

/** What became of one quotation of the hub in a saved document. */
export interface QuotationRead {
  tool: string;
  id: string;
  kind: 'fact' | 'change';
  quote: string;
  address: string;
  /** On which the document was saved. */
  day: string;
  state: Comparison['state'];
  /** Where it stands, or the nearest passage. */
  passage?: string;
  heading?: string;
}

/** A larger file is not read. */
const mostBytes = 5 * 1024 * 1024;

interface SavedDocument {
  address: string;
  file: string;
  day: string;
}

/**
 * Compares what the hub quotes with the documents of a folder. Of an address with several files, the latest day's speaks.
 * @param folder holds `documents.csv` with the columns address, file and day; files stand inside it
 * @returns the quotations whose document is there, how many rest on others, and a sentence for each row that cannot be used
 * @throws {StartupError} where the folder has no table, or one with other columns
 */
export async function readFolder(
  folder: string,
  evidence: Map<string, Evidence>,
): Promise<{ quotations: QuotationRead[]; elsewhere: number; problems: string[] }> {
  const { saved, problems } = readTable(folder);
  const asked = new Map<string, Omit<QuotationRead, 'day' | 'state'>[]>();
  for (const [tool, { facts, changes }] of evidence)
    for (const [kind, said] of [['fact', facts] as const, ['change', changes] as const])
      for (const { id, quote, source } of said) {
        const key = documentOf(source);
        asked.set(key, [...(asked.get(key) ?? []), { tool, id, kind, quote, address: source }]);
      }

  const quotations: QuotationRead[] = [];
  // One document at a time is in memory.
  for (const [key, { file, day }] of saved) {
    const resting = asked.get(key) ?? [];
    if (!asked.delete(key)) continue;
    const document = await openDocument(folder, file).catch((error: unknown) => {
      problems.push(`${file}: ${(error as Error).message}`);
      return undefined;
    });
    for (const quotation of resting) {
      const { state, ...found } = document ? compareQuotation(document, quotation.quote) : { state: 'unreadable' as const };
      quotations.push({ ...quotation, day, state, ...('passage' in found && where(found)) });
    }
  }
  return { quotations, elsewhere: [...asked.values()].flat().length, problems };
}

const where = ({ passage, heading }: { passage: string; heading?: string }) => ({ passage, ...(heading && { heading }) });

/** What tells one document from another: its address without the place within, and without a slash at its end. */
const documentOf = (address: string) =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^http:/, 'https:');

function readTable(folder: string): { saved: Map<string, SavedDocument>; problems: string[] } {
  const [columns, ...lines] = readFileSync(join(folder, 'documents.csv'), 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  if (columns !== 'address,file,day') throw new StartupError('The first line of documents.csv must be: address,file,day');
  const saved = new Map<string, SavedDocument>();
  const problems: string[] = [];
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [address = '', file = '', day = '', more] = cellsOf(line);
    if (more !== undefined || !address || !file || !checkedDateSchema.safeParse(day).success || day.length < 10) {
      problems.push(`documents.csv, line ${place + 2}: must have an address, a file and a day such as 2026-11-24`);
      continue;
    }
    const known = saved.get(documentOf(address));
    if (!known || known.day <= day) saved.set(documentOf(address), { address, file, day });
  }
  return { saved, problems };
}

/** Cells of one line; one with a comma or a quotation mark in it stands in quotation marks. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

async function openDocument(folder: string, file: string): Promise<ReadableDocument> {
  const kind = documentKinds.find((each) => extname(file).toLowerCase() === `.${each}`);
  if (!kind) throw new Error(`only files that end in ${documentKinds.map((each) => `.${each}`).join(', ')} are read`);
  const path = realpathSync(join(folder, file));
  if (!path.startsWith(realpathSync(folder) + sep)) throw new Error('does not stand inside the folder');
  const { size } = statSync(path);
  if (size > mostBytes) throw new Error('is larger than 5 MB');
  return readyDocument(await textOf(path, kind));
}

async function textOf(path: string, kind: DocumentKind): Promise<string> {
  const text = await readableText(readFileSync(path), kind);
  if (text === undefined) throw new Error('cannot be read as the document that its ending says');
  return text;
}
