import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { expectAddress, openPage, untilLive } from './open-page.ts';

// The saved navigation state: kept for 30 minutes, saved 100 ms after the last scroll, restored 100 ms after a page opens
// and 50 ms after the browser's history (docs/product.md).

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const readStorage = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join());

// Links are followed without the pointer or the focus, which would scroll the page to them and be saved.

/** Pauses time in the page from now on; it advances only with `page.clock.runFor`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

const halfAnHour = 30 * 60 * 1_000;

test('what was saved is there again for 30 minutes', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  for (const [when, passed, isKept] of [
    ['just before 30 minutes are over', halfAnHour - 10_000, true],
    ['30 minutes later', halfAnHour + 1_000, false],
  ] as const) {
    await test.step(`${when} the search, the category and the pricing are ${isKept ? 'there again' : 'forgotten'}`, async () => {
      await openPage(page, '/resources?category=Translation&view=tools');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('caption');
      await main.getByRole('combobox', { name: 'Pricing' }).selectOption('Paid');
      await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect.soft(page).toHaveURL(/\/tools\//);
      await page.clock.fastForward(passed);
      await main.getByRole('link', { name: 'Back to Resources' }).click();
      const filters = { category: 'Translation', view: 'tools', q: 'caption', pricing: 'Paid' };
      await expectAddress(page, '/resources', isKept ? filters : {});
      await expect.soft(main.getByRole('region', { name: 'Foundation Models' })).toHaveCount(isKept ? 0 : 1);
    });

    await test.step(`${when} the place on the page is ${isKept ? 'there again' : 'forgotten'}`, async () => {
      await page.evaluate(() => sessionStorage.clear());
      await openPage(page, '/resources');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => readStorage(page)).toContain('900');
      await page.getByRole('main').getByRole('link', { name: 'Translation', exact: true }).dispatchEvent('click');
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/Translation/);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.clock.fastForward(passed);
      await page.goBack();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
      if (isKept) await expect.poll(() => scrolled(page)).toBe(900);
      await page.clock.runFor(2_000);
      expect.soft(await scrolled(page)).toBe(isKept ? 900 : 0);
    });
  }
});

test('the place is saved 100 ms after the last scroll', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/resources');
  await stopTime(page);
  for (const place of [500, 700]) {
    await page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          scrollTo({ top, behavior: 'instant' });
        }),
      place,
    );
    await page.clock.runFor(99);
    expect(await readStorage(page)).not.toContain(String(place));
  }
  await page.clock.runFor(1);
  expect(await readStorage(page)).toContain('"scrollPosition":700');
});

test('when the way to the saved place begins', { tag: '@desktop' }, async ({ page }) => {
  // Playwright's clock also hides how the page was opened.
  await page.addInitScript(() => {
    Object.assign(window, { entriesOf: performance.getEntriesByType.bind(performance) });
  });
  await page.clock.install();
  // Records the requested scrolls: a smooth one takes its own time.
  await page.addInitScript(() => {
    const scrolls: string[] = [];
    const { entriesOf } = window as unknown as { entriesOf: Performance['getEntriesByType'] };
    performance.getEntriesByType = entriesOf;
    Object.assign(window, { asked: scrolls });
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      if (options.top) scrolls.push(`${options.top} ${options.behavior}`);
      scroll(options);
    }) as typeof window.scrollTo;
  });
  const readScrolls = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  for (const [way, delay, motion] of [
    ['a reload', 100, 'smooth'],
    ['the browser’s history', 50, 'smooth'],
    ['the browser’s history, with less motion,', 50, 'instant'],
  ] as const) {
    await test.step(`after ${way} the way to the saved place begins ${delay} ms later`, async () => {
      await page.emulateMedia({ reducedMotion: motion === 'instant' ? 'reduce' : 'no-preference' });
      await openPage(page, '/resources');
      await page.evaluate(() => document.documentElement.scrollTo(0, 900));
      await expect.poll(() => readStorage(page)).toContain('900');
      // Removes what an earlier way has recorded.
      await page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0));
      if (way === 'a reload') {
        await stopTime(page);
        await page.reload();
        await untilLive(page);
      } else {
        await page.getByRole('main').getByRole('link', { name: 'Translation', exact: true }).dispatchEvent('click');
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/Translation/);
        await stopTime(page);
        await page.goBack();
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
      }
      await page.clock.runFor(delay - 1);
      expect.soft(await readScrolls()).toEqual([]);
      await page.clock.runFor(1);
      expect.soft(await readScrolls()).toEqual([`900 ${motion}`]);
      await page.clock.resume();
    });
  }
});

test('back and forward find the filters, the open tab and the place of each page again', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/worship-hub');
  await page.getByRole('tab', { name: /^Workflows/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => readStorage(page)).toContain('500');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect.poll(() => readStorage(page)).toContain('800');

  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Workflows/ })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
  await expect.poll(() => scrolled(page)).toBe(800);
});

test('a full or forbidden store is told in the log only, and the page goes on', { tag: '@desktop' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The store is full.', 'QuotaExceededError');
    };
  });
  await openPage(page, '/resources');
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => warnings.join('\n')).toContain('This browser could not keep navigation-state:');
  await page.getByRole('main').getByRole('link', { name: 'Translation', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Translation/);
});
