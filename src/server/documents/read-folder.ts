import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Comparison } from '#domain/documents/compare-quotation.ts';
import { compareQuotation, readyDocument } from '#domain/documents/compare-quotation.ts';
import { documentOf } from '#domain/documents/document-address.ts';
import { isDay, isToCome } from '#domain/text/day.ts';
import { StartupError } from '../errors.ts';
import type { Quotation } from '../records/quotations.ts';
import { documentKinds, mostDocumentBytes } from './document-file.ts';
import type { DocumentThread } from './document-thread.ts';

/** State of one quotation of the hub in a saved document. */
export interface QuotationRead {
  /** Slug of the quoting tool or answer. */
  tool: string;
  /** Id of the fact or change; for an answer the index of the source in it, from 0 on. */
  id: string;
  kind: 'fact' | 'change' | 'answer';
  quote: string;
  address: string;
  /** Day on which the document was saved. */
  day: string;
  state: Comparison['state'];
  /** Passage that contains it, or the nearest one. */
  passage?: string;
  heading?: string;
}

interface SavedDocument {
  address: string;
  file: string;
  day: string;
}

/** A document of the folder on which something rests, and its readable text. */
export interface FolderDocument {
  address: string;
  day: string;
  text: string;
}

interface FolderReading {
  thread: DocumentThread;
  /** Current day, such as 2026-11-24: no document was saved on a later one. */
  today: string;
  /** Callback for each document on which something rests, before the next is opened. */
  onDocument?: ((document: FolderDocument) => Promise<void>) | undefined;
}

/**
 * Compares what the hub quotes with the documents of a folder. If an address has several files, the latest day's counts.
 * @param folder holds `documents.csv` with the columns address, file and day; its files are inside it
 * @returns the quotations whose document is there, how many rest on others, and a sentence for each row that cannot be used
 * @throws {StartupError} where the folder has no table, or one with other columns
 */
export async function readFolder(
  folder: string,
  quoted: readonly Quotation[],
  { thread, today, onDocument }: FolderReading,
): Promise<{ quotations: QuotationRead[]; elsewhere: number; problems: string[] }> {
  const { saved, problems } = readTable(folder, today);
  const bySource = Map.groupBy(quoted, ({ source }) => documentOf(source));

  const quotations: QuotationRead[] = [];
  // Opens one document at a time, to save memory.
  for (const [key, { address, file, day }] of saved) {
    const resting = bySource.get(key) ?? [];
    if (!bySource.delete(key)) continue;
    const text = await openDocument(thread, folder, file).catch((error: unknown) => {
      problems.push(`${file}: ${(error as Error).message}`);
      return undefined;
    });
    const document = text === undefined ? undefined : readyDocument(text);
    if (text !== undefined) await onDocument?.({ address, day, text });
    for (const { kind, name, quote, source } of resting) {
      const { state, ...found } = document ? compareQuotation(document, quote) : { state: 'unreadable' as const };
      const [tool = '', id = ''] = name.split('/');
      const quotation = { tool, id, kind: nounOf[kind], quote, address: source };
      quotations.push({ ...quotation, day, state, ...('passage' in found && where(found)) });
    }
  }
  return { quotations, elsewhere: [...bySource.values()].flat().length, problems };
}

const nounOf = { facts: 'fact', 'terms-changes': 'change', answers: 'answer' } as const;
const where = ({ passage, heading }: { passage: string; heading?: string }) => ({ passage, ...(heading && { heading }) });

function readTable(folder: string, today: string): { saved: Map<string, SavedDocument>; problems: string[] } {
  const [columns, ...lines] = readTableFile(folder)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  if (columns !== 'address,file,day') throw new StartupError('The first line of documents.csv must be: address,file,day');
  const documents = new Map<string, SavedDocument>();
  const problems: string[] = [];
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [address = '', file = '', day = '', more] = cellsOf(line);
    if (more !== undefined || !address || !file || !isDay(day)) {
      problems.push(`documents.csv, line ${place + 2}: must have an address, a file and a day such as 2026-11-24`);
      continue;
    }
    if (isToCome(day, today)) {
      problems.push(`documents.csv, line ${place + 2}: the day ${day} is still to come`);
      continue;
    }
    const earlier = documents.get(documentOf(address));
    if (!earlier || earlier.day <= day) documents.set(documentOf(address), { address, file, day });
  }
  return { saved: documents, problems };
}

/** Splits one line into cells; a cell with a comma or a quotation mark in it is quoted. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

async function openDocument(thread: DocumentThread, folder: string, file: string): Promise<string> {
  const kind = documentKinds.find((each) => extname(file).toLowerCase() === `.${each}`);
  if (!kind) throw new Error(`only files that end in ${documentKinds.map((each) => `.${each}`).join(', ')} are read`);
  const path = realpathSync(join(folder, file));
  if (!path.startsWith(realpathSync(folder) + sep)) throw new Error('does not stand inside the folder');
  const document = await thread.read({ bytes: readPlainFile(path), kind });
  if (document === 'broken') throw new Error('cannot be read as the document that its ending says');
  if (document === 'too much') throw new Error('costs too much to read');
  return document.text;
}

function readTableFile(folder: string): string {
  try {
    return readPlainFile(join(folder, 'documents.csv')).toString();
  } catch (error) {
    throw error instanceof NoPlainFile ? new StartupError(`documents.csv ${error.message}`) : error;
  }
}

class NoPlainFile extends Error {}

/** Reads a regular file. Does not wait for anything else, such as a folder, a pipe or a device. @throws {NoPlainFile} */
function readPlainFile(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const about = fstatSync(file);
    if (!about.isFile()) throw new NoPlainFile('is no file that can be read');
    if (about.size > mostDocumentBytes) throw new NoPlainFile('is larger than 5 MB');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
