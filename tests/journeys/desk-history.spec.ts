import type { Page } from '@playwright/test';
import { expectNoViolationAtBoth } from './desk-axe.ts';
import { sayYes } from './desk-forms.ts';
import { expect, noScriptInPreview, openDesk, password, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('any two versions are chosen by keyboard, and one field comes back alone', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/tools/otter');
  const before = (await (await page.request.get('/api/staff/tools/otter')).json()) as { version: number; tool: object };
  for (const [place, change] of [{ badge: 'One' }, { badge: 'Two', effectiveness: 'Good' }].entries()) {
    const version = before.version + place;
    const response = await page.request.put('/api/staff/tools/otter', { data: { version, tool: { ...before.tool, ...change } } });
    expect(response.status(), await response.text()).toBe(200);
  }
  await page.goto('/admin/tools/otter/history');
  await expect(page.locator('.diff ins')).toHaveText([/Two/, /Good/]);
  // Moves from the version before, which is selected, one further down.
  await page.getByRole('radio', { name: /^A: / }).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`a=${before.version}&b=${before.version + 2}`));
  await expect(page.getByRole('radio', { name: /^A: / }).nth(2)).toBeChecked();
  await page.getByRole('link', { name: 'Show all fields' }).click();
  await expect(page.getByRole('link', { name: 'Show what differs' })).toBeVisible();
  expect(await page.locator('.diff h3').count()).toBeGreaterThan(20);

  await page.getByLabel('Why version A should come back').fill('The badge was wrong');
  await page.getByRole('button', { name: 'Restore one field' }).click();
  await page.getByLabel('Which field?').selectOption({ label: 'Badge' });
  await page.getByRole('button', { name: 'Restore this field' }).click();
  await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  expect(await (await page.request.get('/api/tools/otter')).json()).toMatchObject({ effectiveness: 'Good' });
  expect(await (await page.request.get('/api/tools/otter')).json()).not.toMatchObject({ badge: 'Two' });
});

test('a draft', { tag: '@desktop' }, async ({ page, browser, server, request, allowErrors }) => {
  allowErrors(/409/);
  allowErrors(noScriptInPreview);

  await test.step('a draft keeps itself, is offered on return and on another device, and goes when it is published', async () => {
    await openDesk(page, '/admin/tools/deepl');
    await page.getByLabel('Effectiveness').fill('Typed on a bus');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
    const other = await elsewhere.newPage();
    await openDesk(other, '/admin/tools/deepl', 'amos');
    await expect.soft(other.getByLabel('Effectiveness')).not.toHaveValue('Typed on a bus');
    await openDesk(other, '/admin/tools/deepl');
    await expect.soft(other.getByRole('region', { name: 'You have a draft here' })).toBeVisible();
    await other.getByText('What’s different (1 field)').click();
    await expect.soft(other.locator('.diff ins').first()).toContainText('Typed on');
    await expectNoViolationAtBoth(other, 'the offer of a draft');
    await other.getByRole('button', { name: 'Go on with the draft' }).click();
    await expect.soft(other.getByLabel('Effectiveness')).toHaveValue('Typed on a bus');
    await save(other).click();
    await sayYes(other);
    await expect.soft(other.getByText('The public site shows it now.').first()).toBeVisible();
    await other.reload();
    await expect.soft(other.getByLabel('Effectiveness')).toHaveValue('Typed on a bus');
    await elsewhere.close();
  });

  await test.step('a draft that was begun before another edit shows both edits, and nothing is lost', async () => {
    await openDesk(page, '/admin/tools/whisper');
    await page.getByLabel('Badge').fill('My badge');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
    const { version, tool } = (await (await page.request.get('/api/staff/tools/whisper')).json()) as {
      version: number;
      tool: object;
    };
    // Another user publishes: publishing one's own edit would delete one's own draft.
    await request.post('/api/auth/sign-in', { data: { username: 'amos', password } });
    const theirs = await request.put('/api/staff/tools/whisper', {
      data: { version, tool: { ...tool, maker: 'Their maker' } },
    });
    expect.soft(theirs.status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await save(page).click();
    await sayYes(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'amos saved this tool while you were typing' });
    await expect.soft(conflict.getByRole('row', { name: /^Maker/ })).toContainText('Their maker');
    await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
    await save(page).click();
    await sayYes(page);
    await expect.soft(page.getByText('The public site shows it now.').first()).toBeVisible();
    expect
      .soft(await (await page.request.get('/api/tools/whisper')).json())
      .toMatchObject({ maker: 'Their maker', badge: 'My badge' });
  });

  await test.step('half an entry is kept and previewed; publishing says what is missing, with the way to each field', async () => {
    await openDesk(page, '/admin/new-tool');
    await page.getByLabel('Name', { exact: true }).fill('Half a lamp');
    await page.getByLabel('Website').fill('no address yet');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Half a lamp' });
    await expect.soft(preview).toContainText(/Still missing or not right yet: .*Maker.*Website/);
    await page.keyboard.press('Escape');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
    await page.goto('/admin');
    await page.getByRole('link', { name: /Half a lamp/ }).click();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await expect.soft(page.getByLabel('Website')).toHaveValue('no address yet');
    await page.getByRole('button', { name: 'Add the tool' }).click();
    await expect.soft(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Maker: must not be empty' }).click();
    await expect.soft(page.getByLabel('Maker', { exact: true })).toBeFocused();
  });
});
