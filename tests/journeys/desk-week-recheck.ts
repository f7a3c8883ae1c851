import { test } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import type { Desk } from './desk-at-hand.ts';
import { button, expectWords } from './desk-at-hand.ts';
import { expect, heading } from './desk-test.ts';

// The college's Thursday: entries with three sources each, one after the other; three by day, ten at night.

const ten = [
  'chatgpt',
  'claude',
  'gemini',
  'otter',
  'canva',
  'grammarly',
  'zoom-ai-companion',
  'deepl',
  'descript',
  'perplexity',
];

/** Tools that are due, the oldest first. */
export const due = byDay(ten.slice(0, 3), { atNight: ten });

/** Re-checks the due entries by keyboard, with five keys for each: its sources, still true, next. */
export async function recheckByKeyboard(desk: Desk) {
  const { page, hand } = desk;
  let keys = 1;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/admin');
  await hand.press(page.getByRole('link', { name: /Entries to check again/ }));
  await eachThatIsDue(desk, async (sources) => {
    for (const source of sources) await opensTab(desk, () => press(String(source)));
    await press('t');
    await expect(page.getByText('Still true, just now')).toHaveCount(1);
    await press('Shift+Enter');
  });
  test.info().annotations.push({ type: `${due.length} entries`, description: `${keys} keys` });
  // Five keys for an entry leave nearly the whole of ten minutes for reading.
  expect(keys).toBeLessThanOrEqual(1 + due.length * 5);
}

/** Re-checks the due entries by touch, where no shortcuts are shown. */
export async function recheckByTouch(desk: Desk) {
  const { page, hand } = desk;
  await page.goto('/admin');
  await hand.press(page.getByRole('link', { name: /Entries to check again/ }));
  await eachThatIsDue(desk, async (sources) => {
    const links = page.getByRole('region', { name: /Sources/ }).getByRole('link');
    for (const source of sources) await opensTab(desk, () => hand.press(links.nth(source - 1)));
    await hand.press(button(page, /^Still true/).first());
    await expect(page.getByText('Still true, just now')).toHaveCount(1);
    await hand.press(button(page, /next$/));
  });
}

async function eachThatIsDue({ page }: Desk, check: (sources: readonly number[]) => Promise<void>) {
  for (const [place, slug] of due.entries()) {
    await expectWords(page, `Last checked in ${monthOf(place)} 2019`);
    await expect(page.locator('.screen-facts')).toContainText(new RegExp(`^Entry ${place + 1} of \\d+`));
    await expect(heading(page)).toBeFocused();
    const name = await heading(page).innerText();
    await check([1, 2, 3]);
    await expect(heading(page)).not.toHaveText(name);
    const { facts } = (await (await page.request.get(`/api/staff/tools/${slug}/evidence`)).json()) as {
      facts: { fact: { read: string } }[];
    };
    expect(new Set(facts.map(({ fact }) => fact.read))).toEqual(new Set([new Date().toISOString().slice(0, 10)]));
  }
}

async function opensTab({ context, page }: Desk, open: () => Promise<void>) {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  await tab.waitForLoadState();
  await tab.close();
  await expect(page.getByText('Opened just now').first()).toBeVisible();
}

const monthOf = (place: number) => new Intl.DateTimeFormat('en-US', { month: 'long' }).format(new Date(2019, place, 15));
