import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds } from './addresses.ts';
import { openPage, untilLaidOut } from './open-page.ts';

/** Every sheet of the built site. */
const sheets = readdirSync(new URL('../../dist/client/assets', import.meta.url))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `/assets/${file}`);

/** Addresses: by day one of each kind, at night all. */
const addresses = byDay(
  Object.values(screensOfKinds).map(([first = '/']) => first),
  { atNight: Object.values(screensOfKinds).flat() },
);

/** Order of the other screens' sheets: after the page's own if they were prefetched, else before. */
const orders = byDay<readonly ('before' | 'after')[]>(['after'], { atNight: ['before', 'after'] });

/** Place, size and colors of every element, below the fold too. */
const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    for (const { style } of elements) style.contentVisibility = 'visible';
    await document.fonts.ready;
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display } = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${place} ${display} ${color} ${backgroundColor} ${font}`;
    });
  });

/** Look of a page that no longer changes: its lazily loaded parts are in place. */
async function settledLookOf(page: Page): Promise<string[]> {
  await expect(page.locator('.loading')).toHaveCount(0);
  let look: string[] = [];
  const hasSettled = async () => {
    const former = look;
    look = await lookOf(page);
    return look.join() === former.join();
  };
  await expect.poll(hasSettled, { intervals: [250] }).toBe(true);
  return look;
}

/** Loads the sheets of all screens around the page's own, in place of those that the server wrote into it. */
const loadAllSheets = (page: Page, order: 'before' | 'after'): Promise<void> =>
  page.evaluate(
    async ({ all, isAfter }) => {
      const inPage = document.querySelector<HTMLStyleElement>('style[data-href]');
      const [shared = '', ...own] = inPage?.dataset.href?.split(' ') ?? [];
      const others = all.filter((sheet) => sheet !== shared && !own.includes(sheet));
      const links = [shared, ...(isAfter ? [...own, ...others] : [...others, ...own])].map((href) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
      await Promise.all(
        links.map(
          (link) =>
            new Promise((resolve, reject) => {
              link.onload = resolve;
              link.onerror = reject;
              document.head.append(link);
            }),
        ),
      );
      inPage?.remove();
    },
    { all: sheets, isAfter: order === 'after' },
  );

test('a page looks the same, whatever screens a visitor opened before it: their sheets stay for the visit', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  test.slow();
  expect(sheets.length).toBeGreaterThan(15);
  for (const address of addresses) {
    for (const order of orders) {
      await openPage(page, address);
      await untilLaidOut(page);
      const alone = await settledLookOf(page);
      await loadAllSheets(page, order);
      const among = await settledLookOf(page);
      const differences = among.flatMap((look, place) => (look === alone[place] ? [] : `${look}, and alone ${alone[place]}`));
      expect.soft(differences.slice(0, 5), `${address}, with the other sheets ${order} its own`).toEqual([]);
    }
  }
});
