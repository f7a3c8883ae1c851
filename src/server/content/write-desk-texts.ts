import { isDeepStrictEqual } from 'node:util';
import type { Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isSeq, parse, parseDocument, visit } from 'yaml';
import type { SiteTexts, Writing } from '#domain/staff/desk-texts.ts';
import { nameOfText, rowOf, writingSchema } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { onlyRecord } from '#domain/staff/record-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { textInHand } from './authored-fields.ts';
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
    const { heading, disclaimer, intro, heartHeading, heart } = siteTexts;
    files.push(withTexts('site.yaml', contentOf('site.yaml'), { heading, disclaimer }));
    files.push(withTexts('landing.yaml', contentOf('landing.yaml'), { intro, heartHeading, heart }));
  }
  if (aliases) files.push(withRows('search-aliases.yaml', contentOf('search-aliases.yaml'), 'rows', aliases.rows.map(rowOf)));
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

/** A file with other texts in some of its fields. */
function withTexts(file: string, existing: string, texts: Record<string, string>): WrittenFile {
  const { contents } = parseDocument<YAMLMap>(existing);
  const pairs = (contents as unknown as YAMLMap<Scalar, Scalar>).items;
  const changed = pairs
    .filter(({ key, value }) => texts[String(key.value)] !== undefined && value?.value !== texts[String(key.value)])
    // From the last to the first, so that the places of the others stay as they are.
    .reverse();
  let text = existing;
  for (const { key, value } of changed) {
    const [start, end] = (value as Scalar).range as [number, number, number];
    const next = textInHand(texts[String(key.value)] as string);
    text = text.slice(0, start) + next + (text.slice(start, end).endsWith('\n') ? '\n' : '') + text.slice(end);
  }
  return { file, text, isRight: isDeepStrictEqual(parse(text), { ...(parse(existing) as object), ...texts }) };
}

/** A file with other rows in its one list. A row that was there before stands as it did, with the comment above it. */
function withRows(file: string, existing: string, field: string, rows: readonly object[]): WrittenFile {
  const document = parseDocument<YAMLMap>(existing);
  const list = document.get(field) as YAMLSeq<Node>;
  const before = [...list.items];
  const kept = new Set<Node>();
  list.items = rows.map((row) => {
    const known = before.find((node) => !kept.has(node) && isSaid(node.toJS(document) as object, row));
    if (known) kept.add(known);
    return known ?? newRow(document.createNode(row));
  });
  for (const [place, node] of before.entries()) {
    if (kept.has(node)) continue;
    // A heading above a row that changed or went stays above what stands there now.
    const heir = before.slice(place + 1).find((later) => kept.has(later));
    const inPlace = list.items[place];
    const next = inPlace && !kept.has(inPlace) ? inPlace : heir;
    if (!next || next.commentBefore) continue;
    next.commentBefore = node.commentBefore;
    next.spaceBefore = node.spaceBefore;
  }
  list.flow = list.items.length === 0;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const read = (parse(text) as Record<string, object[]>)[field] ?? [];
  const isRight = read.length === rows.length && read.every((row, place) => isSaid(row, rows[place] as object));
  return { file, text, isRight };
}

/** Whether a row of a file says this. Texts are kept without the space around them. */
const isSaid = (row: object, record: object) => isDeepStrictEqual(trimmed(row), trimmed(record));
const trimmed = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));

/** Lists of words stand on one line. */
function newRow<Row extends Node>(row: Row): Row {
  visit(row, {
    Pair: (_, { value }: Pair) => {
      if (isSeq(value)) value.flow = true;
    },
  });
  return row;
}
