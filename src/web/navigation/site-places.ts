import { addresses } from '#domain/addresses.ts';

/** First link of the bar and the drawer, before the Resources. */
export const home = { href: addresses.home, label: 'Home' };
export const resourcesLabel = 'Resources';
/** Links of the bar and the drawer after the Resources. */
export const placesBehind = [
  { href: addresses.research, label: 'Research' },
  { href: addresses.yourChurch, label: 'Your church' },
];

/** aria-current of a link: 'page' on its own address, 'true' on the pages below it. */
export const currentOf = (href: string, path: string) =>
  href === path ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
