import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { ofChurch } from '../church/visitor.ts';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { watchSent } from './sent-requests.ts';

// A church's data on its device, from the first answer to "Delete all": it is restored, it is reported, and it goes nowhere.

const mark = /2-[0-9a-z]{6}/;

const keptOf = async (page: Page) => ofChurch(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })));

const markOn = async (page: Page) => (await page.locator('[data-mark]').first().getAttribute('data-mark')) ?? '';

/** Saves the church's file. */
async function saveFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save your church’s file' }).click(),
  ]);
  return download.path();
}

const state = (page: Page) => page.locator('main#main');
const anotherProfile = async (context: BrowserContext) => {
  const other = await context.browser()?.newContext({ baseURL: test.info().project.use.baseURL });
  if (!other) throw new Error('no browser');
  return { context: other, page: await other.newPage() };
};

test('a church decides, comes back on Tuesday, changes its policy, moves to another computer and deletes all', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const { sent } = watchSent(context);

  await test.step('nothing is kept: the five jobs, and question 1 offers no policy', async () => {
    await openPage(page, '/your-church');
    await expect(state(page)).toHaveAttribute('data-state', 'new');
    await expect(page.getByRole('link', { name: 'Start with question 1' })).toBeVisible();
  });

  let first = '';
  await test.step('a policy is only looked at: saving the file doesn’t keep it', async () => {
    await openPage(page, '/your-church/policy?v=2&q1=c');
    const file = JSON.parse(await readFile(await saveFile(page), 'utf8'));
    expect(file.policies).toEqual([]);
  });

  await test.step('a policy is kept, and its version leads back to it', async () => {
    await openPage(page, '/your-church/policy?v=2&q1=a&q9=a');
    first = await markOn(page);
    expect(first).toMatch(mark);
    await expect(page.locator('#policy')).toContainText(`Version ${first}`);
    await page.getByRole('button', { name: 'Keep this policy' }).click();
    await expect(page.getByRole('button', { name: 'Keep this policy' })).toHaveCount(0);
    await openPage(page, '/your-church');
    await expect(state(page)).toHaveAttribute('data-state', 'kept');
    await expect(page.getByRole('heading', { name: /^Your policy, kept / })).toBeVisible();
    await page.getByLabel('Version', { exact: true }).fill(first.toUpperCase());
    await page.getByRole('button', { name: 'Show that policy' }).click();
    await expect(page.locator('#policy')).toHaveAttribute('data-mark', first);
  });

  await test.step('question 1, page, training and another policy offer the kept one, and none takes our defaults for it', async () => {
    await openPage(page, '/your-church/policy?question=1');
    await expect(page.getByRole('link', { name: 'Read your policy' })).toBeVisible();
    await openPage(page, '/your-church/page');
    await expect(page.getByText('This page follows our defaults, and isn’t yours.')).toBeVisible();
    await page.getByRole('link', { name: 'Write it from your policy' }).click();
    await expect(page.locator('#told')).toHaveAttribute('data-mark', first);
    await expect(page.getByRole('link', { name: 'Write it from your policy' })).toHaveCount(0);
    await openPage(page, '/your-church/policy?v=2&q1=a&q9=c');
    await expect(page.getByText(/They differ in one clause: /)).toBeVisible();
  });

  await test.step('the church’s name stands on its papers, in print and in Word, and nobody is sent it', async () => {
    await openPage(page, `/your-church/page?v=2&q1=a&q9=a`);
    await page.getByRole('button', { name: 'Print it for the bulletin' }).click();
    await expect(page.getByText(/^Still blank: \[your church\], \[role, phone, email\]\./)).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('St. Mark’s, Leith');
    await page.getByLabel('Whom people can ask').fill('the office, 555-0100');
    await page.getByLabel('Whom people can ask').blur();
    await expect(page.locator('#told')).toContainText('At St. Mark’s, Leith we use AI');
    await expect(page.locator('#told')).not.toContainText('[');
    const [word] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Word' }).click()]);
    const parts = unzipSync(await readFile(await word.path()));
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(text).toContain('St. Mark’s, Leith');
    expect(text).not.toContain('[your church]');
    expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())).toContain(first);
    await openPage(page, '/your-church/policy?v=2&q1=a&q9=a');
    await expect(page.locator('#policy')).toContainText('St. Mark’s, Leith · Version');
  });

  let second = '';
  await test.step('the policy changes: the newest holds, and the older one can be read and removed', async () => {
    await openPage(page, '/your-church/policy?v=2&q1=b&q9=a');
    second = await markOn(page);
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Keep this policy' }).click();
    await openPage(page, '/your-church');
    await expect(page.getByText(`Version ${second}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^Version ${first}, kept `) })).toBeVisible();
  });

  await test.step('the file moves to another computer, whose own saving is told there and not ours', async () => {
    const file = await saveFile(page);
    const other = await anotherProfile(context);
    await openPage(other.page, `${baseURL}/your-church`);
    await other.page.locator('input[type=file]').setInputFiles({
      name: 'ours.church.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    await expect(other.page.getByText(/^Opened: a file with 0 tools, 2 policies\./)).toBeVisible();
    await expect(other.page.getByText(`Version ${second}.`)).toBeVisible();
    await expect(other.page.getByText(/not saved to a file yet/)).toBeVisible();
    await other.context.close();
  });

  await test.step('the older policy is removed, and the rest stays', async () => {
    await page.getByRole('button', { name: `Remove version ${first}` }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^Version ${first}`) })).toHaveCount(0);
    await expect(page.getByText(`Version ${second}.`)).toBeVisible();
  });

  await test.step('another tab is heard, and neither loses what the other kept', async () => {
    const tab = await context.newPage();
    await openPage(tab, '/your-church/policy?v=2&q1=c&q9=b');
    await tab.getByRole('button', { name: 'Keep this policy' }).click();
    const third = await markOn(tab);
    await expect(page.getByText(`Version ${third}.`)).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('St. Mark’s');
    await page.getByLabel('Name', { exact: true }).blur();
    await openPage(tab, '/your-church');
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('St. Mark’s');
    await expect(tab.getByText(`Version ${third}.`)).toBeVisible();
    await tab.close();
  });

  await test.step('“Delete all” leaves nothing of the church in any storage of the browser', async () => {
    expect(await keptOf(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Yes, delete all' }).click();
    await expect(page.getByText('Everything of your church is deleted from this device.')).toBeVisible();
    expect(await keptOf(page)).toEqual([]);
    await expect(state(page)).toHaveAttribute('data-state', 'new');
  });

  expect((await sent()).filter((one) => /Mark’s|Leith|555-0100|church\.json/i.test(one))).toEqual([]);
});
