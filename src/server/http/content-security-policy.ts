import { hash } from 'node:crypto';

/** The texts of a page's inline elements: those that a browser runs or applies. */
function inlineElements(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  // Searched by hand: a pattern over a whole page takes ten times as long.
  for (let from = html.indexOf(`<${tag}`); from >= 0; from = html.indexOf(`<${tag}`, from + 1)) {
    const begin = html.indexOf('>', from) + 1;
    const attributes = html.slice(from, begin);
    const text = html.slice(begin, html.indexOf(`</${tag}>`, begin));
    if (text && !/\ssrc=|application\/ld\+json/.test(attributes)) texts.push(text);
  }
  return texts;
}

function inlineAttributes(html: string): string[] {
  const values = new Set<string>();
  const name = ' style="';
  for (let from = html.indexOf(name); from >= 0; from = html.indexOf(name, from + 1)) {
    const begin = from + name.length;
    values.add(decodeEntities(html.slice(begin, html.indexOf('"', begin))));
  }
  return [...values];
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
  const attributes = inlineAttributes(html).map(hashed);
  return [
    "default-src 'self'",
    `script-src ${sources(inlineElements(html, 'script').map(hashed))}`,
    `style-src ${sources(inlineElements(html, 'style').map(hashed))}`,
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
