import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { announcePages } from './announce-pages.ts';
import { followArrivals } from './arrival.ts';
import { rememberPlaces } from './remember-places.ts';

let pathBefore: string | undefined;

/** The page from which the visitor came to this one, within this visit and without a reload. */
export const previousPath = (): string | undefined => pathBefore;

/** What goes along with every change of the page: its place, its heading, and where the visitor was before. */
export function NavigationMemory() {
  const router = useRouter();
  const [said, say] = useState('');

  useEffect(() => {
    const endings = [
      followArrivals(router),
      rememberPlaces(router),
      announcePages(router, say),
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        pathBefore = fromLocation?.pathname;
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [router]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
