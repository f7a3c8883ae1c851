import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isNight } from '../environment/night.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

// AxeBuilder opens a separate window for each result, which takes ten times as long as the rules do.
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** Window sizes in which pages are judged: a page is opened once, and judged in both. */
export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844 };

/** Every rule of WCAG 2.2 A and AA and the best practices. */
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Preloading fetches every style again, for a rule that is not among these.
  preload: false,
} satisfies RunOptions;

/**
 * Themes in which a window of this width is judged. By day two combinations cover both themes and both widths; at night all four.
 */
const themesAt = (width: number) => (isNight ? (['light', 'dark'] as const) : ([width > 600 ? 'light' : 'dark'] as const));

/**
 * Judges the current page by every rule: by day in light on a wide screen and in dark on a narrow one, at night in both on
 * either; the last theme stays. A violation names the `place`, and does not stop the test. Requires reduced motion: otherwise a
 * theme's colors change too late.
 */
export async function expectNoViolation(page: Page, place = new URL(page.url()).pathname): Promise<void> {
  const width = page.viewportSize()?.width ?? wide.width;
  for (const colorScheme of themesAt(width)) {
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
    expect.soft(await violations(page), `${place}, ${colorScheme} at ${width} px`).toEqual([]);
  }
}

/**
 * Judges the current page on a wide screen and then on a narrow one: by day this covers every rule, both themes and both widths.
 */
export async function expectNoViolationAtBoth(page: Page, place?: string): Promise<void> {
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await expectNoViolation(page, place);
  }
}

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (of: Document, how: RunOptions) => Promise<AxeResults> } };
    return (await axe.run(document, options)).violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    );
  }, rules);
