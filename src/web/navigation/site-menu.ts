import { addresses } from '#domain/addresses.ts';
import type { IconName } from '#ui/icon-names.ts';

/** One row of the Resources menu and of the drawer. */
export interface MenuEntry {
  href: string;
  icon: IconName;
  title: string;
  description: string;
}

/** What the bar and the drawer show before and behind the Resources. */
export const home = { href: addresses.home, label: 'Home' };
export const research = { href: addresses.research, label: 'Research' };

/** The rows of the Resources menu. */
export const resources: { label: string; entries: MenuEntry[] } = {
  label: 'Resources',
  entries: [
    { href: addresses.resources(), icon: 'layout-grid', title: 'All Resources', description: 'Browse all categories and hubs' },
    { href: addresses.allTools(), icon: 'search', title: 'All Tools', description: 'Searchable AI tool directory' },
    {
      href: addresses.allWorkflows(),
      icon: 'list-checks',
      title: 'All Workflows',
      description: 'Step-by-step ministry workflows',
    },
    {
      href: addresses.policyExamples,
      icon: 'scroll-text',
      title: 'Policy Examples',
      description: 'Real AI policies from ministries',
    },
    { href: addresses.submission, icon: 'plus', title: 'Suggest Workflow or Tool', description: 'Tell us what is missing' },
  ],
};

/** aria-current of a link: 'page' on its own address. */
export const currentOf = (href: string, path: string) => (href === path ? 'page' : undefined);
