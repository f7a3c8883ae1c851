import { createHash } from 'node:crypto';

const inlineElements = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<body>.*?)</${tag}>`, 'gs'))]
    .filter(({ groups }) => groups?.body && !/\ssrc=|application\/ld\+json/.test(groups.attributes ?? ''))
    .map(({ groups }) => groups?.body ?? '');

const inlineAttributes = (html: string) => [
  ...new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => decodeEntities(value))),
];

const decodeEntities = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
