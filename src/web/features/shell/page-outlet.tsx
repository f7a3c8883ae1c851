import type { RouteComponent } from '@tanstack/react-router';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** How long a visitor waits for data alone before the page's words say so, in milliseconds. */
const wordsAfterMs = 1_000;

/**
 * The page that the address shows. What stood there stays until the next page is whole, with its script and its styles; a line
 * over it tells that something is on its way. Where nothing but data is still to come, and takes long, the next page's words stand
 * there instead. Within one path the page stays, with the focus and what was typed.
 */
export function PageOutlet() {
  const router = useRouter();
  // The path that is on its way; none where it is the one that stands there.
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
