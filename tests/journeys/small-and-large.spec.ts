import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds } from './addresses.ts';
import { openPage } from './open-page.ts';
import { menuEntry } from './site-menu.ts';

const addresses = [
  '/',
  '/resources',
  '/all-tools?q=caption',
  '/worship-hub',
  '/tools/wordly',
  '/submission',
  '/contact',
  '/research',
];

/** Visible controls of the page that are smaller than this many pixels; the label of a radio button or a checkbox counts. */
const tooSmall = (page: Page, selector: string, pixels: number, ways: ReadonlyArray<'width' | 'height'>): Promise<string[]> =>
  page.evaluate(
    ([query, least, sides]) =>
      [...document.querySelectorAll<HTMLElement>(query)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'))
        .map((element) => (element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element))
        .filter((element) => !element.closest('.visually-hidden, .skip-link, .trap'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && sides.some((side) => Math.round(box[side]) < least))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    [selector, pixels, ways] as const,
  );

test('the controls are large enough to be hit', async ({ page, isMobile }) => {
  for (const address of addresses) {
    await openPage(page, address);
    await test.step('every control is at least 24 px high and wide, a link in a sentence apart', async () => {
      const controls = 'button, input:not([type=hidden]), select, textarea, summary, nav a, .button, [role=tab], .filter-tag';
      expect.soft(await tooSmall(page, controls, 24, ['width', 'height']), address).toEqual([]);
    });
    if (!isMobile) continue;
    await test.step('on a phone the main controls are at least 44 px high', async () => {
      const controls = 'button, input:not([type=hidden]), select, textarea, summary, .button, [role=tab], .footer-links a';
      expect.soft(await tooSmall(page, controls, 44, ['height']), address).toEqual([]);
    });
  }
});

// WCAG 2.2, 1.4.10: a window of 1280 × 1024 px at 400 %.
test.describe('at 400 % zoom', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the site can be read and used', async ({ page }) => {
    await test.step('the menu opens, and its last entry can be reached and followed', async () => {
      await openPage(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const entry of ['All Resources', 'Policy Examples']) {
        await menuEntry(drawer, entry).scrollIntoViewIfNeeded();
        await expect.soft(menuEntry(drawer, entry)).toBeInViewport();
      }
      await drawer.getByRole('link', { name: 'Research' }).click();
      await expect.soft(page).toHaveURL('/research');
    });

    await test.step('a workflow’s dialog can be read to its end and closed', async () => {
      await openPage(page, '/worship-hub?tab=workflows');
      await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('definition').last().scrollIntoViewIfNeeded();
      await expect.soft(dialog.getByRole('definition').last()).toBeInViewport();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect.soft(dialog).toBeHidden();
    });

    await test.step('the bar leaves at least two thirds of the window, and the form can be filled and sent', async () => {
      await openPage(page, '/submission');
      const bar = await page.getByRole('banner').boundingBox();
      expect.soft(bar?.height).toBeLessThanOrEqual(256 / 3);
      await page.getByLabel('Workflow Name').fill('Visitor follow-up');
      await page.getByRole('button', { name: 'Submit for Review' }).click();
      await expect.soft(page.getByRole('alert').getByRole('heading', { name: 'There’s a problem' })).toBeInViewport();
      await expect.soft(page.getByLabel('Workflow Name')).toHaveValue('Visitor follow-up');
    });
  });
});

/**
 * Elements that are cut off, or make the page wider than its window. Cards cut long names and descriptions on purpose
 * (docs/product.md).
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (webkitLineClamp !== 'none' || !element.textContent?.trim() || element.clientWidth <= 1) return false;
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isTooWide || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    const cutElements = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          !element.closest('.visually-hidden, .skip-link, .trap, .hero-clip, .night, .workflow-card .steps, select') &&
          isCut(element),
      )
      .map((element) => element.outerHTML.slice(0, 90));
    const room = document.documentElement.clientWidth;
    return document.documentElement.scrollWidth > room + 1
      ? [...cutElements, `${document.documentElement.scrollWidth} > ${room} px`]
      : cutElements;
  });

/** Changes that a visitor may make to a page (WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12). */
const changes = {
  'text spacing': {
    width: 1280,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
  'text spacing on a phone': {
    width: 390,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
  // The layout's breakpoints are in rem too, so a browser's larger text is a window of half the width.
  'text at 200 %': { width: 640, css: '' },
  'zoom of 400 %': { width: 320, css: '' },
};

for (const [kind, addressesOfKind] of Object.entries(screensOfKinds))
  test(`nothing is cut off with more space, larger text, zoom and forced colors: ${kind}`, {
    tag: ['@desktop', '@night'],
  }, async ({ page, allowErrors }) => {
    allowErrors(/status of 404/);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      for (const address of addressesOfKind) {
        await openPage(page, address);
        for (const [change, { width, css }] of Object.entries(changes)) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets = [sheet];
          }, css);
          expect.soft(await cutOff(page), `${address}, ${change}, forced colors ${forcedColors}`).toEqual([]);
        }
      }
    }
  });
