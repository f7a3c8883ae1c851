import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Preferences of a visitor's device: colors, and less motion.

const style = (element: Locator, name: string): Promise<string> =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test('the browser’s own bar takes the page’s color', { tag: '@phone' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`the browser’s own bar takes the page’s color, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/research');
      const [themeColors, paper] = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return [
          metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content.toLowerCase()),
          getComputedStyle(document.documentElement).getPropertyValue('--paper').trim().toLowerCase(),
        ];
      });
      expect.soft(themeColors).toEqual([paper]);
    });
  }
});

test.describe('with forced colors', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('nothing is told by colour alone', async ({ page, allowErrors }) => {
    await test.step('the focus has an outline on links, buttons, tabs, fields and rows', async () => {
      const expectOutline = async (element: Locator) => {
        await page.keyboard.press('Tab');
        await element.focus();
        expect
          .soft([await style(element, 'outline-style'), await style(element, 'outline-width')], `${element}`)
          .toEqual(['solid', '2px']);
      };
      await openPage(page, '/worship-hub');
      await expectOutline(page.getByRole('tab', { name: /^Tools/ }));
      await expectOutline(page.getByRole('banner').getByRole('link', { name: 'Research' }));
      await expectOutline(page.getByRole('main').locator('summary:visible').first());
      await expectOutline(page.getByRole('group', { name: 'Color theme' }).getByRole('button', { name: 'Dark' }));
      await openPage(page, '/submission');
      await expectOutline(page.getByLabel('Workflow Name'));
      await expectOutline(page.getByLabel('Category'));
      await expectOutline(page.getByRole('button', { name: 'Submit for Review' }));
    });

    await test.step('what is chosen is told by a line, not by colour alone', async () => {
      await openPage(page, '/worship-hub?tab=tools');
      const lineOf = (element: Locator) => style(element, 'border-bottom-width');
      expect.soft(await lineOf(page.getByRole('tab', { name: /^Tools/ }))).toBe('4px');
      expect.soft(await lineOf(page.getByRole('tab', { name: 'Guide' }))).toBe('0px');
      const theme = page.getByRole('group', { name: 'Color theme' });
      expect.soft(await lineOf(theme.getByRole('button', { pressed: true }))).toBe('4px');
      expect.soft(await lineOf(theme.getByRole('button', { name: 'Dark' }))).toBe('0px');
      await page.goto('/research');
      expect.soft(await lineOf(page.getByRole('banner').getByRole('link', { name: 'Research' }))).toBe('4px');
      expect.soft(await lineOf(page.getByRole('banner').getByRole('link', { name: 'Home' }))).toBe('0px');
    });

    await test.step('buttons, fields, cards, notes and notices have a border', async () => {
      allowErrors(/500/);
      const expectBorder = async (element: Locator) =>
        expect.soft(await style(element, 'border-top-style'), `${element}`).not.toBe('none');
      await openPage(page, '/all-tools?q=caption');
      await expectBorder(page.getByRole('searchbox', { name: 'Search tools' }));
      await expectBorder(page.getByRole('combobox', { name: 'Category' }));
      await expectBorder(page.locator('main .row').first());
      await openPage(page, '/submission');
      await expectBorder(page.getByRole('button', { name: 'Submit for Review' }));
      await expectBorder(page.getByRole('radio', { name: 'Tool' }));
      await openPage(page, '/tools/chatgpt');
      await expectBorder(page.locator('.band').first());
    });
  });
});

const restlessOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isStill = (seconds: string) => seconds.split(',').every((part) => Number.parseFloat(part) === 0);
    const movingParts = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part || null);
        const moves = !isStill(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
        return moves ? [`${element.localName}.${element.className}${part}`] : [];
      }),
    );
    return [...new Set(movingParts)];
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', { tag: '@desktop' }, async ({ page }) => {
    for (const address of ['/', '/resources', '/all-tools?q=caption', '/worship-hub', '/tools/chatgpt', '/submission']) {
      await openPage(page, address);
      expect.soft(await restlessOn(page), address).toEqual([]);
    }
    await openPage(page, '/worship-hub?tab=workflows');
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await restlessOn(page), 'with a dialog').toEqual([]);
  });
});

test('unless less motion is asked for, something does move: the test above can fail', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/');
  expect(await restlessOn(page)).not.toEqual([]);
});
