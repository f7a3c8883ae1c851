import { randomUUID } from 'node:crypto';

// A page's policy lists the scripts that may run in it by their hashes (docs/decisions/0106). The code that writes them supplies
// the list, not the page: scripts injected by a page's data would be listed too.

/** Nonce of the router's own elements during rendering; no page that is sent has it, and no data knows it. */
export const ownMark = randomUUID();

const attribute = ` nonce="${ownMark}"`;
const nonceMeta = `<meta property="csp-nonce" content="${ownMark}"/>`;

/**
 * Removes the nonces from a rendered page, so that it has the same bytes each time.
 * @returns the page, and the texts of the inline scripts that had one, without data blocks
 */
export function removeNonces(html: string): { html: string; scripts: string[] } {
  const parts = html.replace(nonceMeta, '').split(attribute);
  const scripts = parts.slice(1).flatMap((part, at) => {
    const before = parts[at] ?? '';
    const opening = before.slice(before.lastIndexOf('<')) + part.slice(0, part.indexOf('>'));
    const text = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    return /^<script(?! [^>]*\b(?:src|type)=)/.test(opening) && text !== '' ? [text] : [];
  });
  return { html: parts.join(''), scripts };
}
