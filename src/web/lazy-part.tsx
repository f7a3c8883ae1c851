import type { ComponentType, FunctionComponent } from 'react';
import { lazy, useEffect, useState } from 'react';

/** Lazily loaded component; loaded eagerly on the server. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Prefetches the script; errors are ignored. */
  preload?: () => Promise<void>;
};

/**
 * Component whose script loads when it is first rendered, inside a `Suspense`. Where the script fails to load, because the
 * network is down or the file belongs to an old release, the page stays as it is, the failure isn't shown, and `fallback` renders
 * instead: it shows, or links to, what works without the script.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: { fallback: ComponentType<Props> },
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const request = () => {
    loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        // Retries at the next request: a prefetch that failed must not block a later load.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(() =>
    request().then(
      (part) => ({ default: part }),
      () => ({ default: fallback }),
    ),
  );
  function Part(props: Props) {
    // Renders a prefetched component synchronously, without a moment in which it doesn't work.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  const ignore = () => {};
  return Object.assign(Part, { preload: () => request().then(ignore, ignore) });
}

/** Navigates to an address as a new document, whose scripts belong to the release that serves it. */
export function Leave({ to }: { to: string }) {
  useEffect(() => {
    location.assign(to);
    // A page restored from the back/forward cache would still be waiting for what failed, so it reloads.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [to]);
  return null;
}
