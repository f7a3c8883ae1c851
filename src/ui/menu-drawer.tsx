import { useId } from 'react';
import { CloseButton, Dialog } from './dialog.tsx';
import type { ActivePlace, Navigation } from './navigation.ts';
import { currentOf } from './navigation.ts';
import { MenuEntries } from './resources-menu.tsx';

export interface MenuDrawerProps {
  navigation: Navigation;
  place: ActivePlace;
  onClose: () => void;
}

/** The phone's menu, from the right. */
export function MenuDrawer({ navigation, place, onClose }: MenuDrawerProps) {
  const titleId = useId();
  const { home, resources, research } = navigation;
  return (
    <Dialog className="drawer" labelledBy={titleId} onClose={onClose}>
      <div className="drawer-head">
        <h2 id={titleId}>Menu</h2>
        <CloseButton label="Close menu" />
      </div>
      <nav aria-labelledby={titleId}>
        <a className="drawer-row" href={home.href} aria-current={currentOf(home.href, place)} onClick={onClose}>
          {home.label}
        </a>
        <div className="drawer-group">
          <p className="meta">{resources.label}</p>
          <MenuEntries entries={resources.entries} place={place} onFollow={onClose} />
        </div>
        <a className="drawer-row" href={research.href} aria-current={currentOf(research.href, place)} onClick={onClose}>
          {research.label}
        </a>
      </nav>
    </Dialog>
  );
}
