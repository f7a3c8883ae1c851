import type { Page } from '@playwright/test';
import { kinds } from '#domain/trust/kinds.ts';

// The record form's fields, by their labels.

const kindsOfInformation = kinds.map(({ label }) => label);

/** Adds rows to a growing list: 'Feature', 'Use Case'. */
export async function addRows(page: Page, itemName: string, rows: readonly string[]): Promise<void> {
  for (const text of rows) {
    await page.getByRole('button', { name: `Add ${itemName}`, exact: true }).click();
    await page.locator(':focus').fill(text);
  }
}

/** Fills in what a suggestion of a tool leaves open. */
export async function completeTool(page: Page): Promise<void> {
  await page.getByLabel('Maker', { exact: true }).fill('Candle Makers');
  await page.getByLabel('Pricing', { exact: true }).fill('Free; Plus $5 a month (November 2026)');
  await page.getByLabel('Pricing model').selectOption('Freemium');
  await page.getByLabel('Which plans this is about').fill('Free and Plus');
  for (const kind of kindsOfInformation) await page.getByLabel(kind, { exact: true }).selectOption('never');
  await page.getByLabel(kindsOfInformation[0] ?? '', { exact: true }).selectOption('fine');
  await page.getByLabel('Impact').selectOption('Medium');
  await page.getByLabel('Why', { exact: true }).fill('It shortens the weekly writing.');
  await addRows(page, 'Feature', ['Drafts', 'Lists', 'Tables', 'Letters']);
  await addRows(page, 'Use Case', ['The office drafts a letter', 'A leader asks for questions', 'A pastor sorts notes']);
  await addRows(page, 'Strength', ['It costs nothing', 'It is quick']);
  await addRows(page, 'Consideration', ['It invents verses', 'It forgets names']);
  await addRows(page, 'Source', ['https://candle.example/terms']);
}

/** Says yes to the question that stands between a form and the site. */
export async function sayYes(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Publish (it|the changes)$/ })
    .click();
}
