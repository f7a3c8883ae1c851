import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';
import { menuEntries, menuEntry } from './site-menu.ts';

const bar = (page: Page) => page.getByRole('banner');
const home = (page: Page) => bar(page).getByRole('link', { name: 'Home', exact: true });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const research = (page: Page) => bar(page).getByRole('link', { name: 'Research', exact: true });
const yourChurch = (page: Page) => page.locator('.site-nav > ul > li > a').getByText('Your church');
const firstEntry = (page: Page) => menuEntry(bar(page), 'All Resources');

const expectSkipLink = async (page: Page) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.soft(page.getByRole('main').getByRole('searchbox')).toBeFocused();
};

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the bar and its menu', async ({ page }) => {
    await test.step('the first Tab stop skips to the main content', () => expectSkipLink(page));

    await test.step('the Resources menu opens under the pointer and closes when it leaves', async () => {
      await openPage(page, '/');
      await expect.soft(firstEntry(page)).toBeHidden();
      await resources(page).hover();
      for (const { title, description, address } of menuEntries) {
        const entry = menuEntry(bar(page), title);
        await expect.soft(entry).toBeVisible();
        await expect.soft(entry).toHaveText(`${title}${description}`);
        await expect.soft(entry).toHaveAttribute('href', address);
      }
      await menuEntry(bar(page), 'Policy Examples').hover();
      await expect.soft(firstEntry(page)).toBeVisible();
      // Points outside the menu, which covers most of the first screen.
      await page.mouse.move(20, 700);
      await expect.soft(firstEntry(page)).toBeHidden();
    });

    await test.step('a click opens the Resources menu, and a click beside it closes it', async () => {
      await openPage(page, '/');
      await resources(page).click();
      await expect.soft(resources(page)).toHaveAttribute('aria-expanded', 'true');
      await expect.soft(firstEntry(page)).toBeVisible();
      await page.mouse.click(20, 700);
      await expect.soft(resources(page)).toHaveAttribute('aria-expanded', 'false');
      await expect.soft(firstEntry(page)).toBeHidden();
    });

    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} opens the Resources menu, and Escape closes it and gives the focus back`, async () => {
        await resources(page).focus();
        await page.keyboard.press(key);
        await expect.soft(firstEntry(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect.soft(firstEntry(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect.soft(firstEntry(page)).toBeHidden();
        await expect.soft(resources(page)).toBeFocused();
      });
    }

    await test.step('Tab goes through the bar in the order in which it is read, and into the menu only when it is open', async () => {
      await openPage(page, '/');
      const entries = menuEntries.map(({ title }) => menuEntry(bar(page), title));
      const visibleLinks = [
        page.getByRole('link', { name: 'Skip to main content' }),
        bar(page).getByRole('link', { name: 'Ministry AI Hub' }),
        home(page),
        resources(page),
      ];
      await expectTabOrder(page, [...visibleLinks, research(page), yourChurch(page)]);
      await resources(page).focus();
      await page.keyboard.press('Enter');
      await expectTabOrder(page, [...entries, research(page)]);
      await expect.soft(firstEntry(page)).toBeHidden();
    });

    for (const width of [700, 768, 899, 900, 1100, 1280]) {
      await test.step(`at ${width} pixels the bar is one line high, and the whole menu is in the window`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, '/');
        await resources(page).click();
        const menu = await bar(page).locator('.resources-menu').boundingBox();
        expect.soft(menu?.x).toBeGreaterThanOrEqual(0);
        expect.soft((menu?.x ?? 0) + (menu?.width ?? width + 1)).toBeLessThanOrEqual(width);
        expect.soft((await bar(page).boundingBox())?.height).toBe(72);
      });
    }

    await test.step('an entry leads to its page without a reload, and the menu closes behind it', async () => {
      await openPage(page, '/');
      await markDocument(page);
      await resources(page).focus();
      await page.keyboard.press('Enter');
      await menuEntry(bar(page), 'All Workflows').press('Enter');
      await expect.soft(page).toHaveURL('/all-workflows');
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/all workflows/i);
      await expect.soft(firstEntry(page)).toBeHidden();
      expect.soft(await isStillTheSame(page)).toBe(true);
    });

    await test.step('on the way from page to page, the row of the open page is marked in the menu', async () => {
      await openPage(page, '/answers');
      await expect.soft(bar(page).locator('.menu-entry[aria-current]')).toHaveText('Answers');
      await resources(page).click();
      await menuEntry(bar(page), 'Prompts').click();
      await expect.soft(page).toHaveURL('/prompts');
      await expect.soft(bar(page).locator('.menu-entry[aria-current="page"]')).toHaveText('Prompts');
      await expect.soft(bar(page).locator('.menu-entry[aria-current]')).toHaveCount(1);
    });

    await test.step('the bar names the hub, and stays in sight when the page is scrolled', async () => {
      await openPage(page, '/all-tools');
      await page.evaluate(() => scrollTo(0, 4_000));
      await expect.soft(bar(page).getByRole('link', { name: 'Ministry AI Hub' })).toBeInViewport({ ratio: 1 });
    });
  });

  test('the entry that a page belongs to is highlighted, and no other', async ({ page }) => {
    // A page on which nothing is active shows the normal look of the entries.
    await page.goto('/llm-hub');
    const plain = await looks(page);
    for (const [address, active] of [
      ['/', ['Home']],
      ['/resources', ['Resources']],
      ['/resources/chatgpt', ['Resources']],
      ['/all-tools?q=bible', ['Resources']],
      ['/all-workflows', ['Resources']],
      ['/policy-examples', ['Resources']],
      ['/research', ['Research']],
      ['/your-church', ['Your church']],
      ['/your-church/policy', ['Your church']],
      ['/tools/chatgpt', []],
      ['/research-hub', []],
    ] as const) {
      await page.goto(address);
      const look = await looks(page);
      expect
        .soft(
          Object.keys(plain).filter((name) => look[name] !== plain[name]),
          address,
        )
        .toEqual(active);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the Resources menu opens under the pointer and at the keyboard, and its entries lead on', async ({ page }) => {
      await page.goto('/');
      await resources(page).hover();
      await expect(firstEntry(page)).toBeVisible();
      await page.mouse.move(20, 700);
      await expect(firstEntry(page)).toBeHidden();
      await resources(page).focus();
      await page.keyboard.press('Tab');
      await expect(firstEntry(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/all-tools');
    });
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('the bar and its drawer', async ({ page }) => {
    await test.step('the first Tab stop skips to the main content', () => expectSkipLink(page));

    await test.step('the menu button opens a drawer with every link, whose close button has the focus', async () => {
      await openPage(page, '/');
      await menuButton(page).tap();
      await expect.soft(drawer(page)).toBeVisible();
      await expect.soft(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect
        .soft(drawer(page).getByRole('link'))
        .toHaveText([
          'Home',
          ...menuEntries.map(({ title, description }) => `${title}${description}`),
          'Research',
          'Your church',
        ]);
      for (const group of ['Resources', 'Find', 'Stay safe'])
        await expect.soft(drawer(page).getByRole('list', { name: group })).toBeVisible();
      await expect.soft(drawer(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
      await expect.soft(drawer(page).locator('[aria-current]')).toHaveCount(1);
    });

    for (const [way, close] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['its close button', (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' }).tap()],
      ['a tap beside it', (page: Page) => page.touchscreen.tap(10, 400)],
    ] as const) {
      await test.step(`${way} closes the drawer, and the menu button has the focus again`, async () => {
        if (!(await drawer(page).isVisible())) await menuButton(page).tap();
        await expect.soft(drawer(page)).toBeVisible();
        await close(page);
        await expect.soft(drawer(page)).toBeHidden();
        await expect.soft(menuButton(page)).toBeFocused();
      });
    }

    await test.step('a link in the drawer leads to its page, and the drawer is gone', async () => {
      await menuButton(page).tap();
      await menuEntry(drawer(page), 'Policy Examples').tap();
      await expect.soft(page).toHaveURL('/policy-examples');
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.soft(drawer(page)).toBeHidden();
      await menuButton(page).tap();
      await expect.soft(menuEntry(drawer(page), 'Policy Examples')).toHaveAttribute('aria-current', 'page');
    });

    await test.step('the bar names the hub, and stays in sight when the page is scrolled', async () => {
      await openPage(page, '/all-tools');
      await page.evaluate(() => scrollTo(0, 4_000));
      await expect.soft(bar(page).getByRole('link', { name: 'Ministry AI Hub' })).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu button leads to the quick links at the foot of the page', async ({ page }) => {
      await page.goto('/');
      await bar(page).getByRole('link', { name: 'Menu' }).tap();
      const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
      await expect(quickLinks).toBeInViewport();
      await quickLinks.getByRole('link', { name: 'Browse Resources' }).tap();
      await expect(page).toHaveURL('/resources');
    });
  });
});

async function expectTabOrder(page: Page, stops: Locator[]): Promise<void> {
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
}

/** Looks of the bar's entries: an active entry may differ by its color, its weight or a line. */
async function looks(page: Page): Promise<Record<string, string>> {
  const look = (entry: Locator) =>
    entry.evaluate((element) => {
      const { color, backgroundColor, fontWeight, borderBottom, boxShadow, textDecoration } = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      return [
        color,
        backgroundColor,
        fontWeight,
        borderBottom,
        boxShadow,
        textDecoration,
        after.content,
        after.backgroundColor,
      ].join();
    });
  return {
    Home: await look(home(page)),
    Resources: await look(resources(page)),
    Research: await look(research(page)),
    'Your church': await look(yourChurch(page)),
  };
}
