import type { Page } from '@playwright/test';
import { expect, heading, openDesk, test } from './desk-test.ts';

/** Returns to the tab, after which every read fails. */
async function comeBackOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

test('when the network goes', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);

  await test.step('a form keeps what was typed when the network goes while it is open, and saves it when it is back', async () => {
    await openDesk(page, '/admin/tools/otter');
    await comeBackOffline(page);
    const field = page.getByLabel('Effectiveness');
    await field.fill('Typed while the network was away');
    await expect.soft(page.getByText('We couldn’t keep the draft, and we’ll try again as you type.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.soft(field).toHaveValue('Typed while the network was away');
    await expect.soft(heading(page)).toHaveText('Otter.ai');

    await page.context().setOffline(false);
    await field.fill('Typed while the network was away, and after');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
  });

  await test.step('what is shown stays when it cannot be read again, and says so', async () => {
    await openDesk(page, '/admin/tools');
    await expect.soft(page.getByRole('table')).toBeVisible();
    await comeBackOffline(page);
    await expect.soft(page.getByText('This may have changed since, and we couldn’t read it again.')).toBeVisible();
    await expect.soft(page.getByRole('table')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Read it again' }).click();
    await expect.soft(page.getByText('This may have changed since')).toHaveCount(0);
  });

  await test.step('a fact that was being written is offered again, and a message under its field goes when it is mended', async () => {
    await openDesk(page, '/admin/tools/whisper/evidence');
    await page
      .getByRole('button', { name: /^Changed/ })
      .first()
      .click();
    const form = page.getByRole('form', { name: 'Edit the fact' });
    const says = form.getByLabel('In one plain sentence');
    await says.fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    const errors = form.getByText('In one plain sentence: must not be empty');
    await expect.soft(errors.last()).toBeVisible();
    await says.fill('A sentence that nobody has published yet.');
    // The summary keeps the errors of the last submit; the field itself is right again.
    await expect.soft(errors).toHaveCount(1);
    await expect.soft(form.getByText('Not published. Your draft is kept.')).toBeVisible();

    await page.reload();
    await page
      .getByRole('button', { name: /^Changed/ })
      .first()
      .click();
    await expect.soft(page.getByRole('heading', { name: 'You have a draft here' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await expect.soft(says).toHaveValue('A sentence that nobody has published yet.');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^Changed/ })
      .first()
      .click();
    await expect.soft(page.getByRole('heading', { name: 'You have a draft here' })).toHaveCount(0);
  });
});
