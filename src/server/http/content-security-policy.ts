import { hash } from 'node:crypto';

// Searched by hand: a pattern over a whole page takes ten times as long.

/** The elements of one name: their texts where they are inline and run or applied, and what of the page is outside of them. */
function split(html: string, tag: 'script' | 'style'): { inline: string[]; outside: string[] } {
  const [inline, outside]: [string[], string[]] = [[], []];
  let end = 0;
  for (let begin = html.indexOf(`<${tag}`); begin >= 0; begin = html.indexOf(`<${tag}`, end)) {
    const textBegin = html.indexOf('>', begin) + 1;
    const closing = html.indexOf(`</${tag}>`, textBegin);
    // What is never closed reaches to the end, as browsers read it.
    const textEnd = closing < 0 ? html.length : closing;
    const attributes = html.slice(begin, textBegin);
    const text = html.slice(textBegin, textEnd);
    if (text && !/\ssrc=|application\/ld\+json/.test(attributes)) inline.push(text);
    outside.push(html.slice(end, begin));
    end = textEnd;
  }
  outside.push(html.slice(end));
  return { inline, outside };
}

function inlineAttributes(html: string): string[] {
  const values: string[] = [];
  const name = ' style="';
  for (let from = html.indexOf(name); from >= 0; from = html.indexOf(name, from + 1)) {
    const begin = from + name.length;
    values.push(decodeEntities(html.slice(begin, html.indexOf('"', begin))));
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

const hashed = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const sources = (hashes: string[]) => ["'self'", ...new Set(hashes)].join(' ');

/**
 * The policy of one page: its inline scripts and styles are allowed by their hash, so neither a nonce nor
 * 'unsafe-inline' is needed and the page can be cached (docs/decisions/0004).
 * @param connectSources where its scripts may connect to besides the hub itself
 */
export function contentSecurityPolicy(html: string, connectSources: readonly string[] = []): string {
  // What a script says is no markup; half of a long page is the data that its script brings.
  const scripts = split(html, 'script');
  const styles = scripts.outside.map((part) => split(part, 'style'));
  const attributes = [...new Set(styles.flatMap(({ outside }) => outside.flatMap(inlineAttributes)))].map(hashed);
  return [
    "default-src 'self'",
    `script-src ${sources(scripts.inline.map(hashed))}`,
    `style-src ${sources(styles.flatMap(({ inline }) => inline).map(hashed))}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    // The PDF viewer, also on pages that are reached without a new document and so keep the first page's policy.
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
