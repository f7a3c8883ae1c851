import type { ComponentType, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';
import type { ActivePlace, Navigation } from './navigation.ts';
import { currentOf } from './navigation.ts';
import { ResourcesMenu } from './resources-menu.tsx';
import { SiteMark } from './site-mark.tsx';
import { useOpenOn } from './use-open-on.ts';

interface BarProps {
  navigation: Navigation;
  place: ActivePlace;
  /** The phone's menu, which need not be at hand before its button is pressed. */
  Drawer: ComponentType<MenuDrawerProps>;
}

interface SiteBarProps extends BarProps {
  /** The search, which knows more than the look. */
  search?: ReactNode;
}

/** The sticky bar: mark and name, then the links, or on phones the menu button. */
export function SiteBar({ navigation, place, Drawer, search }: SiteBarProps) {
  const { name, home, resources, research } = navigation;
  return (
    <header className="site-bar">
      <div className="wrap">
        <a className="site-name" href={home.href}>
          <SiteMark />
          {name}
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul>
            <li>
              <a href={home.href} aria-current={currentOf(home.href, place)}>
                {home.label}
              </a>
            </li>
            <ResourcesMenu
              label={resources.label}
              entries={resources.entries}
              place={place}
              active={place.section === 'resources'}
            />
            <li>
              <a href={research.href} aria-current={currentOf(research.href, place)}>
                {research.label}
              </a>
            </li>
          </ul>
        </nav>
        <div className="bar-buttons">
          {search}
          <MenuButton navigation={navigation} place={place} Drawer={Drawer} />
        </div>
      </div>
    </header>
  );
}

/** Until the script runs it is a link to the footer's list; then it opens the drawer. */
function MenuButton({ navigation, place, Drawer }: BarProps) {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useOpenOn(place.path);
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
          <Drawer navigation={navigation} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
