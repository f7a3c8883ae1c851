import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Navigation between two pages: the current one stays until the next one is complete.

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const isStyles = (request: Request) => /\.css$/.test(new URL(request.url()).pathname);

/** Blocks every style sheet that is requested from now on. */
async function holdStyles(page: Page): Promise<{ asked: () => number; release: () => Promise<void> }> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(/\.css$/, (route) => {
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return {
    asked: () => waiting.length,
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** Records from now on each moment in which the page has no visible heading, or shows a loading text. */
async function watchForBlanks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const blanks: string[] = [];
    const look = () => {
      const hasHeading = [...document.querySelectorAll<HTMLElement>('main h1')].some((title) => title.checkVisibility());
      if (!hasHeading || document.querySelector('main .loading')) blanks.push(document.querySelector('main')?.innerText ?? '');
    };
    new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { blanks });
  });
  return () => page.evaluate(() => (window as unknown as { blanks: string[] }).blanks);
}

/** Links from the contact page, which has few styles, to pages with separate styles. */
const ways = [
  ['Browse Resources', 'All resources'],
  ['Can I paste this?', 'Can I paste this?'],
  ['Compare tools', 'Compare tools'],
  ['Answers', 'Answers'],
] as const;

for (const { name, some, tag } of [
  { name: 'to two pages', some: ways.slice(0, 2), tag: ['@desktop'] },
  { name: 'to two other pages', some: ways.slice(2), tag: ['@night', '@desktop'] },
]) {
  test(`ways ${name} whose styles take long`, { tag }, async ({ page }) => {
    await page.clock.install();
    for (const [link, to] of some) {
      await test.step(`from /contact to '${link}': the page stays until the next one is whole, however long its styles take`, async () => {
        await openPage(page, '/contact');
        const before = await heading(page).innerText();
        const styles = await holdStyles(page);
        const blanks = await watchForBlanks(page);
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
        await expect.poll(styles.asked).toBeGreaterThan(0);
        // Time is paused until the page is there: on a slow machine it would show that it waits for its data.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
        await expect.soft(heading(page)).toHaveText(before);
        await expect.soft(page.locator('.on-its-way')).toBeAttached();
        await styles.release();
        await expect.soft(heading(page)).toHaveText(to);
        await page.clock.resume();
        await expect.soft(heading(page)).toBeFocused();
        await expect.soft(page.locator('.on-its-way')).toHaveCount(0);
        expect.soft(await blanks()).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}

test('a style sheet that does not come keeps no page back', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await openPage(page, '/contact');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/when-idle-')));
  await page.route(/\.css$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).click();
  await expect(heading(page)).toHaveText('All resources');
  expect(failures).toEqual([]);
});

test('a page asks for no sheet whose text came with the first page', { tag: '@desktop' }, async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => isStyles(request) && urls.push(request.url()));
  await openPage(page, '/tools/chatgpt');
  await page
    .getByRole('link', { name: 'Compare ChatGPT and Claude' })
    .or(page.getByRole('link', { name: /^Compare ChatGPT and/ }))
    .first()
    .click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('ChatGPT');
  expect(urls.map((address) => address.replace(/.*\/([\w-]+)-[\w-]{8}\.css$/, '$1'))).toEqual(['compare']);
});

test('within one path: what the page and the focus do', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the order of a leaderboard leaves the page where it is, and the focus on the order', async () => {
    await openPage(page, '/image-hub?tab=comparison');
    const order = page.locator('.sort-links').getByRole('link', { name: 'Score' }).first();
    await order.evaluate((link) => scrollTo({ top: link.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }));
    const before = await scrolled(page);
    expect.soft(before).toBeGreaterThan(100);
    await order.press('Enter');
    await expect.soft(page).toHaveURL(/sort=score/);
    await expect.soft(order).toHaveAttribute('aria-current', 'true');
    await expect.soft(order).toBeFocused();
    expect.soft(await scrolled(page)).toBe(before);
  });

  await test.step('a hub’s tab leaves the page where it is', async () => {
    await openPage(page, '/worship-hub');
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await page.getByRole('tab', { name: /^Tools/ }).click();
    await expect.soft(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    expect.soft(await scrolled(page)).toBe(200);
  });

  await test.step('a link whose part of the page goes begins at the top of what comes', async () => {
    await openPage(page, '/worship-hub');
    const link = page.getByRole('tabpanel').getByRole('link', { name: /^\d+ tools$/ });
    await link.scrollIntoViewIfNeeded();
    expect.soft(await scrolled(page)).toBeGreaterThan(500);
    await link.click();
    await expect.soft(page.getByRole('tab', { name: /^Tools/ })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.soft(heading(page)).toBeFocused();
  });

  await test.step('another page of a list begins at its top, with the focus on the heading', async () => {
    await openPage(page, '/search?q=church');
    const next = page.getByRole('link', { name: 'Next' });
    await next.press('Enter');
    await expect.soft(page).toHaveURL(/page=2/);
    await expect.soft(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('a filter that is removed by keyboard hands its focus to the count', async () => {
    await openPage(page, '/all-tools?pricing=Free&q=bible');
    const count = page.getByRole('main').getByText(/^Showing \d+ of \d+ tools/);
    await page.getByRole('link', { name: 'Remove filter: “bible”' }).press('Enter');
    await expect.soft(page).toHaveURL('/all-tools?pricing=Free');
    await expect.soft(count).toBeFocused();
    await page.getByRole('link', { name: 'Clear Filters' }).press('Enter');
    await expect.soft(page).toHaveURL('/all-tools');
    await expect.soft(count).toBeFocused();
  });
});

test('from page to page and back', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a hub’s tab that is opened by Enter keeps the focus, and the page stays while its data is on the way', async () => {
    await openPage(page, '/llm-hub');
    const blanks = await watchForBlanks(page);
    const tools = page.getByRole('tab', { name: /^Tools/ });
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/tools*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('tab', { name: 'Guide' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.soft(page.locator('.on-its-way')).toBeAttached();
    gate.resolve();
    await expect.soft(tools).toHaveAttribute('aria-selected', 'true');
    await expect.soft(tools).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.soft(page.getByRole('tab', { name: /^Workflows/ })).toBeFocused();
    expect.soft(await blanks()).toEqual([]);
    await page.unrouteAll();
  });

  await test.step('All Resources leads there, also from a tool of a category; the tool’s way back leads to the category', async () => {
    await openPage(page, '/resources?category=Worship&view=tools');
    const tool = page.getByRole('article').getByRole('heading').getByRole('link').first();
    await tool.click();
    await expect.soft(page).toHaveURL(/\/tools\//);
    // The heading of a new page gets the focus, which would close the menu.
    await expect(heading(page)).toBeFocused();
    // A slow pointer opens the menu by hovering, and its press would close it.
    await page.getByRole('button', { name: 'Resources' }).press('Enter');
    await page.getByRole('link', { name: /^All Resources/ }).click();
    await expect.soft(heading(page)).toHaveText('All resources');
    await expect.soft(page).toHaveURL('/resources');

    await openPage(page, '/resources?category=Worship&view=tools');
    await tool.click();
    await expect.soft(page).toHaveURL(/\/tools\//);
    await page.getByRole('link', { name: 'Back to Resources' }).click();
    await expect.soft(heading(page)).toHaveText('Worship: tools');
  });

  await test.step('the voice hub comes back as it was: the tab, and what was searched for', async () => {
    await openPage(page, '/voice-hub');
    await page.getByRole('tab', { name: /^Tools/ }).click();
    await page.getByPlaceholder('Search voice tools...').fill('eleven');
    await page.getByRole('tabpanel').getByRole('link', { name: 'ElevenLabs', exact: true }).click();
    await expect.soft(heading(page)).toHaveText('ElevenLabs');
    await page.goBack();
    await expect.soft(page).toHaveURL('/voice-hub');
    await expect.soft(page.getByRole('tab', { name: /^Tools/ })).toHaveAttribute('aria-selected', 'true');
    await expect.soft(page.getByPlaceholder('Search voice tools...')).toHaveValue('eleven');
    await expect.soft(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  });
});

test('a tool that is visited again after an hour is read again, and not before', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/tools/otter');
  let readings = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/tools/otter') readings += 1;
  });
  const visitAgain = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText('Contact');
    await page.goBack();
    await expect(heading(page)).toHaveText('Otter.ai');
  };
  await page.clock.fastForward('55:00');
  await visitAgain();
  expect(readings).toBe(0);
  await page.clock.fastForward('10:00');
  await page.route('**/api/tools/otter', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), pricing: 'Another price since' } });
  });
  await visitAgain();
  await expect(page.getByText('Another price since')).toBeVisible();
  expect(readings).toBe(1);
});
