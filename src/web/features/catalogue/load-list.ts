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
  list: ListSource<T, S>,
  search: S,
): Promise<LoadedList<T>> {
  const { address, ask } = list.ask(search);
  const listed = { ...(await ask(read)), address };
  // Only a page that is sent ready-made must know at once that nothing is found; in the browser its component asks.
  if (!import.meta.env.SSR || !search.q) return listed;
  const [first] = await list.askFirst(search).ask(read);
  return first ? listed : { ...listed, near: await nearestTo(list.kind, search.q).ask(read) };
}
