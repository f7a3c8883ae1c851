/** A page that is kept for offline reading. */
export interface KeptPage {
  path: string;
  title: string;
  /** Time of its last fetch from the server, in ISO 8601. */
  savedAt: string;
  /** Size of the page itself, in uncompressed bytes. */
  bytes: number;
  /** Addresses of its scripts, styles, fonts and pictures. */
  assets: string[];
}

/** Maximum number of kept pages; the oldest are dropped first. */
export const mostKeptPages = 60;
/** Maximum number of uncompressed bytes of kept pages and the files that they need. */
const mostKeptBytes = 10_000_000;

/**
 * Selects the pages that may stay within both limits, the newest first. A file that several pages share counts once.
 * @param bytesOf returns the size of a file; 0 for an unknown one
 */
export function withinLimits(
  pages: readonly KeptPage[],
  bytesOf: (asset: string) => number,
  { pages: mostPages, bytes: mostBytes } = { pages: mostKeptPages, bytes: mostKeptBytes },
): KeptPage[] {
  const newestFirst = [...pages].sort((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, mostPages);
  const countedAssets = new Set<string>();
  let total = 0;
  const firstTooMany = newestFirst.findIndex(({ bytes, assets }) => {
    total += bytes;
    for (const asset of assets) {
      if (!countedAssets.has(asset)) total += bytesOf(asset);
      countedAssets.add(asset);
    }
    return total > mostBytes;
  });
  return firstTooMany === -1 ? newestFirst : newestFirst.slice(0, firstTooMany);
}
