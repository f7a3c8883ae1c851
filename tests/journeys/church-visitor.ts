import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Visitor } from '../church/visitor.ts';
import { ofChurch } from '../church/visitor.ts';
import type { Sought } from '../engines/visit.ts';
import { expect } from '../environment/test.ts';
import type { Hand } from './hands.ts';
import { untilSettled } from './open-page.ts';

/** Locator of a visible element: the first of several. */
function locate(page: Page, sought: Sought): Locator {
  const inside: Page | Locator = sought.within ? locate(page, sought.within) : page;
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

/** A visitor in Chromium, with this input device. @param isLive true to touch nothing before the page is settled */
export const visitorOf = (page: Page, hand: Hand, isLive = true): Visitor => {
  const settled = async (target: Locator): Promise<Locator> => {
    if (isLive) await untilSettled(page);
    return target;
  };
  const press = async (target: Locator) => hand.press(await settled(target));
  return {
    open: async (path) => void (await page.goto(path)),
    press: (sought) => press(locate(page, sought)),
    fill: async (sought, text) => hand.type(await settled(locate(page, sought)), text),
    sees: (sought) => expect(locate(page, sought)).toBeVisible(),
    seesNo: (sought) => expect(locate(page, sought)).toHaveCount(0),
    reads: async (sought, text) => {
      const target = locate(page, sought);
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
        press(page.locator('label').filter({ hasText: 'Open a file' })),
      ]);
      await chooser.setFiles({ name: 'ours.church.json', mimeType: 'application/json', buffer: await readFile(file) });
    },
    keptOfChurch: async () => ofChurch(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))),
  };
};
