import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withoutReplacedFields } from '#domain/catalogue/price-in-words.ts';
import { inOneOrder } from '#domain/catalogue/workflow-schema.ts';
import type { FiledKindName } from '#domain/records/kinds.ts';
import { filedKinds } from '#domain/records/kinds.ts';
import type { Evidence, Seen } from '#domain/trust/fact-schema.ts';
import type { StoredCatalogue } from '../catalogue/catalogue.ts';
import type { FolderName } from '../content/content-files.ts';
import { parseFile, pathOf, readFiles, textOf } from '../content/content-files.ts';
import { deskDefaultsOf } from '../content/desk-defaults.ts';
import { deskTextFiles } from '../content/write-desk-texts.ts';

/** Result of an export, by the paths of the files below content/. */
export interface ExportReport {
  written: string[];
  unchanged: number;
  /** Files whose record is not in the database: left alone. */
  withoutRecord: string[];
}

/**
 * Writes the catalogue as authored files to `target`: each record has one text, so that only files of other records differ, and
 * only those are written.
 * @param authored the folder whose files the hub came with
 * @throws {Error} when a file would not say what its record says; then nothing was written.
 */
export function exportContent(
  catalogue: Omit<StoredCatalogue, 'revision' | 'added'>,
  authored: string,
  target: string,
): ExportReport {
  const editedTexts = catalogue.texts.filter(({ editedAt }) => editedAt !== null);
  const files = [
    ...recordsToWrite(catalogue, authored).map(({ folder, slug, record }) => {
      const file = pathOf(folder, slug);
      const text = textOf(folder, record as never);
      return { file, text, isRight: isSame(parseFile(folder, file, text), record) };
    }),
    ...(editedTexts.length > 0
      ? deskTextFiles(editedTexts, deskDefaultsOf(readFiles(authored, [])), (file) => contentOf(authored, file) ?? '')
      : []),
  ];
  const wrong = files.find(({ isRight }) => !isRight);
  if (wrong) throw new Error(`${wrong.file} would not say what its record says.`);

  const changedFiles = files.filter(({ file, text }) => contentOf(target, file) !== text);
  for (const folder of folders) mkdirSync(join(target, folder), { recursive: true });
  for (const { file, text } of changedFiles) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  const paths = new Set(files.map(({ file }) => file));
  return {
    written: changedFiles.map(({ file }) => file).sort(),
    unchanged: files.length - changedFiles.length,
    withoutRecord: folders
      .flatMap((folder) => readdirSync(join(target, folder)).map((name) => `${folder}/${name}`))
      .filter((file) => !paths.has(file))
      .sort(),
  };
}

/** Lists the records that have files, as these say them. */
function recordsToWrite(
  catalogue: Pick<StoredCatalogue, FiledKindName | 'evidence'>,
  authored: string,
): { folder: FolderName; slug: string; record: object }[] {
  const { tools, answers, evidence, prices } = catalogue;
  const asFilesSay = {
    ...catalogue,
    tools: tools.map((tool) => withoutReplacedFields(tool, prices.get(tool.slug))),
    answers: answers.map((answer) => ({ ...answer, grounds: answer.grounds.map(withoutReading) })),
  };
  return [
    ...filedKinds.flatMap((folder) => [...asFilesSay[folder].values()].map((record) => ({ folder, slug: record.slug, record }))),
    ...tools.flatMap(({ slug }) => {
      // Keeps an empty file for a tool whose last fact went out of use: the old file would bring it back.
      const hasFile = contentOf(authored, pathOf('evidence', slug)) !== undefined;
      const toolEvidence = evidence.get(slug) ?? (hasFile ? noEvidence : undefined);
      if (!toolEvidence) return [];
      const record = { facts: toolEvidence.facts.map(withoutReading), changes: toolEvidence.changes.map(withoutReading) };
      return [{ folder: 'evidence' as const, slug, record }];
    }),
  ];
}

const noEvidence: Evidence = { facts: [], changes: [] };
const folders: readonly FolderName[] = [...filedKinds, 'evidence'];

/** Removes from a quotation what readings of its document found: only the database stores that. */
const withoutReading = <Quoted extends object>({ seen: _, missed: __, ...said }: Quoted & Seen) => said;

const contentOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

function isSame<T extends object>(fileRecord: T | undefined, record: T): boolean {
  // JSON leaves out what is undefined.
  return fileRecord !== undefined && isDeepStrictEqual(inOneOrder(fileRecord), inOneOrder(JSON.parse(JSON.stringify(record))));
}
