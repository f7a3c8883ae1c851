import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { sitemapAddresses } from './addresses.ts';
import { openPage } from './open-page.ts';

/** Sheets that Chromium prints of a page, texts on them below 9 points, and the most frequent size in points. */
async function printed(page: Page, format: 'Letter' | 'A4') {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
  const small: string[] = [];
  const lettersIn = new Map<number, number>();
  let letters = 0;
  for (let sheet = 1; sheet <= file.numPages; sheet++) {
    const { items } = await (await file.getPage(sheet)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      letters += item.str.length;
      const [, , across = 0, up = 0] = item.transform as number[];
      const points = Math.hypot(across, up);
      // The printer rounds to a hundredth.
      if (points < 8.99) small.push(item.str);
      const size = Math.round(points * 10) / 10;
      lettersIn.set(size, (lettersIn.get(size) ?? 0) + item.str.length);
    }
  }
  const [usual] = [...lettersIn].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  return { sheets: file.numPages, small, letters, usual };
}

const formats = ['Letter', 'A4'] as const;

/** Pages of one sheet, by kind. By day the first of a kind is printed, in one format; at night each in both. */
const oneSheet: { format: (typeof formats)[number]; addresses: [string, ...string[]] }[] = [
  { format: 'Letter', addresses: ['/tools/planning-center', '/tools/chatgpt'] },
  {
    format: 'A4',
    addresses: [
      '/compare?tools=planning-center,breeze',
      '/compare?tools=otter,fireflies',
      '/compare?tools=planning-center,tithely',
    ],
  },
  { format: 'Letter', addresses: ['/answers/can-we-text-our-members', '/answers/may-our-youth-group-use-chat-assistants'] },
  { format: 'A4', addresses: ['/prompts/a-plan-your-visit-page-from-facts'] },
  { format: 'Letter', addresses: ['/may-i-enter?what=givingRecords&tool=chatgpt'] },
  {
    format: 'A4',
    addresses: [
      '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse',
      '/when-something-goes-wrong/something-private-was-pasted',
    ],
  },
];
const prints = byDay(
  oneSheet.map(({ format, addresses: [address] }) => ({ address, on: [format] })),
  { atNight: oneSheet.flatMap(({ addresses }) => addresses.map((address) => ({ address, on: [...formats] }))) },
);

test('what prints on one page is one sheet of Letter and of A4, and no letter on it is below 9 points', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const { address, on } of prints) {
    await openPage(page, address);
    await expect(page.getByRole('button', { name: /^Print/ })).toBeVisible();
    for (const format of on) {
      const { sheets, small, letters } = await printed(page, format);
      expect.soft(sheets, `${address} on ${format}`).toBe(1);
      expect.soft(small, `${address} on ${format}`).toEqual([]);
      expect.soft(letters, address).toBeGreaterThan(400);
    }
  }
});

test('a tool, an answer and a prompt with room on their sheet fill it in up to 11 points, and stay on it', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const short = [
    '/tools/verbum',
    '/answers/may-the-prayer-list-go-into-a-chat-assistant',
    '/prompts/discussion-questions-from-a-sermon',
  ];
  for (const address of short) {
    await openPage(page, address);
    await expect.soft(page.getByRole('article').first(), address).toHaveAttribute('data-sheet', '11');
    expect.soft((await printed(page, 'Letter')).usual, address).toBe(11);
  }
  const sheets = (await sitemapAddresses(request)).filter((address) => /^\/(tools|answers|prompts)\//.test(address));
  for (const [place, address] of byDay([], { atNight: sheets }).entries()) {
    await openPage(page, address);
    // Exempt: four of the longest answers have more than a sheet in 9 points.
    const isLongest =
      /^\/answers\//.test(address) && (await page.getByRole('article').first().getAttribute('data-sheet')) === '9';
    expect.soft((await printed(page, formats[place % 2] ?? 'Letter')).sheets, address).toBeLessThanOrEqual(isLongest ? 2 : 1);
  }
});

test('longer pages have no letter below 9 points on paper either, and a workflow has its prompts there', {
  tag: '@desktop',
}, async ({ page }) => {
  const longer = ['/workflows/weekly-email-newsletter', '/policy-examples', '/all-tools', '/llm-hub', '/forms'];
  for (const address of byDay(longer.slice(0, 2), { atNight: longer })) {
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
