import { inflateSync } from 'node:zlib';

type Value = string | number | boolean | null | Reference | Value[] | Dictionary;
interface Dictionary {
  [name: string]: Value | undefined;
}
class Reference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** An element of the structure: its own text, or that of the elements below it. */
export interface PdfElement {
  type: string;
  attributes: Dictionary;
  text: string;
  children: PdfElement[];
}

export interface PdfLink {
  page: number;
  url: string;
  contents: string;
  /** The element of the structure that it belongs to. */
  element: string;
}

export interface PdfBookmark {
  title: string;
  page: number;
  below: PdfBookmark[];
}

/** What a program, such as a screen reader, finds in one of our PDFs. It reads no more of the format than they use. */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, { value: Value; stream?: Buffer }>();
  for (const [, id, body = ''] of file.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const value = parse(head);
    const packed = stream && Buffer.from(body.slice(head.length + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const isPacked = (value as Dictionary).Filter === 'FlateDecode';
    objects.set(Number(id), { value, stream: packed ? (isPacked ? inflateSync(packed) : packed) : undefined });
  }
  const get = (value: Value | undefined): Value =>
    value instanceof Reference ? (objects.get(value.id)?.value ?? null) : (value ?? null);
  const dictionary = (value: Value | undefined) => (get(value) ?? {}) as Dictionary;
  const list = (value: Value | undefined) => (get(value) ?? []) as Value[];
  const stream = (value: Value | undefined) => objects.get((value as Reference).id)?.stream?.toString('latin1') ?? '';

  const trailer = parse(file.slice(file.lastIndexOf('trailer\n') + 8, file.lastIndexOf('\nstartxref'))) as Dictionary;
  const catalog = dictionary(trailer.Root);
  const kids = list(dictionary(catalog.Pages).Kids) as Reference[];

  const pages = kids.map((kid) => {
    const page = dictionary(kid);
    const fonts = dictionary(dictionary(page.Resources).Font);
    const letters = Object.fromEntries(
      Object.entries(fonts).map(([name, font]) => [name, toUnicode(stream(dictionary(font).ToUnicode))]),
    );
    return { page, id: kid.id, ...readContent(stream(page.Contents), letters) };
  });

  const textOf = (mcid: number, page: Value | undefined) =>
    pages.find(({ id }) => id === (page as Reference).id)?.marked.get(mcid) ?? '';
  const readElement = (reference: Value): PdfElement => {
    const element = dictionary(reference);
    const children = [element.K].flat().map((kid) => {
      if (typeof kid === 'number') return textOf(kid, element.Pg);
      const child = dictionary(kid);
      if (child.Type === 'MCR') return textOf(child.MCID as number, child.Pg);
      return child.Type === 'OBJR' ? '' : readElement(kid as Value);
    });
    return {
      type: String(element.S),
      attributes: dictionary(element.A),
      text: children.map((child) => (typeof child === 'string' ? child : child.text)).join(''),
      children: children.filter((child) => typeof child !== 'string'),
    };
  };

  const readBookmarks = (parent: Dictionary): PdfBookmark[] => {
    const bookmarks: PdfBookmark[] = [];
    for (let item = parent.First; item; item = dictionary(item).Next) {
      const { Title, Dest } = dictionary(item);
      const page = kids.findIndex(({ id }) => id === ((Dest as Value[])[0] as Reference).id) + 1;
      bookmarks.push({ title: String(Title), page, below: readBookmarks(dictionary(item)) });
    }
    return bookmarks;
  };

  const parents = list(dictionary(dictionary(catalog.StructTreeRoot).ParentTree).Nums);
  const links = pages.flatMap(({ page }, index) =>
    list(page.Annots).map((annotation): PdfLink => {
      const { A, Contents, StructParent } = dictionary(annotation);
      const element = dictionary(parents[parents.indexOf(StructParent as number) + 1]);
      return { page: index + 1, url: String(dictionary(A).URI), contents: String(Contents), element: String(element.S) };
    }),
  );

  return {
    catalog,
    info: Object.fromEntries(Object.entries(dictionary(trailer.Info)).map(([name, value]) => [name, get(value)])),
    pages: pages.map(({ page, lines, artifacts, untagged }) => ({ box: page.MediaBox as number[], lines, artifacts, untagged })),
    fonts: [...objects.values()].map(({ value }) => value as Dictionary).filter((value) => value?.Type === 'FontDescriptor'),
    root: readElement([dictionary(catalog.StructTreeRoot).K].flat()[0] ?? null),
    bookmarks: readBookmarks(dictionary(catalog.Outlines)),
    links,
  };
}

/** All elements of one type, in reading order. */
export const elementsOf = (element: PdfElement, type: string): PdfElement[] =>
  element.type === type ? [element] : element.children.flatMap((child) => elementsOf(child, type));

/** Text with its place: `y` from the head of the page. */
interface PdfText {
  text: string;
  x: number;
  y: number;
}

const operators =
  /\/(?<tag>\w+) <<(?<options>[^>]*)>> BDC|(?<end>EMC)|\/(?<font>\w+) [\d.]+ Tf|(?<x>[-\d.]+) (?<y>[-\d.]+) Tm|\[(?<codes>[^\]]*)\] TJ|(?<path>[\d.-]+ [\d.-]+ l)\n/g;

function readContent(content: string, letters: Record<string, string[]>) {
  const marked = new Map<number, string>();
  const lines: PdfText[] = [];
  const artifacts: string[] = [];
  const untagged: string[] = [];
  let mark: number | 'Artifact' | undefined;
  let font: string[] = [];
  let place = { x: 0, y: 0 };
  for (const { groups = {} } of content.matchAll(operators)) {
    const { tag, options = '', end, codes, path } = groups;
    if (tag) mark = tag === 'Artifact' ? tag : Number(/\/MCID (\d+)/.exec(options)?.[1]);
    if (end) mark = undefined;
    if (groups.font) font = letters[groups.font] ?? [];
    if (groups.y) place = { x: Number(groups.x), y: 841.89 - Number(groups.y) };
    if (path && mark === undefined) untagged.push(path);
    if (codes === undefined) continue;
    const glyphs = [...codes.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?').join('');
    if (mark === undefined) untagged.push(text);
    else if (mark === 'Artifact') artifacts.push(text);
    else {
      marked.set(mark, (marked.get(mark) ?? '') + text);
      lines.push({ text, ...place });
    }
  }
  return { marked, lines, artifacts, untagged };
}

function toUnicode(cmap: string): string[] {
  const ranges = /beginbfrange\n(.*?)\nendbfrange/s.exec(cmap)?.[1] ?? '';
  const lists = [...ranges.matchAll(/\[(.*?)\]/gs)].flatMap(([, entries = '']) => [...entries.matchAll(/<([^>]*)>/g)]);
  return lists.map(([, units = '']) => String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))));
}

function parse(source: string): Value {
  const tokens = source.match(/<<|>>|\[|\]|\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-f]*>|\d+ 0 R|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g) ?? [];
  let at = 0;
  const next = (): Value => {
    const token = tokens[at++] ?? 'null';
    if (token === '<<') {
      const entries: Dictionary = {};
      while (tokens[at] !== '>>') entries[String(tokens[at++]).slice(1)] = next();
      at += 1;
      return entries;
    }
    if (token === '[') {
      const items: Value[] = [];
      while (tokens[at] !== ']') items.push(next());
      at += 1;
      return items;
    }
    if (token.endsWith(' R')) return new Reference(Number.parseInt(token, 10));
    if (token.startsWith('(')) return decodeText(token.slice(1, -1));
    if (token.startsWith('/')) return token.slice(1);
    if (token === 'true' || token === 'false') return token === 'true';
    return token === 'null' ? null : Number(token);
  };
  return next();
}

function decodeText(literal: string): string {
  const bytes = literal.replace(
    /\\([\s\S])/g,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
  );
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
