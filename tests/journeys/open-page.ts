import type { Locator, Page } from '@playwright/test';
import { expect } from '../environment/test.ts';

/** Opens an address and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** Waits for hydration: until then the search of the bar is a link. */
export const untilLive = (page: Page): Promise<void> => page.locator('.bar-buttons button[aria-label="Search"]').waitFor();

/** Waits until elements below the first screen have their true position: src/web/navigation/lay-out-page.ts. */
export const untilLaidOut = (page: Page): Promise<void> => page.locator('html[data-laid-out]').waitFor();

/**
 * Waits for hydration, and until nothing below the first screen moves any more. A form opens a new document, and a press whose
 * target moves before its release is lost.
 */
export const untilSettled = (page: Page): Promise<unknown> => Promise.all([untilLive(page), untilLaidOut(page)]);

/** Marks this document, so that `isStillTheSame` can detect whether another one was loaded since. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

export const isStillTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.sameDocument !== undefined);

/** Requests for data, scripts and documents that the page makes from now on. Chromium requests the icon at any time. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Files that every page loads once it is idle may load at any moment: src/web/when-idle.ts.
    if (/\/assets\/when-idle-/.test(request.url())) return;
    if (['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

/** Expects these texts and no others; in a search, the best match comes first. */
export const expectTexts = (elements: Locator, texts: readonly string[]): Promise<void> =>
  expect.poll(async () => (await elements.allInnerTexts()).sort()).toEqual([...texts].sort());

/** Expects the page to be at this path with exactly these parameters, in any order; empty ones are ignored. */
export const expectAddress = (page: Page, path: string, parameters: Record<string, string>): Promise<void> =>
  expect
    .poll(() => {
      const { pathname, searchParams } = new URL(page.url());
      return { path: pathname, parameters: Object.fromEntries([...searchParams].filter(([, value]) => value !== '')) };
    })
    .toEqual({ path, parameters });
