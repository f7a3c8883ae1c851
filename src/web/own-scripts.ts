import { randomUUID } from 'node:crypto';

// The policy of a page names the scripts that may run in it by their hashes (docs/decisions/0106). Which those are is told by whoever writes
// them and not by the page: what the data of a page might bring would stand there too.

/** The nonce of the router's own elements while a page is rendered; no page that is sent has it, and no data knows it. */
export const ownMark = randomUUID();

const attribute = ` nonce="${ownMark}"`;
const toldToBrowsers = `<meta property="csp-nonce" content="${ownMark}"/>`;

/**
 * A rendered page without the marks, so that it has the same bytes each time, and the texts of the inline scripts that bore one, data
 * left out.
 */
export function takeMarks(html: string): { html: string; scripts: string[] } {
  const parts = html.replace(toldToBrowsers, '').split(attribute);
  const scripts = parts.slice(1).flatMap((part, at) => {
    const before = parts[at] ?? '';
    const opening = before.slice(before.lastIndexOf('<')) + part.slice(0, part.indexOf('>'));
    const text = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    return /^<script(?! [^>]*\b(?:src|type)=)/.test(opening) && text !== '' ? [text] : [];
  });
  return { html: parts.join(''), scripts };
}
