import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import type { SiteTexts, Writing } from '#domain/staff/desk-texts.ts';
import { nameOfText, rowOf, writingSchema } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { onlyRecord } from '#domain/staff/record-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { canonicalYaml } from './canonical-yaml.ts';
import type { DeskDefaults } from './desk-defaults.ts';

// Inverse of desk-defaults.ts: it writes the texts that staff edited, apart from the catalogue, into files.

/** A text apart from the catalogue, in its current state. */
export interface StoredText {
  kind: DeskTextKind;
  name: string;
  record: object;
  /** Time of the last edit by staff, ISO time; null as long as it follows its file. */
  editedAt: string | null;
}

/** A file to be written; `isRight` is true if it says what its texts say. */
export interface WrittenFile {
  file: string;
  text: string;
  isRight: boolean;
}

/**
 * Writes the files of those kinds of text of which staff edited some; texts that nobody edited stay unchanged.
 * @param authored texts of the files
 * @param contentOf reads the text of an authored file
 */
export function deskTextFiles(
  edited: readonly Omit<StoredText, 'editedAt'>[],
  authored: DeskDefaults,
  contentOf: (file: string) => string,
): WrittenFile[] {
  const only = (kind: DeskTextKind) => edited.find((text) => text.kind === kind && text.name === onlyRecord)?.record;
  const siteTexts = only('site-texts') as SiteTexts | undefined;
  const aliases = only('search-aliases') as { rows: string[] } | undefined;
  const files: WrittenFile[] = [];
  if (siteTexts) {
    const { intro, heartHeading, heart, ...site } = siteTexts;
    files.push(withTexts('site.yaml', contentOf('site.yaml'), site));
    files.push(withTexts('landing.yaml', contentOf('landing.yaml'), { intro, heartHeading, heart }));
  }
  if (aliases) files.push(withRows('search-aliases.yaml', contentOf('search-aliases.yaml'), 'rows', aliases.rows.map(rowOf), 3));
  for (const { kind, name, record } of edited) {
    if (isWritingKind(kind)) files.push(writingFile(`${kind}/${name}.mdx`, record));
  }
  for (const kind of ['replies', 'banners'] as const) {
    const editedRecords = new Map(edited.filter((text) => text.kind === kind).map(({ name, record }) => [name, record]));
    if (editedRecords.size === 0) continue;
    const all = [...new Map([...authored[kind], ...editedRecords])];
    files.push(withRows(`${kind}.yaml`, contentOf(`${kind}.yaml`), kind, rowsOf(kind, all)));
  }
  return files;
}

/** Makes the file of a guide, explainer or statement: each has its own. */
function writingFile(file: string, record: object): WrittenFile {
  const { text } = record as Writing;
  const fileText = `${text}\n`;
  return { file, text: fileText, isRight: writingSchema.safeParse({ text: fileText }).data?.text === text };
}

/** Makes the rows of a file: with a name only where the title does not give it, and without what goes without saying. */
function rowsOf(kind: DeskTextKind, texts: readonly (readonly [name: string, record: object])[]): object[] {
  const takenNames = new Set<string>();
  return texts.map(([name, record]) => {
    const isPlain = nameOfText(kind, record, takenNames) === name;
    takenNames.add(name);
    const { isShown, ...said } = record as { isShown?: boolean };
    return { ...(!isPlain && { name }), ...said, ...(isShown === false && { isShown }) };
  });
}

/** Makes a file with other texts in some of its fields; an empty text is the same as none. */
function withTexts(file: string, existing: string, texts: Record<string, string>): WrittenFile {
  const before = load(existing) as Record<string, unknown>;
  const fields = Object.entries(texts).filter(([name, text]) => text !== '' || name in before);
  return composeFile(file, existing, before, { ...before, ...Object.fromEntries(fields) });
}

/** Makes a file with other rows in its one list. @param flowLevel depth from which lists are on one line */
const withRows = (file: string, existing: string, field: string, rows: readonly object[], flowLevel?: number): WrittenFile =>
  composeFile(file, existing, load(existing) as Record<string, unknown>, { [field]: rows }, flowLevel);

/** Keeps a file that says this already; otherwise rewrites it below its first comment. */
function composeFile(file: string, existing: string, before: object, now: object, flowLevel?: number): WrittenFile {
  if (isDeepStrictEqual(trimmed(before), trimmed(now))) return { file, text: existing, isRight: true };
  const comment = /^(#.*\n)*/.exec(existing)?.[0] ?? '';
  const text = comment + canonicalYaml(now, flowLevel);
  return { file, text, isRight: isDeepStrictEqual(load(text), now) };
}

/** Trims every text: texts are stored without the space around them. */
const trimmed = (fields: object): unknown =>
  JSON.parse(JSON.stringify(fields), (_, value) => (typeof value === 'string' ? value.trim() : value));
