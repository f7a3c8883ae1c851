import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

// AxeBuilder opens a window of its own for each result: that takes ten times as long as the rules do.
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** The screens that the pages are judged on: a page is opened once, and looked at on both. */
export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844 };

// A theme changes colours and nothing else: what stands on the page is looked at once.
const rulesOf: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Every rule of WCAG 2.2 A and AA and the best practices, and those on colours in both themes; the dark one stays. It names
 * the `place` where a rule is broken, and lets the test look on. Without reduced motion a theme's colours come too late for it.
 */
export async function expectNoViolation(page: Page, place = new URL(page.url()).pathname): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, rulesOf[colorScheme]), `${place}, ${colorScheme}`).toEqual([]);
  }
}

const violations = (page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> =>
  page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as { axe: { run: (of: Document, how: RunOptions) => Promise<AxeResults> } };
      return (await axe.run(document, wanted)).violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    // Preloading fetches every style once more, for a rule that is not among these.
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
