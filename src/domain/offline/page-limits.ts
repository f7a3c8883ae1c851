/** A page that is cached for offline reading. */
export interface KeptPage {
  path: string;
  title: string;
  /** When it was last fetched from the server, in ISO 8601. */
  savedAt: string;
  /** Bytes of the page itself, uncompressed. */
  bytes: number;
  /** The addresses of its scripts, styles, fonts and pictures. */
  assets: string[];
}

/** At most this many pages are cached; the oldest go first. */
export const mostKeptPages = 60;
/** At most this many bytes of pages and of the files that they need, uncompressed. */
const mostKeptBytes = 10_000_000;

/**
 * The pages that may stay, the newest first, within both limits. A file that several pages share counts once.
 * @param bytesOf the size of a file; 0 for an unknown one
 */
export function withinLimits(
  pages: readonly KeptPage[],
  bytesOf: (asset: string) => number,
  { pages: mostPages, bytes: mostBytes } = { pages: mostKeptPages, bytes: mostKeptBytes },
): KeptPage[] {
  const newestFirst = [...pages].sort((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, mostPages);
  const counted = new Set<string>();
  let total = 0;
  const firstTooMany = newestFirst.findIndex(({ bytes, assets }) => {
    total += bytes;
    for (const asset of assets) {
      if (!counted.has(asset)) total += bytesOf(asset);
      counted.add(asset);
    }
    return total > mostBytes;
  });
  return firstTooMany === -1 ? newestFirst : newestFirst.slice(0, firstTooMany);
}
