import type { Locator, Page } from '@playwright/test';

/** The rows of the Resources menu and of the drawer: four of the spec (section 2), word for word, and the way to suggest. */
export const menuEntries = [
  { title: 'All Resources', description: 'Browse all categories and hubs', address: '/resources' },
  { title: 'All Tools', description: 'Searchable AI tool directory', address: '/all-tools' },
  { title: 'All Workflows', description: 'Step-by-step ministry workflows', address: '/all-workflows' },
  { title: 'Policy Examples', description: 'Real AI policies from ministries', address: '/policy-examples' },
  { title: 'Suggest Workflow or Tool', description: 'Tell us what is missing', address: '/submission' },
] as const;

export const menuEntry = (within: Page | Locator, title: string): Locator =>
  within.getByRole('link', { name: new RegExp(`^${title}`) });

/** Follows a row of the Resources menu: in the bar, or on a phone in the drawer. */
export async function followMenu(page: Page, title: (typeof menuEntries)[number]['title'], isPhone: boolean): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: isPhone ? 'Menu' : 'Resources' }).click();
  await menuEntry(bar, title).click();
}
