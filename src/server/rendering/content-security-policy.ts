import { hash } from 'node:crypto';

// Searched by hand, and in bytes: a pattern over a whole page takes ten times as long, and its text twice as long as its bytes.

/** The elements of one name: the texts of those that are inline, and what of the page is outside of them. */
function split(html: Buffer, tag: 'script' | 'style'): { inline: Buffer[]; outside: Buffer[] } {
  const [inline, outside]: [Buffer[], Buffer[]] = [[], []];
  let end = 0;
  for (let begin = html.indexOf(`<${tag}`); begin >= 0; begin = html.indexOf(`<${tag}`, end)) {
    const textBegin = html.indexOf('>', begin) + 1;
    const closing = html.indexOf(`</${tag}>`, textBegin);
    // What is never closed reaches to the end, as browsers read it.
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

/** What a page may do besides. */
export interface PolicyExceptions {
  /** Where its scripts may connect to besides the hub itself. */
  connectSources?: readonly string[];
  /** Its scripts may add styles of their own to the page. */
  addStyles?: boolean;
  /** Pages of the hub's own may show it in a frame, as the desk does before it is published. */
  isFramed?: boolean;
}

/**
 * The policy of one page: its inline scripts and styles are allowed by their hash, so neither a nonce nor
 * 'unsafe-inline' is needed and the page can be cached (docs/decisions/0004, 0106).
 * @param scripts the texts of those that whoever wrote the page put into it: another that stands in it may not run
 */
export function contentSecurityPolicy(html: Buffer, scripts: readonly string[] = [], exceptions?: PolicyExceptions): string {
  // What a script says is no markup; half of a long page is the data that its script brings.
  const styles = split(html, 'script').outside.map((part) => split(part, 'style'));
  const attributes = [...new Set(styles.flatMap(({ outside }) => outside.flatMap(inlineAttributes)))].map(hashed);
  return [
    "default-src 'self'",
    `script-src ${sources(scripts.map(hashed))}`,
    // Beside a hash, browsers do not heed 'unsafe-inline'.
    exceptions?.addStyles
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src ${sources(styles.flatMap(({ inline }) => inline).map(hashed))}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(exceptions?.connectSources ?? [])].join(' '),
    // The PDF viewer, also on pages that are reached without a new document and so keep the first page's policy.
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${exceptions?.isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}
