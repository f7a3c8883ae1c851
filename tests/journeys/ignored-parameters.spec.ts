import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut } from './open-page.ts';

// Old links, hand-typed addresses and forms sent without a script carry such things (docs/product.md).
const alike = [
  ['/all-tools?category=all&pricing=all', '/all-tools'],
  ['/all-tools?pricing=Cheap&page=0', '/all-tools'],
  ['/all-workflows?category=all&difficulty=Beginner', '/all-workflows'],
  ['/workflows?category=Worship', '/workflows'],
  ['/resources?category=Gardening&view=tools', '/resources'],
  ['/resources?q=bible&pricing=Free', '/resources'],
  ['/policy-examples?tab=hymns&kind=poem', '/policy-examples'],
  ['/policy-examples?tab=statements&tradition=Druid', '/policy-examples?tab=statements'],
  ['/research?tab=pew', '/research'],
  ['/image-hub?tab=comparison&sort=colour', '/image-hub?tab=comparison'],
  ['/image-hub?tab=tools&look=tiles', '/image-hub?tab=tools'],
  ['/worship-hub?utm_source=letter', '/worship-hub'],
  ['/your-church/policy?question=6&v=1&q1=c&tradition=', '/your-church/policy?question=6&v=1&q1=c'],
  ['/policy-examples?tab=statements&tradition=&kind=', '/policy-examples?tab=statements'],
] as const;

test('an address with parameters that make no sense shows what it shows without them', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, same] of alike) {
    await openPage(page, same);
    const shown = await firstLines(page);
    await openPage(page, address);
    expect.soft(await firstLines(page), address).toEqual(shown);
  }
});

/** Enough of the page to tell one from another, and not so much that a difference is hard to read. */
const firstLines = async (page: Page) => {
  // A browser leaves out of a page's text what it has not laid out yet.
  await untilLaidOut(page);
  return (await page.getByRole('main').innerText()).split('\n').slice(0, 60);
};
