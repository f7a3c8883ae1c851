import type { Page } from '@playwright/test';
import { kinds } from '#domain/trust/kinds.ts';
import type { Hand } from './hands.ts';
import { atOnce } from './hands.ts';

// Fields of the record form, by their labels.

const kindsOfInformation = kinds.map(({ label }) => label);

/** Adds rows to a growing list: 'Feature', 'Use Case'. */
export async function addRows(page: Page, itemName: string, rows: readonly string[], hand = atOnce): Promise<void> {
  for (const text of rows) {
    await hand.press(page.getByRole('button', { name: `Add ${itemName}`, exact: true }));
    // The new row has the focus.
    await hand.type(page.locator(':focus'), text);
  }
}

/** Fills in the fields that a suggestion of a tool leaves empty. */
export async function completeTool(page: Page, hand: Hand = atOnce): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await hand.type(field('Maker'), 'Candle Makers');
  await hand.type(field('Pricing'), 'Free; Plus $5 a month (November 2026)');
  await hand.choose(field('Pricing model'), 'Freemium');
  await hand.choose(field('Impact'), 'Medium');
  await hand.type(field('Why'), 'It shortens the weekly writing.');
  await hand.type(field('Which plans this is about'), 'Free and Plus');
  for (const [place, kind] of kindsOfInformation.entries()) await hand.choose(field(kind), place === 0 ? 'Fine' : 'Never');
  const lists = {
    Feature: ['Drafts', 'Lists', 'Tables', 'Letters'],
    'Use Case': ['The office drafts a letter', 'A leader asks for questions', 'A pastor sorts notes'],
    Strength: ['It costs nothing', 'It is quick'],
    Consideration: ['It invents verses', 'It forgets names'],
    Source: ['https://candle.example/terms'],
  };
  for (const [itemName, rows] of Object.entries(lists)) await addRows(page, itemName, rows, hand);
}

/** Confirms the dialog before a form is published. */
export async function sayYes(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Publish (it|the changes)$/ })
    .click();
}
