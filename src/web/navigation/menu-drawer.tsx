import { useId } from 'react';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { currentOf, home, placesBehind } from './site-places.ts';

export interface MenuDrawerProps {
  /** Path of the current page. */
  path: string;
  onClose: () => void;
}

/** Menu of a phone, in a drawer at the right. */
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
        <MenuEntries path={path} onFollow={onClose} />
        {placesBehind.map(({ href, label }) => (
          <a key={href} className="drawer-row" href={href} aria-current={currentOf(href, path)} onClick={onClose}>
            {label}
          </a>
        ))}
      </nav>
    </Dialog>
  );
}
