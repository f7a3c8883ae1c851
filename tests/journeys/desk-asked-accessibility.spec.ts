import { appCode } from '../authenticator.ts';
import { byDay } from '../environment/night.ts';
import { expectNoViolationAtBoth, expectNoViolationAtNight } from './desk-axe.ts';
import { expect, openDesk, password, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the questions that the desk asks before something is public, gone or another’s', {
  tag: '@desktop',
}, async ({ page, request, allowErrors }) => {
  allowErrors(/409|410/);
  const lookAt = (what: string) => expectNoViolationAtBoth(page, what);
  const lookByNightAt = (what: string) => expectNoViolationAtNight(page, what);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('alertdialog');

  await openDesk(page, '/admin/tools/heygen');
  await page.getByLabel('Badge').fill('Mine');
  await press('Save');
  await expect(dialog).toBeVisible();
  await lookAt('the question before publishing');
  await request.post('/api/auth/sign-in', { data: { username: 'amos', password } });
  const { version, tool } = (await (await request.get('/api/staff/tools/heygen')).json()) as { version: number; tool: object };
  await request.put('/api/staff/tools/heygen', { data: { version, tool: { ...tool, badge: 'Theirs' } } });
  await press('Publish the changes');
  await expect(page.getByText('amos saved this tool while you were typing')).toBeVisible();
  await lookAt('what two people wrote');
  await press('Discard mine and take theirs');

  await press('Take it down');
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await lookByNightAt('the question before taking down');
  await dialog.getByLabel('Why?').fill('A slip');
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('This tool is taken down')).toBeVisible();
  await lookAt('an entry that is taken down');
  await page.goto('/tools/heygen');
  await lookByNightAt('the page of what was taken down');

  await page.request.post('/api/contacts', {
    data: { name: 'Hannah Weiss', email: 'hannah@grace.example', subject: 'Problem with /tools/claude', message: 'It is old.' },
  });
  await openDesk(page, '/admin/contacts?status=pending');
  await page.getByText('Answer by email').first().click();
  await lookAt('a message with its ready answers');
  await page
    .getByRole('button', { name: /^Erase: / })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await lookByNightAt('the question before erasing');

  await openDesk(page, '/admin/users');
  for (const question of byDay(['New password: amos'], {
    atNight: ['New password: amos', 'Email address: amos', 'Disable: amos'],
  })) {
    await press(question);
    await expect(dialog).toBeVisible();
    await lookAt(`'${question}'`);
    await page.keyboard.press('Escape');
  }

  await page.route('**/api/staff/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), needsSecondFactor: true } });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step before you begin');
  await lookAt('what an administrator must do first');
});

test('axe finds nothing on a forgotten password, a mailed link, the setup of a second factor and its codes', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(/409|422/);
  const lookAt = (what: string) => expectNoViolationAtBoth(page, what);
  const lookByNightAt = (what: string) => expectNoViolationAtNight(page, what);
  await page.goto('/admin/forgotten-password');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
  await lookAt('a forgotten password');
  for (const hash of byDay([''], { atNight: ['', '#username=ruth&token=none'] })) {
    await page.goto('/admin');
    await page.goto(`/admin/new-password${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new password');
    await lookAt(`a new password ${hash}`);
  }
  await openDesk(page, '/admin/account', 'amos');
  const begin = page.getByRole('form', { name: 'Set up a second factor' });
  await begin.getByLabel('Your password now').fill(password);
  await begin.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await lookAt('the setup');
  const key = (await page.locator('#setup-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(appCode(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  await lookAt('the recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  const question = page.getByRole('alertdialog');
  await lookByNightAt('the question before it is turned off');
  // Restores amos's password for the next test.
  await question.getByLabel('Your password now').fill(password);
  await question.getByRole('button', { name: 'Turn it off' }).click();
  await expect(begin).toBeVisible();
});
