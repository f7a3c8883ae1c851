import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Screen readers' view of pages: names and roles in the browser's accessibility tree.

/** Names and descriptions in the accessibility tree of a page, of one role if it is passed in. */
async function readNames(page: Page, role?: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && (!role || node.role?.value === role))
    .map((node) => String(node.name?.value ?? ''));
}

test('what a screen reader is told of pages', { tag: '@desktop' }, async ({ page }) => {
  await test.step('on a tool’s page the verdicts are headings, and what opens a quotation says that it is the source', async () => {
    await openPage(page, '/tools/chatgpt');
    const card = page.getByRole('region', { name: 'What’s OK to paste, and why' });
    for (const verdict of ['Never', 'Only if', 'Fine'])
      await expect.soft(card.getByRole('heading', { level: 4, name: verdict, exact: true }).first()).toBeVisible();
    await page.goto('/terms-changes?tool=chatgpt,claude,gemini,microsoft-copilot');
    const names = await readNames(page, 'DisclosureTriangle');
    const quotes = await page.locator('.quote > summary:visible').count();
    expect.soft(quotes).toBeGreaterThan(3);
    expect.soft(names.filter((name) => name.startsWith('Source: ')).length).toBeGreaterThanOrEqual(quotes);
  });

  for (const [address, noun] of [
    ['/all-tools', 'tool'],
    ['/prompts', 'prompt'],
  ] as const) {
    await test.step(`on ${address} the way to a category says how much it has, what the list is for, and leads to a list as long`, async () => {
      await openPage(page, address);
      const jump = page.getByRole('list', { name: 'Jump to a category' });
      const ways = jump.getByRole('link');
      const count = await ways.count();
      expect.soft(count).toBeGreaterThan(5);
      await expect.soft(jump.getByRole('link', { name: new RegExp(`^\\D+ \\d+ ${noun}s?$`) })).toHaveCount(count);
      const leads = await ways.evaluateAll((links) =>
        links.map((link) => {
          const heading = document.querySelector((link as HTMLAnchorElement).hash);
          const list = document.evaluate(
            'following::ul[1]',
            heading ?? link,
            null,
            XPathResult.FIRST_ORDERED_NODE_TYPE,
          ).singleNodeValue;
          const rows = [...(list as Element).children].filter(({ localName }) => localName === 'li');
          const says = Number(/\d+/.exec((link as HTMLElement).innerText));
          return { says, hasHeading: heading?.matches('h2, h3') ?? false, rows: rows.length };
        }),
      );
      expect.soft(leads).toEqual(leads.map(({ says }) => ({ says, hasHeading: true, rows: says })));
    });
  }

  await test.step('a comparison says once where tools differ, and reads no address meant for paper', async () => {
    await openPage(page, '/compare?tools=otter,fireflies');
    const table = page.getByRole('table', { name: /In every other row they differ/ });
    await expect.soft(table).toBeVisible();
    expect.soft((await readNames(page, 'rowheader')).filter((name) => /differ/.test(name))).toEqual([]);
    expect.soft((await readNames(page)).filter((name) => /https?:\/\/.*\/compare/.test(name))).toEqual([]);
  });

  await test.step('on the home page a job says what must not go in, its links say what they are for, and a tile’s name is three sentences', async () => {
    await openPage(page, '/');
    const job = page.locator('.job').first();
    const need = await job.getByRole('heading').innerText();
    await expect.soft(job.getByText(/^Never paste: /)).toBeVisible();
    await expect.soft(job.getByRole('link', { name: `The prompt: ${need}`, exact: true })).toBeVisible();
    await expect.soft(job.getByRole('link').last()).toHaveAccessibleName(new RegExp(`^\\S.*: ${need}$`));
    await expect.soft(page.getByRole('link', { name: /^50\+ AI Tools ?\. Carefully selected ?\. See all tools$/ })).toBeVisible();
  });
});
