import { toolHeadline } from '#domain/catalogue/tool-headline.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { membersVerdicts } from '#domain/trust/members-details.ts';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const pages = [
  '/tools/otter',
  '/workflows/weekly-email-newsletter',
  '/prompts/discussion-questions-from-a-sermon',
  '/answers/may-we-clone-the-pastors-voice',
  '/when-something-goes-wrong/something-private-was-pasted',
  '/compare?tools=otter,fireflies',
];

test.describe('where the device has a sheet', () => {
  test('the address of a page is copied, or handed to the device', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: object) => Object.assign(window, { shared: what }) });
    });
    for (const address of pages) {
      await openPage(page, address);
      const main = page.getByRole('main');
      // The sheet’s button stands when what makes it work has come.
      await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
      await main.getByRole('button', { name: 'Copy link' }).click();
      await expect(main.getByText('Copied', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.origin + address);
      await main.getByRole('button', { name: 'Share' }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
        title: await page.title(),
        url: server.origin + address,
      });
    }
  });
});

test('a tool that was reached from a hub is shared by its own address alone', { tag: '@desktop' }, async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tools/otter?from=/communication-hub&tab=tools');
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/tools/otter`);
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

const passedOn = [
  '/tools/canva',
  '/compare?tools=otter,fireflies',
  '/answers/may-giving-records-go-into-ai',
  '/when-something-goes-wrong/something-private-was-pasted',
  '/workflows/weekly-email-newsletter',
  '/may-i-enter?what=givingRecords&tool=chatgpt',
];

test('each of these pages prints by a button, and goes into a mail with its whole address', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const address of passedOn) {
    await openPage(page, address);
    const main = page.getByRole('main');
    const mail = await main.getByRole('link', { name: 'Send by mail' }).getAttribute('href');
    expect(mail, address).toMatch(/^mailto:\?subject=.+&body=/);
    expect(new URLSearchParams(mail?.slice('mailto:?'.length)).get('body'), address).toContain(new URL(address, page.url()).href);
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = '';
      };
    });
    await main
      .getByRole('button', { name: /^Print/ })
      .first()
      .click();
    await expect(page.locator('html'), address).toHaveAttribute('data-printed', '');
  }
});

test('a tool’s title says of members’ details what its row in the list says, and the preview and the mail say it too', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const cards: ToolCardView[] = await (await request.get('/api/tools?view=card')).json();
  for (const members of membersVerdicts) {
    const card = cards.find((one) => one.members === members && one.status === 'active');
    if (!card) continue;
    const headline = toolHeadline(card, members);
    await page.goto(`/tools/${card.slug}`);
    await expect(page).toHaveTitle(`${headline} · Ministry AI Hub`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', headline);
    const mail = page.getByRole('link', { name: 'Send by mail' });
    await expect(mail).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(headline).replaceAll('.', '\\.')}&`));
  }
});
