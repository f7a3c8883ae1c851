import { Icon } from '#ui/icon.tsx';
import { menuGroups } from './site-menu.ts';
import { currentOf } from './site-places.ts';

interface MenuEntriesProps {
  /** Path of the current page. */
  path: string;
  /** Client-side navigation keeps the document, so the drawer closes itself. */
  onFollow?: () => void;
}

/** The groups of rows, in the menu and in the drawer. */
export const MenuEntries = ({ path, onFollow }: MenuEntriesProps) =>
  menuGroups().map(({ label, entries }) => (
    <div key={label} className="menu-group">
      <p className="meta" aria-hidden="true">
        {label}
      </p>
      <ul aria-label={label}>
        {entries.map(({ href, icon, title, description }) => (
          <li key={href}>
            <a className="menu-entry" href={href} aria-current={currentOf(href, path)} onClick={onFollow}>
              <Icon name={icon} />
              <b>{title}</b>
              {description && <span>{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
