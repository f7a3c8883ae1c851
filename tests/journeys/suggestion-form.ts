import type { Page } from '@playwright/test';

// Parts of the suggestion form that several journeys use.

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Review' });
export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There’s a problem' });
/** A row of a growing list: 'Step 1'. */
export const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function fillWho(page: Page) {
  await page.getByLabel('Your Name').fill('Ruth Adeyemi');
  await page.getByLabel('Your Email').fill('ruth@stmarks.example');
  await page.getByLabel('Ministry/Church Name').fill('St. Mark’s, Leith');
}

export async function fillTool(page: Page, name: string) {
  await page.getByLabel('Tool', { exact: true }).check();
  await page.getByLabel('Tool Name').fill(name);
  await page.getByLabel('Category').selectOption('LLM');
  await page.getByLabel('Description').fill('A candle that writes.');
  await fillWho(page);
}
