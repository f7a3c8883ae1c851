import { addresses } from '#domain/addresses.ts';
import type { IconName } from '#ui/icon-names.ts';

/** Row of the Resources menu, the drawer and, without the four fixed rows (docs/product.md), the footer. */
interface MenuEntry {
  href: string;
  icon: IconName;
  title: string;
  /** Second line of the row, under the title. */
  description?: string;
}

interface MenuGroup {
  label: string;
  entries: MenuEntry[];
}

/** Rows for finding things, and for keeping a church safe: in the menu, the drawer and the footer. */
export const shortGroups = (): MenuGroup[] => [
  {
    label: 'Find',
    entries: [
      { href: addresses.answers(), icon: 'info', title: 'Answers' },
      { href: addresses.prompts(), icon: 'pen-line', title: 'Prompts' },
      { href: addresses.forms, icon: 'file-text', title: 'Forms' },
      { href: addresses.compare(), icon: 'scale', title: 'Compare tools' },
    ],
  },
  {
    label: 'Stay safe',
    entries: [
      { href: addresses.mayIEnter(), icon: 'user-check', title: 'Can I paste this?' },
      { href: addresses.situations, icon: 'triangle-alert', title: 'When something goes wrong' },
      { href: addresses.termsChanges(), icon: 'clock', title: 'Changes to companies’ terms' },
      { href: addresses.about('when-not-to-use-ai'), icon: 'ban', title: 'When not to use AI' },
    ],
  },
];

/** Makes the Resources menu on each call, so that in the browser only the drawer pays for it. */
export const menuGroups = (): MenuGroup[] => [
  {
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
      { href: addresses.submission, icon: 'plus', title: 'Suggest Workflow or Tool', description: 'Tell us what’s missing' },
    ],
  },
  ...shortGroups(),
];
