import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import type { SiteTexts, Writing } from '#domain/staff/desk-texts.ts';
import { nameOfText, rowOf, writingSchema } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { onlyRecord } from '#domain/staff/record-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { canonicalYaml } from './canonical-yaml.ts';
import type { DeskDefaults } from './desk-defaults.ts';

// The way back of desk-defaults.ts: what staff edited beside the catalogue, as the files say it.

/** A text beside the catalogue as it stands. */
export interface StoredText {
  kind: DeskTextKind;
  name: string;
  record: object;
  /** When staff edited it, ISO time; null as long as it follows its file. */
  editedAt: string | null;
}

/** A file that is to be written, and whether it says what its texts say. */
export interface WrittenFile {
  file: string;
  text: string;
  isRight: boolean;
}

/**
 * The files of the kinds of text of which staff edited some; what nobody edited stays in them to the letter.
 * @param authored what the files say
 * @param contentOf the text of an authored file
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
    const changed = new Map(edited.filter((text) => text.kind === kind).map(({ name, record }) => [name, record]));
    if (changed.size === 0) continue;
    const all = [...new Map([...authored[kind], ...changed])];
    files.push(withRows(`${kind}.yaml`, contentOf(`${kind}.yaml`), kind, rowsOf(kind, all)));
  }
  return files;
}

/** A guide, explainer or statement stands in a file of its own. */
function writingFile(file: string, record: object): WrittenFile {
  const { text } = record as Writing;
  const written = `${text}\n`;
  return { file, text: written, isRight: writingSchema.safeParse({ text: written }).data?.text === text };
}

/** Texts with their names where these do not follow from what they are called, and without what goes without saying. */
function rowsOf(kind: DeskTextKind, texts: readonly (readonly [name: string, record: object])[]): object[] {
  const taken = new Set<string>();
  return texts.map(([name, record]) => {
    const isPlain = nameOfText(kind, record, taken) === name;
    taken.add(name);
    const { isShown, ...said } = record as { isShown?: boolean };
    return { ...(!isPlain && { name }), ...said, ...(isShown === false && { isShown }) };
  });
}

/** A file with other texts in some of its fields; an empty text says nothing, there or not. */
function withTexts(file: string, existing: string, texts: Record<string, string>): WrittenFile {
  const before = load(existing) as Record<string, unknown>;
  const said = Object.entries(texts).filter(([name, text]) => text !== '' || name in before);
  return written(file, existing, before, { ...before, ...Object.fromEntries(said) });
}

/** A file with other rows in its one list. @param flowLevel from which depth lists stand on one line */
const withRows = (file: string, existing: string, field: string, rows: readonly object[], flowLevel?: number): WrittenFile =>
  written(file, existing, load(existing) as Record<string, unknown>, { [field]: rows }, flowLevel);

/** The file as it is where it says this already, otherwise written anew below the comment that it begins with. */
function written(file: string, existing: string, before: object, now: object, flowLevel?: number): WrittenFile {
  if (isDeepStrictEqual(trimmed(before), trimmed(now))) return { file, text: existing, isRight: true };
  const comment = /^(#.*\n)*/.exec(existing)?.[0] ?? '';
  const text = comment + canonicalYaml(now, flowLevel);
  return { file, text, isRight: isDeepStrictEqual(load(text), now) };
}

/** Texts are kept without the space around them. */
const trimmed = (said: object): unknown =>
  JSON.parse(JSON.stringify(said), (_, value) => (typeof value === 'string' ? value.trim() : value));
