import type { Page } from '@playwright/test';
import { byDay, isNight } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { readWorkflows } from './catalogue.ts';
import { openPage } from './open-page.ts';

// A4 with margins of 15 mm at 96 pixels to the inch: narrower than the width from which a screen counts as wide.
const paper = { width: 681, height: 1009 };
const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };

async function onPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await openPage(page, address);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

/** Pages of every kind, with their kinds of content. */
const pages: { address: string; hasProse?: true; hasTables?: true; hasFolds?: true }[] = [
  { address: '/llm-hub', hasProse: true },
  { address: '/llm-guide', hasProse: true },
  { address: '/policy-examples', hasProse: true },
  { address: '/policy-examples?tab=statements' },
  { address: '/comparison/LLMs', hasTables: true },
  { address: '/llm-comparison', hasTables: true },
  { address: '/image-hub?tab=comparison', hasTables: true },
  { address: '/workflows/weekly-email-newsletter' },
  { address: '/tools/chatgpt' },
  { address: '/bible-study-hub', hasProse: true, hasFolds: true },
];

test('pages on paper', { tag: '@desktop' }, async ({ page }) => {
  for (const { address, hasProse, hasTables, hasFolds } of pages) {
    await onPaper(page, address);

    await test.step('a page on paper has no bars or menus, and nothing of it is cut off', async () => {
      for (const part of ['banner', 'contentinfo', 'tablist', 'button'] as const) {
        for (const element of await page.getByRole(part, { includeHidden: true }).all())
          await expect.soft(element, address).toBeHidden();
      }
      const cut = await page.evaluate((width) => {
        const main = document.querySelector('main') as HTMLElement;
        return [...main.querySelectorAll('*')]
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, svg'))
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map((element) => element.outerHTML.slice(0, 80));
      }, paper.width);
      expect.soft(cut, address).toEqual([]);
    });

    if (hasProse)
      await test.step('the words fill the sheet', async () => {
        const share = await page.evaluate(() => {
          const main = document.querySelector('main') as HTMLElement;
          const text = [...main.querySelectorAll<HTMLElement>('.prose > p')].find((element) => element.checkVisibility());
          return (text?.getBoundingClientRect().width ?? 0) / (main.querySelector('.wrap') ?? main).clientWidth;
        });
        // The rest is the margin of the page on its sheet.
        expect.soft(share, address).toBeGreaterThan(0.85);
      });

    if (hasTables)
      await test.step('tables are tables on paper, with their head on each sheet', async () => {
        const tables = page.getByRole('main').getByRole('table');
        expect.soft(await tables.count(), address).toBeGreaterThan(0);
        for (const table of await tables.all()) {
          await expect.soft(table).toBeVisible();
          await expect.soft(table.locator('thead')).toHaveCSS('display', 'table-header-group');
          await expect.soft(table.getByRole('row').nth(1)).toHaveCSS('display', 'table-row');
        }
      });

    if (hasFolds)
      await test.step('what is folded away on screen stands open on paper', async () => {
        const folded = page.getByRole('main').locator('details:not([open]):has(> :not(summary))');
        expect.soft(await folded.count()).toBeGreaterThan(0);
        for (const details of await folded.all()) await expect.soft(details.locator('> :not(summary)').first()).toBeVisible();
      });

    if (address === '/llm-hub')
      await test.step('links to other sites stand with their address, links within the hub without', async () => {
        const after = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((link) => getComputedStyle(link, '::after').content);
        expect.soft(await after('main article a[href^="http"], main .prose a[href^="http"]')).toMatch(/ \(https?:\/\//);
        expect.soft(await after('main .prose a[href^="/"]')).toBe('none');
      });
  }
});

test('a card is one sheet for the elders, with name, date and address', { tag: '@desktop' }, async ({ page }) => {
  for (const slug of byDay(['planning-center'], {
    atNight: ['microsoft-copilot', 'quickbooks', 'planning-center', 'elements-of-ai'],
  })) {
    await page.emulateMedia({ media: 'screen' });
    await openPage(page, `/tools/${slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Who’s responsible, and when we’ll review it')).toBeVisible();
    await expect(page.getByText('The address below has every fact')).toBeVisible();
    await expect(page.locator('.entry-policy > header')).toContainText(
      /Facts from .*20\d\d|Read in stored copies|Checked .*20\d\d/,
    );
    // The content after the card begins another sheet: without it there is one.
    await page.evaluate(() => {
      for (const after of document.querySelectorAll('.evidence-said ~ *, main aside')) after.remove();
    });
    const sheets = (await page.pdf({ format: 'Letter', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets, slug).toBe(1);
  }
});

test('where a tool has two uses, each stands above its verdicts on paper; else what a board asks first of the company stands there', {
  tag: '@desktop',
}, async ({ page }) => {
  await onPaper(page, '/tools/planning-center');
  for (const name of ['Kept as our own records', 'Read by its AI'])
    await expect(page.locator('.entry-policy').getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the company says' })).toBeHidden();
  await onPaper(page, '/tools/chatgpt');
  for (const topic of ['Trains on what you enter?', 'How long kept?', 'Minimum age'])
    await expect(page.locator('.fact-row').getByText(topic, { exact: true })).toBeVisible();
  await expect(page.locator('.fact-row .quoted').first()).toBeHidden();
});

test('every workflow fits with its prompts on at most four sheets of A4', { tag: '@desktop' }, async ({ page, request }) => {
  test.slow(isNight, 'Every workflow is printed.');
  const tooLong: string[] = [];
  const workflows = await readWorkflows(request);
  // Longest workflow, which stands for all by day.
  const longest = workflows.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, 1);
  for (const { slug } of byDay(longest, { atNight: workflows })) {
    await page.goto(`/workflows/${slug}`);
    const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (sheets < 1 || sheets > 4) tooLong.push(`${slug}: ${sheets}`);
  }
  expect(tooLong).toEqual([]);
});

test('each sheet bears the site’s name, the whole address and the day', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00Z');
  for (const address of ['/tools/canva', '/compare?tools=otter,fireflies']) {
    await openPage(page, address);
    const foot = `"Ministry AI Hub · ${new URL(page.url()).origin}${address} · November 25, 2026"`;
    // Repeated, since nothing shows when the page's script listens.
    const footWhenPrinted = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return document.documentElement.style.getPropertyValue('--sheet-foot');
      });
    await expect.poll(footWhenPrinted).toBe(foot);
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText),
    );
    expect(rules.join()).toMatch(/@page[^@]*@bottom-left[^}]*var\(--sheet-foot/);
  }
});
