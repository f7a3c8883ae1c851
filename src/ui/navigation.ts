import type { IconName } from './icon-names.ts';

/** One row of the Resources menu and of the drawer. */
export interface MenuEntry {
  href: string;
  icon: IconName;
  title: string;
  description: string;
}

/** What the bar and the drawer show; the pages fill it. */
export interface Navigation {
  name: string;
  home: { href: string; label: string };
  resources: { label: string; entries: readonly MenuEntry[] };
  research: { href: string; label: string };
}

/** Which of the three is highlighted, and which exact address is open. */
export interface ActivePlace {
  section?: 'home' | 'resources' | 'research';
  path: string;
}

/** aria-current for a link: 'page' on its own address, 'true' where it only leads the way there. */
export function currentOf(href: string, place: ActivePlace) {
  return href === place.path ? 'page' : undefined;
}
