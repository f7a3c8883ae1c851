import { useState } from 'react';
import type { ListPage } from '#domain/catalogue/list-page.ts';
import { useRead } from '#web/use-read.ts';
import type { ListSource } from './list-sources.ts';
import type { LoadedList } from './load-list.ts';

// Debounce: long enough to skip letters, short enough to be unnoticed.
const askDelayMs = 150;

/**
 * The page of a list that a search shows. A list that is loaded as a whole is filtered in place; a longer one is read from the
 * server page by page, and the last page stays until the next arrives.
 * @returns nothing before the first answer
 * @throws {ApiError} while rendering, for the route's error page
 */
export function useListed<T, S>(source: ListSource<T, S>, loaded: LoadedList<T>, search: S): ListPage<T> | undefined {
  const question = source.ask(search);
  const isLoaded = loaded.address === question.address;
  const [beganLoaded] = useState(isLoaded);
  const { answer, failure } = useRead('all' in loaded || isLoaded ? undefined : question, { delayMs: askDelayMs });
  if (failure) throw failure;
  if ('all' in loaded) return source.pageOfAll(loaded.all, search);
  if (isLoaded) return loaded.shown;
  if (answer) return 'shown' in answer ? answer.shown : source.pageOfAll(answer.all, search);
  return beganLoaded ? loaded.shown : undefined;
}
