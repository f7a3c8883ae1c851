import { expectNotTooWideAtBoth, expectNoViolationAtBoth } from './desk-axe.ts';
import { expect, openDesk, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('many entries at once', { tag: '@desktop' }, async ({ page }) => {
  await test.step('by keyboard alone some tools are taken down after one question that shows what changes, and one undo brings all back', async () => {
    const names = ['Whisper', 'Descript'];
    await openDesk(page, '/admin/tools');
    for (const name of names) {
      await page.getByRole('searchbox', { name: 'Search tools' }).fill(name);
      const box = page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
      await expect.soft(box).toBeVisible();
      await box.focus();
      await page.keyboard.press('Space');
    }
    await expect.soft(page.getByText('2 tools chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Take down' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Take 2 tools down?' });
    await expect.soft(question.getByLabel('Why?')).toBeFocused();
    for (const name of names) await expect.soft(question.getByRole('region', { name: 'What changes' })).toContainText(name);
    await question.getByRole('button', { name: 'Take them down' }).press('Enter');
    await expect.soft(question).toContainText('Give a short reason');
    await question.getByLabel('Why?').fill('Tried out');
    await expectNoViolationAtBoth(page, 'the question before many are taken down');
    await question.getByRole('button', { name: 'Take them down' }).press('Enter');
    await expect.soft(question).toHaveCount(0);

    const undo = page.getByRole('button', { name: 'Undo: 2 tools taken down' });
    await expect.soft(undo).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search tools' }).fill(names[0] ?? '');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: names[0] ?? '', exact: true }) });
    await expect.soft(row).toContainText('Taken down');
    await undo.press('Enter');
    await expect.soft(page.getByText('2 brought back.').first()).toBeVisible();
    await expect.soft(row).toContainText('Active');
    await expect.soft(undo).toHaveCount(0);
    await expectNotTooWideAtBoth(page, 'the list with what is chosen');
  });

  await test.step('workflows are moved to another category in one go, and the question tells from where to where', async () => {
    await openDesk(page, '/admin/workflows?q=newsletter');
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Move to a category' }).click();
    const question = page.getByRole('alertdialog', { name: 'Move 1 workflow?' });
    await question.getByLabel('Why?').fill('Tidied');
    await question.getByRole('button', { name: 'Move them' }).click();
    await expect.soft(question).toContainText('Choose where they go');
    await question.getByLabel('Category', { exact: true }).selectOption('Worship');
    await expect.soft(question.getByRole('region', { name: 'What changes' })).toContainText(/From .+ to Worship/);
    await question.getByRole('button', { name: 'Move them' }).click();
    await expect.soft(page.getByText('1 workflow changed.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo: 1 workflow moved to Worship' }).click();
    await expect.soft(page.getByText('1 brought back.').first()).toBeVisible();
  });
});
