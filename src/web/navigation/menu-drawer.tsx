import { useId } from 'react';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { MenuEntries } from './resources-menu.tsx';
import { currentOf, home, research, resources } from './site-menu.ts';

export interface MenuDrawerProps {
  /** The open page's. */
  path: string;
  onClose: () => void;
}

/** The phone's menu, from the right. */
export function MenuDrawer({ path, onClose }: MenuDrawerProps) {
  const titleId = useId();
  return (
    <Dialog className="drawer" labelledBy={titleId} onClose={onClose}>
      <div className="drawer-head">
        <h2 id={titleId}>Menu</h2>
        <CloseButton label="Close menu" />
      </div>
      <nav aria-labelledby={titleId}>
        <a className="drawer-row" href={home.href} aria-current={currentOf(home.href, path)} onClick={onClose}>
          {home.label}
        </a>
        <div className="drawer-group">
          <p className="meta">{resources.label}</p>
          <MenuEntries path={path} onFollow={onClose} />
        </div>
        <a className="drawer-row" href={research.href} aria-current={currentOf(research.href, path)} onClick={onClose}>
          {research.label}
        </a>
      </nav>
    </Dialog>
  );
}
