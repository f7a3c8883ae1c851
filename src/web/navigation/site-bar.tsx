import type { ComponentType, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { activeLink } from '#domain/navigation/active-link.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteMark } from '#ui/site-mark.tsx';
import { ServerWritten } from '#web/rendered-html.tsx';
import { siteContent } from '#web/site-content.ts';
import type { MenuDrawerProps } from './menu-drawer.tsx';
import { ResourcesMenu } from './resources-menu.tsx';
import { currentOf, home, placesBehind } from './site-places.ts';
import { useOpenOn } from './use-open-on.ts';

interface BarProps {
  /** Path of the current page. */
  path: string;
  /** Phone menu, which need not be loaded before its button is pressed. */
  Drawer: ComponentType<MenuDrawerProps>;
}

/** Sticky bar: mark and name, then the links, or on phones the menu button. */
export function SiteBar({ path, Drawer, search }: BarProps & { search: ReactNode }) {
  return (
    <header className="site-bar">
      <div className="wrap">
        <ServerWritten as="a" id="site-name" className="site-name" href={home.href}>
          {import.meta.env.SSR && (
            <>
              <SiteMark />
              {siteContent.name}
            </>
          )}
        </ServerWritten>
        <nav className="site-nav" aria-label="Main">
          <ul>
            <li>
              <a href={home.href} aria-current={currentOf(home.href, path)}>
                {home.label}
              </a>
            </li>
            <ResourcesMenu path={path} active={activeLink(path) === 'resources'} />
            {placesBehind.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="bar-buttons">
          {search}
          <MenuButton path={path} Drawer={Drawer} />
        </div>
      </div>
    </header>
  );
}

/** A link to the footer's list before hydration; afterwards it opens the drawer. */
function MenuButton({ path, Drawer }: BarProps) {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useOpenOn(path);
  useEffect(() => setLive(true), []);

  if (!live) {
    return (
      <a className="menu-button icon-button" href="#footer-links" aria-label="Menu">
        <Icon name="menu" />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="menu-button icon-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <Suspense>
          <Drawer path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
