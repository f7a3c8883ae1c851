import type { Page } from '@playwright/test';
import type { LaterPart } from './later-parts.ts';
import { laterParts } from './later-parts.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';
import { expect, test } from './visitor-test.ts';

// A lazily loaded script may fail to load: one lost packet, a proxy, a phone under a bridge.

for (const [title, parts] of [
  ['without the script of a part the page stays, and offers what works without it', laterParts.filter((part) => !part.leadsTo)],
  ['without the script of a part the visitor is led to where it works without it', laterParts.filter((part) => part.leadsTo)],
] as const)
  test(title, { tag: '@desktop' }, async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    for (const part of parts) await test.step(part.name, () => askInVain(page, part));
  });

async function askInVain(page: Page, { address, ask, fallback, leadsTo }: LaterPart): Promise<void> {
  await openPage(page, address);
  await markDocument(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await ask(page);
  await expect.soft(fallback(page)).toBeVisible();
  expect.soft(await isStillTheSame(page)).toBe(leadsTo === undefined);
  if (leadsTo) await expect.soft(page).toHaveURL(leadsTo);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByText(/dynamically imported|Something went wrong|\/assets\//)).toHaveCount(0);
  await page.unroute('**/assets/*.js');
}
