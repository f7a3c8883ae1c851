import type { RouteComponent } from '@tanstack/react-router';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Time for which only the data of a page may load before its loading text is shown, in milliseconds. */
const wordsAfterMs = 1_000;

/**
 * Keeps the current page visible until the next has loaded its code and CSS, with a progress line over it. Where only data is
 * still loading, and takes long, the next page's loading text replaces it. Within one path the page stays, with its focus and
 * input.
 */
export function PageOutlet() {
  const router = useRouter();
  // Path that is loading; undefined where it is the current one.
  const next = useRouterState({
    select: ({ isLoading, location: { pathname }, matches }) =>
      isLoading ? matches.at(-1)?.pathname !== pathname && pathname : undefined,
  });
  const [Words, setWords] = useState<RouteComponent>();
  useEffect(() => {
    if (!next) return;
    const options = router.getMatchedRoutes(next)[0].at(-1)?.options;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    Promise.resolve(options?.component?.preload?.()).then(() => {
      if (!isOver) timer = setTimeout(() => setWords(() => options?.pendingComponent), wordsAfterMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      setWords(undefined);
    };
  }, [router, next]);
  return (
    <>
      {next !== undefined && <i className="on-its-way" />}
      {next && Words ? <Words /> : <Outlet />}
    </>
  );
}
