import type { BrowserContext, Page } from '@playwright/test';
import { expect, heading } from './desk-test.ts';
import type { Hand } from './hands.ts';

// Frequent actions at the desk, by touch or by keyboard only.

/** User of the desk: the page, and the input device. */
export interface Desk {
  page: Page;
  context: BrowserContext;
  hand: Hand;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const main = (page: Page) => page.getByRole('main');
export const question = (page: Page) => page.getByRole('alertdialog');
export const expectWords = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** Signs in with name and password, and Enter. */
export async function signIn({ page, hand }: Desk, typedPassword: string) {
  const form = page.getByRole('form', { name: 'Sign in' });
  await hand.type(form.getByLabel('Username'), 'ruth');
  await hand.type(form.getByLabel('Password'), typedPassword);
  await page.keyboard.press('Enter');
}

/** Follows a link of the menu, at the left or in the drawer. */
export async function followMenu({ page, hand }: Desk, name: string) {
  await expect(button(page, 'Sign out')).toBeVisible();
  if (await button(page, 'Menu').isVisible()) await hand.press(button(page, 'Menu'));
  await hand.press(page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) }));
}

/** Publishes by the button at the foot of a form, or by its shortcut from any field, and confirms. */
export async function publish({ page, hand }: Desk, save: string) {
  if (hand.hasKeys) await page.keyboard.press('ControlOrMeta+s');
  else await hand.press(button(page, save));
  await hand.press(question(page).getByRole('button', { name: /^Publish (it|the changes)$/ }));
}

/** Opens the entry of a tool, found as staff find it. */
export async function openTool(desk: Desk, name: string) {
  const { page, hand } = desk;
  await page.goto('/admin');
  await followMenu(desk, 'Tools');
  await hand.type(page.getByRole('searchbox', { name: 'Search tools' }), name);
  await expect(page).toHaveURL(`/admin/tools?q=${name}`);
  await hand.press(main(page).getByRole('table').getByRole('link', { name, exact: true }));
  await expect(heading(page)).toHaveText(name);
}
