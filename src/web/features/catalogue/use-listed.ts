import { useEffect, useState } from 'react';
import type { ListPage } from '#domain/catalogue/list-page.ts';
import type { ReadList } from '#web/api-reads.ts';
import { readList } from '#web/api-reads.ts';

// Long enough not to ask for each letter, short enough not to be noticed.
const askDelayMs = 150;

/**
 * The page of a list that a search shows. A list that is here as a whole is filtered in place; of a longer one the
 * server is asked for each page, and the last one stays until the next comes.
 * @param addressOf where the server answers a search
 * @returns nothing before the first answer
 * @throws {ApiError} while rendering, for the route's error page
 */
export function useListed<T, S>(
  loaded: ReadList<T>,
  search: S,
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>,
  addressOf: (search: S) => string,
): ListPage<T> | undefined {
  const address = addressOf(search);
  const [read, setRead] = useState(loaded.address === address ? loaded : undefined);
  const [failure, setFailure] = useState<unknown>();
  const isWhole = 'all' in loaded;
  const isWanted = !isWhole && read?.address !== address;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      readList<T>(address).then(
        (list) => isCurrent && setRead(list),
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, askDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, address]);

  if (failure) throw failure;
  if (isWhole) return pageOfAll(loaded.all, search);
  return read && 'shown' in read ? read.shown : undefined;
}
