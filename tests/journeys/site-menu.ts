import type { Locator, Page } from '@playwright/test';

/**
 * Rows of the Resources menu and of the drawer: four fixed ones (docs/product.md), word for word, the link to suggest, and
 * the two short groups.
 */
export const menuEntries = [
  { title: 'All Resources', description: 'Browse all categories and hubs', address: '/resources' },
  { title: 'All Tools', description: 'Searchable AI tool directory', address: '/all-tools' },
  { title: 'All Workflows', description: 'Step-by-step ministry workflows', address: '/all-workflows' },
  { title: 'Policy Examples', description: 'Real AI policies from ministries', address: '/policy-examples' },
  { title: 'Suggest Workflow or Tool', description: 'Tell us what’s missing', address: '/submission' },
  { title: 'Answers', description: '', address: '/answers' },
  { title: 'Prompts', description: '', address: '/prompts' },
  { title: 'Forms', description: '', address: '/forms' },
  { title: 'Compare tools', description: '', address: '/compare' },
  { title: 'Can I paste this?', description: '', address: '/may-i-enter' },
  { title: 'When something goes wrong', description: '', address: '/when-something-goes-wrong' },
  { title: 'Changes to companies’ terms', description: '', address: '/terms-changes' },
  { title: 'When not to use AI', description: '', address: '/about/when-not-to-use-ai' },
] as const;

/** A visible row: a phone's page contains the menu's rows, too, though its drawer has its own. */
export const menuEntry = (within: Page | Locator, title: string): Locator =>
  within.locator('.menu-entry').filter({ hasText: new RegExp(`^${title}`), visible: true });

/** Follows a row of the Resources menu in the bar, or in the drawer of a phone. */
export async function followMenu(page: Page, title: (typeof menuEntries)[number]['title'], isPhone: boolean): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: isPhone ? 'Menu' : 'Resources' }).click();
  await menuEntry(bar, title).click();
}
