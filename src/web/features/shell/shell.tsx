import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import { Button } from '#ui/button.tsx';
import { compareFormId } from '#ui/pick-box.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import { SiteBar } from '#web/navigation/site-bar.tsx';
import { ServerWritten } from '#web/rendered-html.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Loads with the scripts that wait until the page is idle, so that it is ready when its button is pressed. */
const MenuDrawer = lazyPart(async () => (await import('#web/when-idle.ts')).MenuDrawer, {
  fallback: () => <Leave to={addresses.resources()} />,
});

const root = getRouteApi('__root__');

/** The frame of every public page: skip link, bar, main, footer (docs/product.md). */
export function Shell({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const site = root.useLoaderData();
  return (
    <>
      <SkipLink />
      <SiteBar path={pathname} Drawer={MenuDrawer} search={<SearchButton path={pathname} />} />
      {site?.banners && (
        <aside className="site-banners" aria-label="Notice">
          {site.banners.map((text) => (
            <p className="wrap" key={text}>
              {text}
            </p>
          ))}
        </aside>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Written into by src/web/navigation/pick-tools.ts, because hundreds of boxes must cost no state. */}
      <ServerWritten as="search" id="compare-bar" className="compare-bar" aria-label="Compare">
        {import.meta.env.SSR && <CompareForm />}
      </ServerWritten>
      <div className="leaded-strip" />
      <ServerWritten as="footer" id="site-footer" className="site-footer below-fold">
        {import.meta.env.SSR && <SiteFooter />}
      </ServerWritten>
    </>
  );
}

/**
 * Foot of a page with checkboxes: the selected tools, and the link that compares them. Without a script it is the submit button
 * of the checkboxes' form.
 */
const CompareForm = () => (
  <form className="wrap" id={compareFormId} action={addresses.compare()}>
    <p role="status" />
    <div />
    <button type="reset" className="target" data-with-script="">
      Clear
    </button>
    <Button type="submit" small>
      Compare
    </Button>
  </form>
);
