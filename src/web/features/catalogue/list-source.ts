import type { ListPage } from '#domain/catalogue/list-page.ts';
import type { ListQuestion } from './list-questions.ts';

/** Where a filtered list comes from: how the server is asked, and the same from a list that is here as a whole. */
export interface ListSource<T, S> extends ListQuestion<T, S> {
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>;
  /** A record in a plain list. */
  line: (record: T) => { href: string; title: string; says: string };
}
