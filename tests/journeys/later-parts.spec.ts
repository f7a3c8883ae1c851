import { laterParts } from './later-parts.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';
import { expect, test } from './visitor-test.ts';

// A script that is asked for later may not come: one lost packet, a proxy, a phone that went under a bridge.

for (const { name, address, ask, otherwise, leadsTo } of laterParts) {
  test(`without the script of ${name} the page stays, and offers what works without it`, { tag: '@desktop' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await openPage(page, address);
    await markDocument(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await ask(page);
    await expect(otherwise(page)).toBeVisible();
    expect(await isStillTheSame(page)).toBe(leadsTo === undefined);
    if (leadsTo) await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/dynamically imported|Something went wrong|\/assets\//)).toHaveCount(0);
  });
}
