import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

/** The sheets that Chromium prints of a page, and what is on them in letters below 9 points. */
async function printed(page: Page, format: 'Letter' | 'A4') {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
  const small: string[] = [];
  let letters = 0;
  for (let sheet = 1; sheet <= file.numPages; sheet++) {
    const { items } = await (await file.getPage(sheet)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      letters += item.str.length;
      const [, , across = 0, up = 0] = item.transform as number[];
      // The printer rounds to a hundredth.
      if (Math.hypot(across, up) < 8.99) small.push(item.str);
    }
  }
  return { sheets: file.numPages, small, letters };
}

const oneSheet = [
  '/tools/chatgpt',
  '/tools/planning-center',
  '/compare?tools=otter,fireflies',
  '/compare?tools=planning-center,breeze',
  '/compare?tools=planning-center,tithely',
  '/answers/can-we-text-our-members',
  '/answers/may-our-youth-group-use-chat-assistants',
  '/prompts/a-plan-your-visit-page-from-facts',
  '/may-i-enter?what=givingRecords&tool=chatgpt',
  '/when-something-goes-wrong/something-private-was-pasted',
  '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse',
];

test('what prints on one page is one sheet of Letter and of A4, and no letter on it is below 9 points', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const address of oneSheet) {
    await openPage(page, address);
    await expect(page.getByRole('button', { name: /^Print/ })).toBeVisible();
    for (const format of ['Letter', 'A4'] as const) {
      const { sheets, small, letters } = await printed(page, format);
      expect.soft(sheets, `${address} on ${format}`).toBe(1);
      expect.soft(small, `${address} on ${format}`).toEqual([]);
      expect.soft(letters, address).toBeGreaterThan(400);
    }
  }
});

test('longer pages have no letter below 9 points on paper either, and a workflow has its prompts there', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const address of ['/workflows/weekly-email-newsletter', '/all-tools', '/policy-examples', '/llm-hub', '/forms']) {
    await openPage(page, address);
    expect.soft((await printed(page, 'Letter')).small, address).toEqual([]);
  }
  await openPage(page, '/workflows/weekly-email-newsletter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Prompt: / }).first()).toBeVisible();
});

test('every form is in a row of its own with its Word file and its PDF, the poster among them', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await openPage(page, '/forms');
  const poster = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'What volunteers may paste' }) });
  for (const name of [/^Word: /, /^A4, Word: /]) {
    const href = await poster.getByRole('link', { name }).getAttribute('href');
    expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
  }
  for (const [name, width, height] of [
    [/^PDF: /, 612, 792],
    [/^A4, PDF: /, 595, 842],
  ] as const) {
    const href = await poster.getByRole('link', { name }).getAttribute('href');
    const file = await getDocumentProxy(new Uint8Array(await (await request.get(href ?? '')).body()));
    expect(file.numPages, href ?? '').toBe(1);
    const [, , across = 0, up = 0] = (await file.getPage(1)).view;
    expect([Math.round(across), Math.round(up)]).toEqual([width, height]);
  }
});
