import type { Locator, Page } from '@playwright/test';
import { expect } from '../environment/test.ts';

/** Goes to an address and waits until the page's script listens. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** The search of the bar is a link until the script has taken the page over. */
export const untilLive = (page: Page): Promise<void> => page.locator('.bar-buttons button[aria-label="Search"]').waitFor();

/** What lies below the first screen has its true place from now on: src/web/navigation/lay-out-page.ts. */
export const untilLaidOut = (page: Page): Promise<void> => page.locator('html[data-laid-out]').waitFor();

/** Marks this document, so that `isStillTheSame` can tell whether another one was loaded since. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

export const isStillTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.sameDocument !== undefined);

/** The requests for data, scripts and documents that the page makes from now on. Chromium asks for the icon when it likes. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    // What every page loads once it is idle may come at any moment: src/web/when-idle.ts.
    if (/\/assets\/when-idle-/.test(request.url())) return;
    if (['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

/** These texts stand there and no others; while something is searched for, what fits best stands first. */
export const expectTexts = (shown: Locator, texts: readonly string[]): Promise<void> =>
  expect.poll(async () => (await shown.allInnerTexts()).sort()).toEqual([...texts].sort());

/** The page is at this path with exactly these parameters; their order means nothing, and an empty one says nothing. */
export const expectAddress = (page: Page, path: string, parameters: Record<string, string>): Promise<void> =>
  expect
    .poll(() => {
      const { pathname, searchParams } = new URL(page.url());
      return { path: pathname, parameters: Object.fromEntries([...searchParams].filter(([, value]) => value !== '')) };
    })
    .toEqual({ path, parameters });
