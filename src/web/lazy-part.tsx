import type { ComponentType, FunctionComponent } from 'react';
import { lazy, useEffect, useState } from 'react';

/** A part that comes later, or is at hand already, as everything is on the server. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the script ahead; says nothing when that fails. */
  preload?: () => Promise<void>;
};

/**
 * A part of a page whose script comes when the part is first shown, inside a `Suspense`. Where it does not come, because
 * the network is away or the file is of a release long gone, the page stays as it is, nothing of the failure is printed,
 * and `otherwise` stands in the part's place: it shows, or leads to, what works without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { otherwise }: { otherwise: ComponentType<Props> },
) {
  let coming: Promise<ComponentType<Props>> | undefined;
  let atHand: ComponentType<Props> | undefined;
  const ask = () => {
    coming ??= load().then(
      (part) => (atHand = part),
      (error: unknown) => {
        // Whoever asks next tries anew: a script that was only fetched ahead has its chance when it is needed.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const Later = lazy(() =>
    ask().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );
  function Part(props: Props) {
    // What was fetched ahead stands there at once, without a moment in which nothing does.
    const [Shown] = useState<ComponentType<Props>>(() => atHand ?? Later);
    return <Shown {...props} />;
  }
  const nothing = () => {};
  return Object.assign(Part, { preload: () => ask().then(nothing, nothing) });
}

/** Goes to an address as a new document, whose scripts are of the release that serves it. */
export function Leave({ to }: { to: string }) {
  useEffect(() => {
    location.assign(to);
    // Whoever comes back to a page that the browser kept would find it as it was left: waiting for what had failed.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [to]);
  return null;
}
