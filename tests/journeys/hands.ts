import type { Locator, Page } from '@playwright/test';
import { expect } from '../environment/test.ts';

/** Input device for a form: touch, keyboard only, or direct if only the result matters. */
export interface Hand {
  /** True if there is a keyboard for shortcuts. */
  hasKeys: boolean;
  /** Follows a link, presses a button, ticks a checkbox. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Selects the option with these words. */
  choose: (select: Locator, option: string) => Promise<void>;
}

export const atOnce: Hand = {
  hasKeys: true,
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: async (select, option) => void (await select.selectOption(option)),
};

/** Touch: the target must not be covered, and text is typed on the phone's own keyboard. */
export const byTouch = (page: Page): Hand => ({
  hasKeys: false,
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  // The phone renders the list of options, not the page.
  choose: atOnce.choose,
});

/** Keyboard: Tab, Shift Tab, Enter, Space and letters. A focused element must be visible. */
export const byKeyboard = (page: Page): Hand => ({
  hasKeys: true,
  async press(control) {
    // A label has no focus, its control has.
    const isLabel = await control.evaluate((element) => element instanceof HTMLLabelElement);
    const target = isLabel ? control.locator('input') : control;
    const kind = await target.evaluate((element) => (element instanceof HTMLInputElement ? element.type : ''));
    if (kind === 'radio') return chooseByArrows(page, target);
    await tabTo(page, target, control);
    await page.keyboard.press(kind ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  async choose(select, option) {
    await tabTo(page, select);
    await page.keyboard.type(option);
    await expect(select.locator('option:checked')).toHaveText(option);
  },
});

/** Selects a radio button: Tab enters a group once, and the arrow keys move through it. */
async function chooseByArrows(page: Page, radio: Locator): Promise<void> {
  const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
  const selectedRadio = group.and(page.locator(':checked'));
  await tabTo(page, (await selectedRadio.count()) > 0 ? selectedRadio : group.first());
  await page.keyboard.press('Space');
  for (let steps = await group.count(); steps > 0 && !(await radio.isChecked()); steps -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

const mostSteps = 300;

/** Tabs forward or backward until the target has the focus, and its visible part is in the window. */
async function tabTo(page: Page, target: Locator, visibleTarget = target): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const isBefore = activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore && activeElement !== document.body ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'there') {
      await expect(visibleTarget).toBeInViewport();
      return;
    }
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
