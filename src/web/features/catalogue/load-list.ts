import type { Listed } from '#domain/catalogue/list-page.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { ListSource } from './list-sources.ts';
import type { Near } from './near.ts';
import { nearestTo } from './near.ts';

/** A list as its page loaded it: with the address that answered, and what comes near a text that it does not contain. */
export type LoadedList<T> = Listed<T> & { address: string; near?: Near };

/** For the loader of a list's page. */
export async function loadList<T, S extends { q?: string }>(
  read: Read,
  source: ListSource<T, S>,
  search: S,
): Promise<LoadedList<T>> {
  const { address, ask } = source.ask(search);
  const list = await ask(read);
  // Only a page that is sent ready-made must know at once that nothing is found; in the browser its component asks.
  if (!import.meta.env.SSR || !search.q) return { ...list, address };
  const { found } = 'all' in list ? source.pageOfAll(list.all, search) : list.shown;
  return found > 0 ? { ...list, address } : { ...list, address, near: await nearestTo(source.kind, search.q).ask(read) };
}
