import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import type { Visitor } from '../church/visitor.ts';
import { ofChurch } from '../church/visitor.ts';
import type { Sought } from '../engines/visit.ts';
import { expect } from '../environment/test.ts';
import type { Hand } from './hands.ts';
import { untilLive } from './open-page.ts';

/** What is sought, as it is seen: the first where there are several. */
function found(page: Page, sought: Sought): Locator {
  const inside: Page | Locator = sought.within ? found(page, sought.within) : page;
  const exact = (words: string | RegExp | undefined) => typeof words === 'string';
  const all =
    'role' in sought
      ? inside.getByRole(sought.role as Parameters<Page['getByRole']>[0], { name: sought.name, exact: exact(sought.name) })
      : 'label' in sought
        ? inside.getByLabel(sought.label, { exact: exact(sought.label) })
        : 'words' in sought
          ? inside.getByText(sought.words, { exact: exact(sought.words) })
          : inside.locator(sought.selector);
  return all.filter({ visible: true }).first();
}

/** A visitor in Chromium, with this hand. @param isLive whether the page's script is waited for, where there is one */
export const visitorOf = (page: Page, hand: Hand, isLive = true): Visitor => ({
  open: async (path) => {
    await page.goto(path);
    if (isLive) await untilLive(page);
  },
  press: (sought) => hand.press(found(page, sought)),
  fill: (sought, text) => hand.type(found(page, sought), text),
  sees: (sought) => expect(found(page, sought)).toBeVisible(),
  seesNo: (sought) => expect(found(page, sought)).toHaveCount(0),
  reads: async (sought, text) => {
    const target = found(page, sought);
    await expect.poll(() => target.innerText()).toMatch(text);
  },
  download: async (act) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    const path = await download.path();
    return { name: download.suggestedFilename(), path, bytes: await readFile(path) };
  },
  attach: async (file) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      hand.press(page.locator('label').filter({ hasText: 'Open a file' })),
    ]);
    await chooser.setFiles({ name: 'ours.church.json', mimeType: 'application/json', buffer: await readFile(file) });
  },
  keptOfChurch: async () => ofChurch(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))),
});

/** What a request carries to the server: its address without what stands behind the "#", which stays, its body, and its headers. */
const carried = async (request: Request): Promise<string> =>
  decodeURIComponent(
    [request.url().replace(/#.*/, ''), request.postData() ?? '', ...Object.values(await request.allHeaders())].join('\n'),
  );

/** Records all that these pages send. */
export function watchSent(page: { on: (event: 'request', listener: (request: Request) => void) => unknown }) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    /** Everything that was sent so far: of each request its address, its body and its headers. */
    sent: () => Promise.all(requests.map(carried)),
    /** The parameters of the addresses that were asked for, each with the path that it stood at. */
    parameters: () =>
      requests.flatMap((request) => {
        const { pathname, searchParams } = new URL(request.url());
        return [...searchParams].map(([name, value]) => ({ pathname, name, value }));
      }),
  };
}
