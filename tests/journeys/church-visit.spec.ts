import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { watchSent } from './sent-requests.ts';

/** Counts presses: each click, and each key or field that is filled. */
function hand() {
  let presses = 0;
  const press = async (target: Locator) => {
    presses++;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    presses++;
    await target.fill(text);
  };
  return { press, type, presses: () => presses };
}

async function answerAll(page: Page, press: (target: Locator) => Promise<void>) {
  await press(page.getByRole('link', { name: 'Start with question 1' }));
  for (let number = 1; number <= 14; number++) {
    await expect(page.getByText(`Your policy, question ${number} of 14`)).toBeVisible();
    await press(page.getByRole('radio').nth(number % 3));
    await press(page.getByRole('button', { name: number === 14 ? 'See your policy' : /^Next/ }));
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your policy, on one page' })).toBeVisible();
}

const onlyChoices = /^[^?]*(\?(?:(?:v|question)=\d+|q\d+=[abc])(?:&(?:(?:v|question)=\d+|q\d+=[abc]))*)?$/;

test('from nothing to a printed policy and a list of five tools in 60 presses, and nothing of the church is sent', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  const watched = watchSent(page);
  const { press, type, presses } = hand();
  await openPage(page, '/your-church');
  await answerAll(page, press);
  await press(page.getByRole('button', { name: 'Print', exact: true }).first());
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  expect(presses()).toBeLessThanOrEqual(30);
  await press(page.getByRole('button', { name: 'Keep this policy' }));
  await press(page.getByRole('link', { name: 'Your church' }).first());
  await press(page.getByRole('link', { name: 'List your tools' }));
  const tools = ['ChatGPT', 'Claude', 'Otter.ai', 'Grammarly', 'The phone line’s answering AI'];
  for (const name of tools) {
    await press(page.getByRole('link', { name: 'Add a tool' }));
    await type(page.getByLabel('Which tool?'), name);
    await press(page.getByRole('checkbox', { name: 'Published texts' }));
    await press(page.getByRole('button', { name: 'Add to your list' }));
    await expect(page.getByText(`${name} is in your list.`)).toBeVisible();
  }
  await expect(page.getByText(/^The phone line’s answering AI is in your list\. 5 tools\./)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(60);

  const requests = await watched.sent();
  expect(requests.filter((one) => /chatgpt|claude|otter|grammarly|phone|publicText/i.test(one))).toEqual([]);
  const ofPolicy = requests.map((one) => one.split('\n')[0] ?? '').filter((one) => one.includes('/your-church/policy'));
  expect(ofPolicy.length).toBeGreaterThan(14);
  expect(ofPolicy.filter((one) => !onlyChoices.test(one))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the policy takes as many presses, and prints on one sheet', { tag: '@desktop' }, async ({ page, browserName }) => {
    const { sent } = watchSent(page);
    const { press, presses } = hand();
    await page.goto('/your-church');
    await answerAll(page, press);
    expect(presses()).toBe(29);
    // A plain form also sends the tradition, empty where none is selected.
    const addresses = (await sent())
      .map((one) => (one.split('\n')[0] ?? '').replace(/&tradition=$/, ''))
      .filter((one) => one.includes('?'));
    expect(addresses.filter((one) => !onlyChoices.test(one))).toEqual([]);
    // Only Chromium prints to a file.
    if (browserName === 'chromium')
      expect((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
