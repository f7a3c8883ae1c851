import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The rules of WCAG 2.2 A and AA and the best practices; then, in the dark theme, those that colours can break. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    await violations(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])),
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])),
    'in the dark theme',
  ).toEqual([]);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}
