const mostCharacters = 2_000;
const controlCharacter = /\p{Cc}/u;

/**
 * Normalizes the path of an address, so that '/tools/ch%61tgpt' is cached as '/tools/chatgpt' and not a second time: what
 * `encodeURIComponent` encodes is encoded, and nothing else. Undefined when it is no address of a page: no path of ours, dots or
 * nothing for a segment, a control character, bytes that are no UTF-8, or more than 2,000 characters.
 */
export function canonicalAddress(address: string): string | undefined {
  // Refuses backslashes, which browsers read as slashes: '/\\evil.example' would link off the site.
  if (!address.startsWith('/') || address.includes('\\') || address.length > mostCharacters) return undefined;
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  const segments = decodedSegments(path.slice(1));
  if (!segments || controlCharacter.test(segments.join(''))) return undefined;
  // Allows a trailing slash, which is redirected. Two slashes elsewhere would make a host, or a second spelling of an address.
  if (segments.some((segment, place) => (segment === '' && place < segments.length - 1) || segment === '.' || segment === '..'))
    return undefined;
  return `/${segments.map(encodeURIComponent).join('/')}${end < 0 ? '' : address.slice(end)}`;
}

function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
