import { hash } from 'node:crypto';

// Byte search, by hand: a pattern over a whole page takes ten times as long, and its text twice as long as its bytes.

/** Finds the elements of one name: the texts of the inline ones, and the parts of the page outside of them. */
function split(html: Buffer, tag: 'script' | 'style'): { inline: Buffer[]; outside: Buffer[] } {
  const [inline, outside]: [Buffer[], Buffer[]] = [[], []];
  let end = 0;
  for (let begin = html.indexOf(`<${tag}`); begin >= 0; begin = html.indexOf(`<${tag}`, end)) {
    const textBegin = html.indexOf('>', begin) + 1;
    const closing = html.indexOf(`</${tag}>`, textBegin);
    // End of the page for an element that is never closed, as browsers parse it.
    const textEnd = closing < 0 ? html.length : closing;
    if (textEnd > textBegin) inline.push(html.subarray(textBegin, textEnd));
    outside.push(html.subarray(end, begin));
    end = textEnd;
  }
  outside.push(html.subarray(end));
  return { inline, outside };
}

function inlineAttributes(html: Buffer): string[] {
  const values: string[] = [];
  const name = ' style="';
  for (let from = html.indexOf(name); from >= 0; from = html.indexOf(name, from + 1)) {
    const begin = from + name.length;
    values.push(decodeEntities(html.toString('utf8', begin, html.indexOf('"', begin))));
  }
  return values;
}

const decodeEntities = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const hashed = (text: string | Buffer) => `'sha256-${hash('sha256', text, 'base64')}'`;

const sources = (hashes: string[]) => ["'self'", ...new Set(hashes)].join(' ');

/** Additional permissions of a page. */
export interface PolicyExceptions {
  /** Origins to which its scripts may connect in addition to the hub itself. */
  connectSources?: readonly string[];
  /** True if its scripts may add styles to the page. */
  addStyles?: boolean;
  /** True if the hub's own pages may show it in a frame, as the desk's preview does. */
  isFramed?: boolean;
}

/**
 * Makes the policy of one page: its inline scripts and styles are allowed by their hash, so neither a nonce nor 'unsafe-inline'
 * is needed and the page can be cached (docs/decisions/0004, 0106).
 * @param scripts texts of the scripts that the renderer put into the page: any other may not run
 */
export function contentSecurityPolicy(html: Buffer, scripts: readonly string[] = [], exceptions?: PolicyExceptions): string {
  // Searches outside of scripts: their text is no markup, and half of a long page is the data in its script.
  const styles = split(html, 'script').outside.map((part) => split(part, 'style'));
  const attributes = [...new Set(styles.flatMap(({ outside }) => outside.flatMap(inlineAttributes)))].map(hashed);
  return [
    "default-src 'self'",
    `script-src ${sources(scripts.map(hashed))}`,
    // Omits hashes here, since browsers ignore 'unsafe-inline' next to one.
    exceptions?.addStyles
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src ${sources(styles.flatMap(({ inline }) => inline).map(hashed))}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(exceptions?.connectSources ?? [])].join(' '),
    // Objects for the PDF viewer, also on pages reached by client-side navigation, which keep the first page's policy.
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${exceptions?.isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}
