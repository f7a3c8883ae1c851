import { isDeepStrictEqual } from 'node:util';
import { dump } from 'js-yaml';
import { Document, isPair, isScalar, parse, stringify, visit } from 'yaml';

/** How the fields of one kind of file are written by hand. */
export interface Hand {
  /** The fields in the order in which a new file has them. */
  order: readonly string[];
  /** Fields that are left out while they say this. */
  defaults: Record<string, unknown>;
  /** Lists on one line, `aliases: [a, b]`, and within others too. */
  onOneLine: readonly string[];
  /** Lists whose rows stand on one line each: `- { tool: canva, step: 3 }`. */
  rowsOnOneLine: readonly string[];
  /** Whether a text stands in lines of its own below its name. */
  folds: (name: string, text: string) => boolean;
}

const lineWidth = 118;

/**
 * The text of the fields, in YAML. What the existing text says already stays as it stands, to the letter; what differs is
 * written anew in the same hand, in lists item by item.
 */
export function fieldsText(fields: Record<string, unknown>, existing: string, hand: Hand): string {
  const old = new Map(partsOf(existing, /^(?=[A-Za-z]+:)/m).map((text) => [text.slice(0, text.indexOf(':')), text]));
  const isWritten = (name: string) =>
    fields[name] !== undefined && (old.has(name) || !isDeepStrictEqual(fields[name], hand.defaults[name]));
  const names = [...old.keys()].filter(isWritten);
  for (const [place, name] of hand.order.entries()) {
    if (names.includes(name) || !isWritten(name)) continue;
    const before = hand.order.slice(0, place).findLast((other) => names.includes(other));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return names.map((name) => fieldText(name, fields[name], old.get(name), hand)).join('');
}

function fieldText(name: string, value: unknown, old: string | undefined, hand: Hand): string {
  const before: unknown = old === undefined ? undefined : (parse(old) as Record<string, unknown>)[name];
  if (old !== undefined && saysTheSame(before, value, hand)) return old;
  if (Array.isArray(value)) {
    if (value.length === 0 || (hand.onOneLine.includes(name) && typeof value[0] !== 'object'))
      return `${name}: ${onOneLine(value)}\n`;
    return `${name}:\n${value.map((item) => itemText(name, item, old ?? '', hand)).join('')}`;
  }
  if (typeof value === 'object' && value !== null) {
    const inner = typeof before === 'object' ? (old ?? '').slice((old ?? '').indexOf('\n') + 1) : '';
    return `${name}:\n${indented(fieldsText(value as Record<string, unknown>, inner.replaceAll(/^ {2}/gm, ''), hand))}`;
  }
  return `${name}: ${scalarText(name, value, '  ', hand)}\n`;
}

// The steps of a workflow may name two tools in any order, and the database has one of its own.
const inOneOrder = (value: unknown): unknown =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')
    ? value.map((item) => JSON.stringify(Object.entries(item as object).sort())).sort()
    : value;
const saysTheSame = (a: unknown, b: unknown, hand: Hand) =>
  isDeepStrictEqual(inOneOrder(withoutDefaults(a, hand)), inOneOrder(withoutDefaults(b, hand)));

/** A value without what is left out in its objects while it says nothing new. */
function withoutDefaults(value: unknown, hand: Hand): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(item, hand));
  // Texts are kept without the space around them.
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(
    ([name, inner]) => inner !== undefined && !isDeepStrictEqual(inner, hand.defaults[name]),
  );
  return Object.fromEntries(said.map(([name, inner]) => [name, withoutDefaults(inner, hand)]));
}

function itemText(name: string, item: unknown, oldList: string, hand: Hand): string {
  const kept = partsOf(oldList.slice(oldList.indexOf('\n') + 1), /^(?= {2}- )/m).find(
    (text) => text.startsWith('  - ') && saysTheSame([item], parse(text), hand),
  );
  if (kept) return kept;
  return typeof item === 'object'
    ? `  - ${rowText(name, item, hand).replaceAll(/\n(?=.)/g, '\n    ')}`
    : `  - ${scalarText(name, item, '    ', hand)}\n`;
}

function rowText(name: string, row: unknown, hand: Hand): string {
  const said = withoutDefaults(row, hand);
  if (hand.rowsOnOneLine.includes(name)) return stringify(said, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true });
  const document = new Document(said);
  visit(document, {
    Seq: (_, list, path) => {
      const parent = path.at(-1);
      if (isPair(parent) && isScalar(parent.key) && hand.onOneLine.includes(String(parent.key.value))) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const onOneLine = (list: unknown[]) => dump(list, { flowLevel: 0, lineWidth: -1, quoteStyle: 'double' }).trimEnd();

/** A text of one field at the top of a file: on the field's line, or in lines of its own below it where it is long. */
export const textInHand = (text: string): string =>
  scalarText('', text, '  ', {
    order: [],
    defaults: {},
    onOneLine: [],
    rowsOnOneLine: [],
    folds: (_, { length }) => length > lineWidth,
  });

function scalarText(name: string, value: unknown, indent: string, { folds }: Hand): string {
  // Folding keeps single spaces only.
  if (typeof value === 'string' && folds(name, value) && !/\s\s|[^\S ]/.test(value))
    return `>-\n${linesOf(value, lineWidth - indent.length)
      .map((line) => indent + line)
      .join('\n')}`;
  const text = stringify({ a: value }, { lineWidth: 0 }).slice('a: '.length).trimEnd();
  return text.replaceAll('\n  ', `\n${indent}`);
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const partsOf = (text: string, begin: RegExp) => text.split(begin).filter((part) => part !== '');
