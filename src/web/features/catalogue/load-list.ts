import type { Listed } from '#domain/catalogue/list-page.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { ListSource } from './list-sources.ts';
import type { Near } from './near.ts';
import { nearestTo } from './near.ts';

/** A list as its page loaded it: the response with its address, and near matches for a query without results. */
export type LoadedList<T> = Listed<T> & { address: string; near?: Near };

/** Loads a list for its page's route. */
export async function loadList<T, S extends { q?: string }>(
  read: Read,
  list: ListSource<T, S>,
  search: S,
): Promise<LoadedList<T>> {
  const { address, ask } = list.ask(search);
  const loadedList = { ...(await ask(read)), address };
  // Near matches are read here for server-rendered pages only; in the browser, the component reads them.
  if (!import.meta.env.SSR || !search.q) return loadedList;
  const [first] = await list.askFirst(search).ask(read);
  return first ? loadedList : { ...loadedList, near: await nearestTo(list.kind, search.q).ask(read) };
}
