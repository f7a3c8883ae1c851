import { expectNoViolationAtBoth, expectNoViolationAtNight } from './desk-axe.ts';
import { expect, heading, noScriptInPreview, openDesk, suggest, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const today = () => new Date().toISOString().slice(0, 10);

test('texts that are written and changed', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/409 \(Conflict\)/);

  await test.step('a notice is written by keyboard, stands above every page, and is put away; Enter publishes nothing', async () => {
    const words = 'We are away until January 4.';
    await openDesk(page, '/admin/texts');
    await page.getByRole('link', { name: 'New notice' }).click();
    await expect.soft(heading(page)).toHaveText('New notice');
    await page.getByLabel('Text', { exact: true }).fill(words);
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByLabel('First day').press('Enter');
    await expect.soft(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add the notice' }).press('Enter');
    await expect.soft(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
    await expectNoViolationAtNight(page, 'the errors of a notice');
    await page.getByLabel('Last day').fill(today());
    await page.getByRole('button', { name: 'Add the notice' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish it' }).press('Enter');
    await expect.soft(heading(page)).toHaveText('Texts');

    for (const address of ['/', '/contact', '/tools/claude']) {
      await page.goto(address);
      await expect.soft(page.getByRole('complementary', { name: 'Notice' })).toContainText(words);
    }
    await expectNoViolationAtBoth(page, 'a page under a notice');

    await openDesk(page, '/admin/texts');
    await page.getByRole('link', { name: words }).click();
    await page.getByLabel('Show it on these days').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the changes' }).click();
    await expect.soft(page.getByText('It’s in use now.').first()).toBeVisible();
    await page.goto('/contact');
    await expect.soft(page.getByText(words)).toHaveCount(0);
  });

  await test.step('the words of the home page are changed with a draft that is kept, compared and brought back', async () => {
    await page.goto('/');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await openDesk(page, '/admin/texts');
    await page.getByRole('link', { name: 'Home page, footer and who we are' }).click();
    await expect.soft(page.getByLabel('Heading', { exact: true })).toHaveValue(title);
    await page.getByLabel('Heading', { exact: true }).fill('Tools that serve your church');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Home page, footer and who we are' }).click();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish these changes?' });
    await expect.soft(question.getByRole('region', { name: 'What changes' })).toContainText('Heading');
    await question.getByRole('button', { name: 'Publish the changes' }).click();
    await expect.soft(page.getByText('It’s in use now.').first()).toBeVisible();
    await page.goto('/');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Tools that serve your church');

    await page.goto('/admin/texts/site-texts/all/history');
    await expect.soft(page.getByText('2 versions. Each is kept whole.')).toBeVisible();
    await page.getByLabel('Why version A should come back').fill('It was better');
    await page.getByRole('button', { name: 'Restore version A' }).click();
    await expect.soft(page.getByText('3 versions. Each is kept whole.')).toBeVisible();
    await page.goto('/');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('a ready answer that is changed is offered at once, in its new words', async () => {
    const id = await suggest(page, { title: 'Vesper bell' });
    await openDesk(page, '/admin/texts/replies/it-is-listed-already');
    await page.getByLabel('Called').fill('We have it already');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the changes' }).click();
    await expect.soft(page.getByText('It’s in use now.').first()).toBeVisible();
    await page.goto(`/admin/submissions/${id}`);
    await expect.soft(page.getByRole('link', { name: 'We have it already' })).toBeAttached();
  });

  await test.step('of a long text that two people edited, the second is shown what differs and not two whole texts', async () => {
    await openDesk(page, '/admin/texts/statements/accessibility');
    const text = page.getByLabel('Text', { exact: true });
    const before = await text.inputValue();
    await text.fill(`${before}\n\nTell us at the door.`);
    const other = `${before}\n\nPlease write instead.`;
    await page.evaluate(async (newText) => {
      const address = '/api/staff/texts/statements/accessibility';
      const { version } = await (await fetch(address)).json();
      const body = JSON.stringify({ version, record: { text: newText } });
      await fetch(address, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
    }, other);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish the changes' }).click();
    const both = page.getByRole('alert').filter({ hasText: 'saved this statement while you were typing' });
    await expect.soft(both.locator('del')).toContainText('Tell us at the door.');
    await expect.soft(both.locator('ins')).toContainText('Please write instead.');
    expect.soft((await both.innerText()).length).toBeLessThan(before.length / 2);
    await expectNoViolationAtNight(page, 'what differs in a long text');
    await both.getByRole('button', { name: 'Discard mine and take theirs' }).click();
    await expect.soft(text).toHaveValue(other);
  });
});

test('a guide is previewed, held to its lines and published; its page says it, and the history brings the former back', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(noScriptInPreview);
  const words = 'Ask who carries the camera, and thank them.';
  await openDesk(page, '/admin/texts');
  await page.getByRole('link', { name: 'Guide: Distribution' }).click();
  await expect(heading(page)).toHaveText('Guide: Distribution');
  const text = page.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  const lines = before.split('\n').length;
  await page.getByText('What you can write').click();
  await expect(page.getByText('What must never be typed in.')).toBeVisible();
  await expectNoViolationAtNight(page, 'what you can write');

  await text.fill(`${before}\n\nOpen <b>here</b>.\n\n<Never title="Never film">\n\n- ${words}\n\n</Never>`);
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'Guide: Distribution' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Never film' })).toBeVisible();
  await expect(preview).toContainText('Some lines aren’t right yet.');
  await expect(frame.getByRole('link', { name: 'When not to use AI' }).first()).toHaveAttribute('target', '_blank');
  await expectNoViolationAtBoth(page, 'a text that is previewed with its mistakes');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Line ${lines + 2} has <b>, which is none of the tags` }).press('Enter');
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Open <b>here</b>.');
  await page.keyboard.type('Open it.');

  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes.locator('ins')).toContainText(words);
  expect((await changes.innerText()).length).toBeLessThan(before.length / 2);
  await page.getByRole('button', { name: 'Publish the changes' }).press('Enter');
  await expect(page.getByText('It’s in use now.').first()).toBeVisible();
  await page.goto('/distribution-hub');
  await expect(page.getByText(words)).toBeVisible();

  await page.goto('/admin/texts/guides/distribution/history');
  await page.getByLabel('Why version A should come back').fill('It was better');
  await page.getByRole('button', { name: 'Restore version A' }).click();
  await expect(page.getByText('3 versions. Each is kept whole.')).toBeVisible();
  await page.goto('/distribution-hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
