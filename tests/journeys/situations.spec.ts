import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const crisis = '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse';

test('the numbers to call are a press away from every footer, before anything else', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/research');
  await page.getByRole('contentinfo').getByRole('link', { name: 'When something goes wrong' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('If a life is in danger, call first');
  await expect(main.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect(main.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute('href', 'https://findahelpline.com');
  await expect(main.getByRole('list').getByRole('link').first()).toHaveAttribute('href', crisis);
  expect(await main.getByRole('list').getByRole('listitem').count()).toBe(6);
});

test('a situation says what not to do before it says what to do, hour by hour', { tag: '@phone' }, async ({ page }) => {
  await page.goto(crisis);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'If a life is in danger',
    'What not to do',
    'The first',
    'The first',
    'The first',
    'The letter',
    'Who must be told',
  ];
  expect(titles.slice(0, order.length).map((title, place) => title.startsWith(order[place] ?? ''))).toEqual(
    order.map(() => true),
  );
  await expect(
    page
      .getByRole('list', { name: /The first hour/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('In immediate danger, call');
});

test('a letter is copied, or opened in a mail program with its subject', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/when-something-goes-wrong/something-private-was-pasted');
  await page.getByRole('button', { name: 'Copy the letter' }).click();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^On \[date\] a text .*\[Name\], \[church\]$/s);
  const mail = await page.getByRole('link', { name: 'Open in a mail program' }).getAttribute('href');
  expect(mail).toContain('mailto:?subject=Please%20delete%20personal%20information');
});

test('each situation prints on one page of Letter and of A4', { tag: '@desktop' }, async ({ page, request }) => {
  const { situations } = await (await request.get('/api/situations')).json();
  expect(situations).toHaveLength(6);
  for (const { slug } of situations as { slug: string }[]) {
    await page.goto(`/when-something-goes-wrong/${slug}`);
    for (const format of ['Letter', 'A4']) {
      const margin = { top: '14mm', right: '14mm', bottom: '14mm', left: '14mm' };
      const pdf = (await page.pdf({ format, margin })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${slug} on ${format}`).toHaveLength(1);
    }
  }
});
