import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Each kind of page that is shared; tests/contracts/served-pages.test.ts covers its mail and its title.
const pages = [
  '/tools/otter',
  '/workflows/weekly-email-newsletter',
  '/prompts/discussion-questions-from-a-sermon',
  '/answers/may-we-clone-the-pastors-voice',
  '/when-something-goes-wrong/something-private-was-pasted',
  '/compare?tools=otter,fireflies',
];

test('what a visitor passes on', { tag: '@phone' }, async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => Object.assign(window, { shared: what }) });
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  const main = page.getByRole('main');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  /** Opens a page and waits for the share button, which appears when its script has loaded. */
  const openToShare = async (address: string) => {
    await openPage(page, address);
    await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  };
  const copy = async () => {
    await main.getByRole('button', { name: 'Copy link' }).click();
    await expect(main.getByText('Copied', { exact: true })).toBeVisible();
  };
  const print = async (address: string) => {
    await main
      .getByRole('button', { name: /^Print/ })
      .first()
      .click();
    await expect.soft(page.locator('html'), `${address} is printed`).toHaveAttribute('data-printed', '');
  };

  await test.step('the address of a page is copied, or handed to the device, and its button prints it', async () => {
    for (const address of pages) {
      await openToShare(address);
      await copy();
      expect.soft(await copied(), address).toBe(server.origin + address);
      await main.getByRole('button', { name: 'Share' }).click();
      expect.soft(await page.evaluate(() => (window as unknown as { shared: object }).shared), address).toEqual({
        title: await page.title(),
        url: server.origin + address,
      });
      await print(address);
    }
  });

  await test.step('a tool that was reached from a hub is shared by its own address alone', async () => {
    await openToShare('/tools/otter?from=/communication-hub&tab=tools');
    await copy();
    expect.soft(await copied()).toBe(`${server.origin}/tools/otter`);
  });

  await test.step('the answer whether something may be entered is printed by a button', async () => {
    await openToShare('/may-i-enter?what=givingRecords&tool=chatgpt');
    await print('/may-i-enter');
  });
});

test('where copying is refused, the address stands there selected', { tag: '@desktop' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    Object.assign(navigator, { share: async () => {} });
  });
  await openPage(page, '/tools/otter');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('is selected: copy it.')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(`${server.origin}/tools/otter`);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers to copy', async ({ page }) => {
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /^(Copy link|Share)$/ })).toHaveCount(0);
    }
  });
});
