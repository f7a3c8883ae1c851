import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import type { DocumentFile } from './document-file.ts';

/**
 * Extracts the readable text of a document, without a bound on the cost: only `document-worker.ts` calls it, which has one. No
 * script of the document is run, and nothing that it names is requested.
 * @returns undefined where it cannot be read, such as a PDF that is none
 */
export async function textOfDocument({ bytes, kind, charset }: DocumentFile): Promise<string | undefined> {
  if (kind === 'pdf') return textOfPdf(bytes);
  const text = new TextDecoder(encodingOf(bytes, charset ?? (kind === 'html' ? charsetInPage(bytes) : undefined))).decode(bytes);
  if (kind === 'html') return textOfHtml(text);
  return kind === 'md' ? textOfMarkdown(text) : text;
}

/** Finds the encoding of a page, as its first lines name it. */
function charsetInPage(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
}

/**
 * Finds the encoding that a name means. UTF-16 is recognized by its zeros; a page that names it without them is UTF-8, as HTML
 * reads it too.
 */
function encodingOf(bytes: Uint8Array, charset: string | undefined): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    const { encoding } = new TextDecoder(charset);
    return encoding.startsWith('utf-16') && !bytes.subarray(0, 1024).includes(0) ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}

async function textOfPdf(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded on demand: most documents are none.
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    // Copies the bytes: the reader takes ownership, and accepts no Buffer. It gets no address of a font or a character map.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { disableFontFace: true, useSystemFonts: false, verbosity: 0 });
    const { text } = await extractText(pdf);
    await pdf.cleanup();
    return text.join('\n\n');
  } catch {
    // Ignores the error: any in a stranger's file means that it cannot be read.
    return undefined;
  }
}

const unshown = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg', 'iframe', 'object', 'textarea', 'select']);
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Matches `<sup>2</sup>` or `<sup><a>2</a></sup>`, but not the letters of `10<sup>th</sup>`. */
function isFootnote({ tagName, childNodes: [child, more] }: Element): boolean {
  if (tagName !== 'sup' || !child || more) return false;
  const inner = 'tagName' in child ? child.childNodes[0] : child;
  return inner !== undefined && 'value' in inner && /^\W*\d{0,3}\W*$/.test(inner.value);
}

/** Walks with an explicit stack: a page may nest deeper than calls can. */
function textOfHtml(html: string): string {
  const parts: string[] = [];
  const waiting: (Node | string)[] = parse(html).childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if ('value' in node) parts.push(node.value.replace(/\s+/g, ' '));
    else if ('tagName' in node && !unshown.has(node.tagName) && !isFootnote(node)) {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      const around = inline.has(node.tagName) ? '' : '\n';
      parts.push(level ? `\n${'#'.repeat(Number(level))} ` : around);
      waiting.push(around);
      for (const child of node.childNodes.toReversed()) waiting.push(child);
    }
  }
  return parts
    .join('')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

/**
 * Strips the marks of Markdown. Each pattern looks at a few hundred characters at most, since nested marks would take a parser
 * minutes.
 */
const textOfMarkdown = (text: string): string =>
  text
    // Underlined headings become marked ones: the comparison knows only the mark.
    .replace(/^([^\n|>]{1,300})\n(?:(={3,})|-{3,})[ \t]*$/gm, (_, title, first) => `${first ? '#' : '##'} ${title}`)
    .replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, ' ')
    .replace(/!?\[([^[\]]{0,500})\]\([^()\s]{0,800}(?: "[^"]{0,200}")?\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '');
