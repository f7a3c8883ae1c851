import PDFDocument from 'pdfkit';
import type { HubDocument } from './document.ts';
import { DocumentError, language, publisher } from './document.ts';
import type { Face } from './pdf-fonts.ts';
import { faces } from './pdf-fonts.ts';
import type { Line, Piece, Run } from './pdf-lines.ts';
import type { TextStyle } from './pdf-look.ts';
import { colors, page, styles } from './pdf-look.ts';

/** An element of the structure that a screen reader walks through. */
export type Element = PDFKit.PDFStructureElement;

/** A PDF under construction. Everything on it is tagged: part of the structure, or decoration to be passed over. */
export class PdfCanvas {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #checked = new Set<string>();
  /** The bookmarks that the next one may hang under, by depth. */
  readonly #bookmarks: (PDFKit.PDFOutline | undefined)[] = [];
  readonly #links = new Map<Run, Element>();
  readonly #bytes: Promise<Buffer>;

  constructor(document: HubDocument) {
    const date = new Date(document.date);
    const info = {
      Title: document.title,
      Author: publisher,
      Subject: document.summary,
      Creator: publisher,
      CreationDate: date,
      ModDate: date,
    };
    // PDFKit writes them into XML as they are.
    if (/[<&]/.test(document.title + document.summary)) throw new DocumentError('title and summary must do without & and <');
    const options = { pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true, autoFirstPage: false, info } as const;
    this.#pdf = new PDFDocument({ ...options, size: [page.width, page.height], margin: 0 });
    for (const [face, font] of Object.entries(faces)) this.#pdf.registerFont(face, font);
    this.#root = this.#pdf.struct('Document', { title: document.title });
    this.#pdf.addStructure(this.#root);
    this.#bytes = collect(this.#pdf);
  }

  /** @throws {DocumentError} when the font lacks a letter. */
  readonly measure = (text: string, style: TextStyle): number => {
    this.#use(style);
    this.#check(text, style.face);
    return this.#pdf.widthOfString(text, { features: featuresOf(style) });
  };

  /** Adds an element to the structure, below `parent` or at the top. */
  element(type: string, parent: Element = this.#root, options: object = {}): Element {
    const element = this.#pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  startPage(): void {
    this.#pdf.addPage();
  }

  /** The foot of a page, and the end of its links: an annotation belongs to the page on which its link ends. */
  endPage(footer: string, number: number, pages: number): void {
    const place = `Page ${number} of ${pages}`;
    const right = page.width - page.right - this.measure(place, styles.small);
    if (page.left + this.measure(footer, styles.small) > right)
      throw new DocumentError('the title is too long for the foot of a page');
    this.rule(page.left, page.width - page.right, page.footer - 12);
    this.#decorate('Pagination', () => {
      this.#write(footer, page.left, page.footer, styles.small);
      this.#write(place, right, page.footer, styles.small);
    });
    for (const link of this.#links.values()) link.end();
    this.#links.clear();
  }

  /** Writes a line as part of `element`; its links become elements of their own, and can be followed. */
  line(line: Line, element: Element, x: number, top: number, leading: number): void {
    for (const piece of line) {
      const left = x + piece.x;
      const baseline = top + baselineIn(leading, piece.run.style);
      if (piece.run.link) this.#link(piece, piece.run.link, element, left, baseline);
      else this.#mark(element, () => this.#write(piece.text, left, baseline, piece.run.style));
    }
  }

  rule(from: number, to: number, y: number, color = colors.rule, thickness = 0.6): void {
    this.#decorate('Layout', () => {
      this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
    });
  }

  /** A bookmark that leads to this height of the page. */
  bookmark(title: string, depth: number, top: number): void {
    const parent = this.#bookmarks.slice(0, depth).findLast(Boolean) ?? this.#pdf.outline;
    // PDFKit counts `left` from the right edge.
    const place = { fit: false, left: page.width, top: Math.max(0, top - 12), expanded: true };
    this.#bookmarks.length = depth;
    this.#bookmarks.push(parent.addItem(title, place));
  }

  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    return this.#bytes;
  }

  #link({ run, text }: Piece, url: string, element: Element, x: number, baseline: number): void {
    const link = this.#links.get(run) ?? this.element('Link', element);
    this.#links.set(run, link);
    const seen = this.measure(text.trimEnd(), run.style);
    this.#mark(link, () => {
      this.#write(text, x, baseline, run.style);
      this.#pdf
        .moveTo(x, baseline + 1.6)
        .lineTo(x + seen, baseline + 1.6)
        .lineWidth(0.5)
        .strokeColor(run.style.color)
        .stroke();
    });
    const told = run.text === url ? url : `${run.text.trim()} (${url})`;
    const options = { structParent: link, Contents: new String(told) };
    this.#pdf.link(x, baseline - run.style.size, seen, run.style.size * 1.3, url, options as object);
  }

  #mark(element: Element, write: () => void): void {
    element.add(this.#pdf.markStructureContent(tagOf(element)));
    write();
    this.#pdf.endMarkedContent();
  }

  #decorate(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  #write(text: string, x: number, baseline: number, style: TextStyle): void {
    this.#use(style);
    this.#pdf.fillColor(style.color);
    this.#pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(style) });
  }

  #use({ face, size }: TextStyle): void {
    this.#pdf.font(face).fontSize(size);
  }

  #check(text: string, face: Face): void {
    if (this.#checked.has(face + text)) return;
    this.#checked.add(face + text);
    const { font } = (this.#pdf as unknown as CurrentFont)._font;
    const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing) throw new DocumentError(`the fonts of the documents have no '${missing}' (in '${text.trim()}')`);
  }
}

/** What PDFKit knows and does not tell. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

/** The name of the content in the page's stream; the structure says the same. */
const tagOf = (element: Element) => (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data.S;

const featuresOf = ({ lining }: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] | undefined => (lining ? ['lnum'] : undefined);

/** Capitals stand in the middle of the line's height. */
const baselineIn = (leading: number, { size }: TextStyle) => (leading + size * 0.66) / 2;

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  return promise;
}
