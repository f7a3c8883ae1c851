import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { followLink } from './later-parts.ts';
import { isStillTheSame, markDocument, openPage, untilLive } from './open-page.ts';

// Client-side navigation changes the page like a new document: visually, for screen readers and for the keyboard.

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a page with instant scrolling. */
async function openCalm(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, address);
  await markDocument(page);
}

test('where the focus is after a link, a way back and a filter', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);

  await test.step('a link gives the heading of its page the focus, and the keyboard goes on from there', async () => {
    await openCalm(page, '/llm-guide');
    for (const [name, text] of [
      ['Research & Data', /Research/],
      ['Contact', /^Contact$/],
      ['How we check', /^How we check$/],
      ['AI Comparison', /Comparison/],
    ] as const) {
      await test.step(name, async () => {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
        await expect.soft(heading(page)).toHaveText(text);
        await expect.soft(heading(page)).toBeFocused();
        await expect.poll(() => scrolled(page)).toBe(0);
        await page.keyboard.press('Tab');
        expect.soft(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
      });
    }
    expect.soft(await isStillTheSame(page)).toBe(true);
  });

  await test.step('where the page has no heading yet that says so, as for an unknown address, the new one has the focus', async () => {
    await openCalm(page, '/');
    await followLink(page, '/no/such/page');
    await expect.soft(heading(page)).toHaveText('Page Not Found');
    await expect.soft(heading(page)).toBeFocused();
  });

  await test.step('whoever comes back hears the heading, and the focus is not moved', async () => {
    await openCalm(page, '/llm-guide');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.soft(heading(page)).toBeFocused();
    await page.goBack();
    await expect.soft(heading(page)).toHaveText(/Large Language Model/);
    await expect.soft(page.locator('body > [aria-live=polite]')).toHaveText(/Large Language Model/);
    await expect.soft(heading(page)).not.toBeFocused();
  });

  await test.step('a link that is gone with what it stood in leaves the focus to the heading', async () => {
    await openCalm(page, '/resources');
    await page.locator('[data-category="Worship"]').getByRole('link', { name: /tools/i }).press('Enter');
    await expect.soft(heading(page)).toHaveText('Worship: tools');
    await expect.soft(heading(page)).toBeFocused();
  });

  await test.step('a filter leaves the focus where it is', async () => {
    await openCalm(page, '/all-tools');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('bible');
    await expect.soft(page).toHaveURL(/q=bible/);
    await expect.soft(search).toBeFocused();
  });

  await test.step('each entry of the history has a place of its own, also of the same page', async () => {
    await openCalm(page, '/all-tools');
    const scroll = async (top: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(`"scrollPosition":${top}`);
    };
    await scroll(900);
    await followLink(page, '/contact');
    await expect.soft(heading(page)).toHaveText('Contact');
    await followLink(page, '/all-tools');
    await expect.soft(heading(page)).toHaveText(/all tools/i);
    await expect.poll(() => scrolled(page)).toBe(0);
    await scroll(300);
    await page.goBack();
    await expect.soft(heading(page)).toHaveText('Contact');
    await page.goBack();
    await expect.soft(heading(page)).toHaveText(/all tools/i);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await expect.soft(heading(page)).toHaveText('Contact');
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(300);
  });
});

test('whoever reads on before the script comes stays where they are when it takes the page over', { tag: '@phone' }, async ({
  page,
}) => {
  for (const address of ['/all-tools', '/tools/chatgpt', '/llm-guide#questions-for-christians']) {
    const read = Promise.withResolvers<void>();
    await page.route(/\/assets\/client-/, async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBe(900);
    read.resolve();
    await untilLive(page);
    expect(await scrolled(page)).toBe(900);
    await page.unrouteAll();
  }
});

test('footnotes, and the ways back from them', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, mark, note] of [
    ['/bible-study-hub', { name: 'Source 1' }, '.figure-notes > li'],
    ['/tools/chatgpt', { name: 'sources' }, '#sources'],
  ] as const) {
    await test.step(`${address}: a footnote is left by its own link and by the history, and the text is where it was`, async () => {
      await openCalm(page, address);
      const link = page
        .getByRole('main')
        .getByRole('link', { ...mark, exact: true })
        .first();
      // A click may have to scroll before it can press.
      await page.evaluate(() => {
        const remember = () => Object.assign(window, { pressedAt: Math.round(scrollY) });
        document.addEventListener('click', remember, { capture: true });
      });
      const pressedAt = () => page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
      for (const way of ['history', 'link', 'history']) {
        await link.click();
        const before = await pressedAt();
        await expect.soft(page.locator(note).first()).toBeInViewport();
        if (way === 'history') {
          await page.goBack();
          await expect.poll(() => scrolled(page)).toBe(before);
        } else {
          await page
            .locator(note)
            .getByRole('link', { name: /^(Back to source|Return to) / })
            .first()
            .click();
          await expect.soft(link).toBeInViewport();
          await page.goBack();
          await expect.soft(page.locator(note).first()).toBeInViewport();
          await page.goBack();
          await expect.poll(() => scrolled(page)).toBe(before);
        }
        await expect.soft(link).toBeInViewport();
      }
      expect.soft(await isStillTheSame(page)).toBe(true);
    });
  }

  await test.step('a figure that is cited twice has a way back to each of its marks', async () => {
    await openCalm(page, '/about/how-we-check');
    for (const address of ['/llm-guide', '/worship-hub', '/bible-study-hub', '/communication-hub', '/marketing-hub']) {
      await page.goto(address);
      const [marks, ways] = await page.evaluate(() => {
        const hrefs = (selector: string) =>
          [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ hash, id }) => ({ hash, id }));
        return [hrefs('main sup > a').map(({ id }) => `#${id}`), hrefs('.back-to-mark').map(({ hash }) => hash)];
      });
      expect.soft(new Set(marks).size, address).toBe(marks.length);
      expect.soft([...ways].sort(), address).toEqual([...marks].sort());
    }
  });
});

for (const { what, tag, open } of [
  { what: 'the drawer', tag: '@phone', open: (page: Page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    what: 'the search dialog',
    tag: '@desktop',
    open: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
  },
]) {
  test(`Back under ${what} closes it, and Forward leaves it closed`, { tag }, async ({ page }) => {
    await openCalm(page, '/contact');
    await followLink(page, '/worship-hub?tab=workflows');
    await expect(heading(page)).toHaveText(/Worship/);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Contact');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(heading(page)).toHaveText(/Worship/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isStillTheSame(page)).toBe(true);
  });
}
