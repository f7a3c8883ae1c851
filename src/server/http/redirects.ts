import { addresses } from '#domain/addresses.ts';

// Addresses that the specification names beside its route table (docs/product.md).
const moved: Record<string, string> = {
  '/image-generator-hub': addresses.hub('image-hub'),
  '/video-generator-hub': addresses.hub('video-hub'),
};

/**
 * Where an old or careless address leads for good, if it does: other names, and a slash or a space at the end.
 * @param address canonical, so that a space is '%20'
 */
export function redirectFor(address: string): string | undefined {
  const [path = '/', search = ''] = splitAt(address, address.indexOf('?'));
  const trimmed = path.length > 1 ? path.replace(/(?:\/|%20)+$/, '') || '/' : path;
  const toolDetail = /^\/tool-detail\/([^/]+)$/.exec(trimmed);
  const target = toolDetail?.[1] ? `/tools/${toolDetail[1]}` : (moved[trimmed] ?? trimmed);
  return target === path ? undefined : target + search;
}

const splitAt = (text: string, index: number) => (index < 0 ? [text] : [text.slice(0, index), text.slice(index)]);
