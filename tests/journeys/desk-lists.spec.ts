import { expect, followMenu, heading, openDesk, password, signIn, test } from './desk-test.ts';
import { openPage } from './open-page.ts';

test('messages of visitors', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a message is read, answered and done', async () => {
    const subject = 'Problem with the price';
    const response = await page.request.post('/api/contacts', {
      data: { name: 'Amos Lee', email: 'amos@grace.example', subject, message: 'It costs more now.\n\nSee their page.' },
    });
    expect(response.status()).toBe(201);
    await openDesk(page, '/admin');
    await followMenu(page, 'Messages');
    const letter = page.getByRole('article', { name: subject });
    await expect.soft(letter).toContainText('It costs more now.');
    await letter.getByText('Answer by email').click();
    const mail = new URL((await letter.getByRole('link', { name: 'We fixed the mistake' }).getAttribute('href')) ?? '');
    expect(mail.pathname).toBe('amos@grace.example');
    expect(mail.searchParams.get('body')).toContain('Dear Amos Lee');
    await letter.getByRole('button', { name: 'Done' }).click();
    await expect.soft(letter).toHaveCount(0);
    await page.getByLabel('Status').selectOption('done');
    await expect.soft(letter).toBeVisible();
  });

  await test.step('one message after another is done without waiting: no press is lost, and a second press on one is the same', async () => {
    const subjects = ['The first of two', 'The second of two'];
    for (const subject of subjects) {
      const response = await page.request.post('/api/contacts', {
        data: { name: 'Amos Lee', email: 'amos@grace.example', subject, message: 'Thank you.' },
      });
      expect(response.status()).toBe(201);
    }
    await openDesk(page, '/admin/contacts?status=pending');
    const urls: string[] = [];
    const isStored = Promise.withResolvers<void>();
    await page.route('**/api/staff/contacts/*', async (route) => {
      urls.push(route.request().url());
      await isStored.promise;
      await route.continue();
    });
    for (const subject of subjects)
      await page.getByRole('article', { name: subject }).getByRole('button', { name: 'Done' }).dblclick();
    await expect.poll(() => new Set(urls).size).toBe(2);
    expect(urls).toHaveLength(2);
    isStored.resolve();
    for (const subject of subjects) await expect.soft(page.getByRole('article', { name: subject })).toHaveCount(0);
    await expect.soft(page.getByText('Someone else changed')).toHaveCount(0);
    await page.unroute('**/api/staff/contacts/*');
  });

  await test.step('what a stranger writes stays in its place: marks are cut off at its edge, and no direction turns what stands beside it', async () => {
    const response = await page.request.post('/api/contacts', {
      data: { name: 'Mara \u202Egnp', email: 'mara@joppa.example', subject: 'Marks', message: `a${'\u0301'.repeat(3_000)}` },
    });
    expect(response.status()).toBe(201);
    await openDesk(page, '/admin/contacts');
    const letter = page.getByRole('article', { name: 'Marks' });
    await expect.soft(letter.locator('.letter-text')).toHaveCSS('overflow', 'clip');
    await expect.soft(letter.locator('bdi')).toHaveText(['Mara \u202Egnp', 'mara@joppa.example']);
    await expect.soft(letter.locator('bdi').first()).toHaveCSS('unicode-bidi', 'isolate');
  });

  await test.step('a message is erased when its sender asks', async () => {
    const response = await page.request.post('/api/contacts', {
      data: { name: 'Dorcas', email: 'dorcas@joppa.example', subject: 'Please forget me', message: 'Thank you.' },
    });
    expect(response.status()).toBe(201);
    await openDesk(page, '/admin/contacts');
    const letter = page.getByRole('article', { name: 'Please forget me' });
    await letter.getByRole('button', { name: 'Erase: Please forget me' }).click();
    await page.getByRole('alertdialog', { name: 'Erase this message?' }).getByRole('button', { name: 'Erase it' }).click();
    await expect.soft(letter).toHaveCount(0);
    await expect.soft(heading(page)).toBeFocused();
    await page.reload();
    await expect.soft(heading(page)).toHaveText('Messages');
    await expect.soft(page.getByText(/^Loading/)).toHaveCount(0);
    await expect.soft(letter).toHaveCount(0);
  });

  await test.step('a report of a problem leads to its entry, and closes with its answer', async () => {
    const response = await page.request.post('/api/contacts', {
      data: {
        name: 'Amos Lee',
        email: 'amos@grace.example',
        subject: 'Problem with /tools/claude',
        message: 'The price is old.',
      },
    });
    expect(response.status()).toBe(201);
    await openDesk(page, '/admin/contacts?status=pending');
    const letter = page.getByRole('article', { name: 'Problem with /tools/claude' }).first();
    await expect
      .soft(letter.getByRole('link', { name: 'Open the entry: Claude' }))
      .toHaveAttribute('href', '/admin/tools/claude');
    await letter.getByText('Answer by email').click();
    // Cancels the press on a mail link, since this test has no mail program.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
    );
    await letter.getByRole('link', { name: 'We fixed the mistake' }).click();
    await letter.getByRole('button', { name: /^It’s sent, done/ }).click();
    await expect.soft(page.getByText('Moved to done').first()).toBeVisible();
  });
});

test('what visitors ask for and look at', { tag: '@desktop' }, async ({ page, hubDatabase }) => {
  await test.step('interest in a category is counted', async () => {
    await openPage(page, '/resources');
    await page.getByRole('button', { name: /^I'm Interested: Analytics/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/mail/i).fill('naomi@stann.example');
    await dialog.getByRole('button').first().click();
    await expect.soft(dialog.getByText(/thank/i).first()).toBeVisible();
    await openDesk(page, '/admin/interest');
    await expect.soft(page.getByRole('row', { name: /^Analytics/ })).toContainText('1');
  });

  await test.step('page views are drawn, and told as figures', async () => {
    const today = new Date().toISOString().slice(0, 10);
    hubDatabase.run('insert into "pageViews" ("path", "day", "count") values (?, ?, ?)', '/tools/whisper', today, 1_234);
    await openDesk(page, '/admin/page-views');
    const plot = page.getByRole('img', { name: /page views in \d+ days\. The most on one day were/ });
    await expect.soft(plot).toBeVisible();
    await page.getByText('Show the figures as a table').click();
    await expect
      .soft(page.getByRole('table', { name: 'Page views per day' }).getByRole('row', { name: new RegExp(today) }))
      .toContainText(/1,2\d\d/);
    await expect.soft(page.getByRole('row', { name: /^\/tools\/whisper/ })).toContainText('1,234');
    await page.getByLabel('Time', { exact: true }).selectOption('7');
    await expect.soft(page).toHaveURL(/\?days=7$/);
    await expect.soft(plot).toHaveAccessibleName(/in 7 days/);
  });
});

test('users and their passwords', { tag: '@desktop' }, async ({ page, browser, server, allowErrors }) => {
  allowErrors(/422/);

  await test.step('an admin adds a user, who signs in, and disables the user again', async () => {
    await openDesk(page, '/admin/users');
    await page.getByRole('button', { name: 'Add the user' }).click();
    await expect.soft(page.getByRole('alert')).toContainText('Use at least 12 characters');
    await page.getByLabel('Username').fill('tabitha');
    await page.getByLabel('First password').fill(password);
    await page.getByRole('button', { name: 'Add the user' }).click();
    const row = page.getByRole('row', { name: /^tabitha/ });
    await expect.soft(row).toContainText('Yes');

    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const other = await elsewhere.newPage();
    await other.goto('/admin');
    await signIn(other, 'tabitha');
    await expect.soft(heading(other)).toHaveText('What waits for you');

    // An accidental arrow key changes nobody’s role.
    await row.getByLabel('Role of tabitha').selectOption('admin');
    const question = page.getByRole('alertdialog', { name: 'Make tabitha an admin?' });
    await expect.soft(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.soft(row.getByLabel('Role of tabitha')).toHaveValue('editor');
    await row.getByLabel('Role of tabitha').selectOption('admin');
    await question.getByRole('button', { name: 'Make tabitha an admin' }).click();
    await expect.soft(page.getByText('tabitha is admin now').first()).toBeVisible();
    await row.getByRole('button', { name: 'New password: tabitha' }).click();
    await page.getByRole('alertdialog').getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect.soft(page.getByText('tabitha has a new password').first()).toBeVisible();
    await row.getByRole('button', { name: 'Email address: tabitha' }).click();
    await page.getByRole('alertdialog').getByLabel('Email address', { exact: true }).fill('tabitha@college.example');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expect.soft(row).toContainText('tabitha@college.example');
    await row.getByRole('button', { name: 'Disable: tabitha' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect.soft(row).toContainText('No, disabled');
    expect.soft((await other.request.get('/api/staff/session')).status()).toBe(401);
    await elsewhere.close();
  });

  await test.step('one changes one’s own password, and the old one no longer serves', async () => {
    await openDesk(page, '/admin/users');
    await page.getByLabel('Username').fill('lydia');
    await page.getByLabel('First password').fill('purple cloth from Thyatira');
    await page.getByRole('button', { name: 'Add the user' }).click();
    await expect.soft(page.getByRole('row', { name: /^lydia/ })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signIn(page, 'lydia', 'purple cloth from Thyatira');
    await followMenu(page, 'Your account');
    const form = page.getByRole('form', { name: 'Change your password' });
    await form.getByLabel('Your password now').fill('something else entirely');
    await form.getByLabel('New password', { exact: true }).fill('an open heart by the river');
    await form.getByLabel('New password once more').fill('an open heart by the river');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect.soft(page.getByRole('alert')).toContainText('This isn’t your password');
    await form.getByLabel('Your password now').fill('purple cloth from Thyatira');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect.soft(page.getByText('Your other sessions have ended.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signIn(page, 'lydia', 'an open heart by the river');
    await expect.soft(heading(page)).toBeVisible();
  });

  await test.step('a list is taken along as CSV, and the audit log says so', async () => {
    await openDesk(page, '/admin/submissions');
    // See src/server/api/staff/overview.test.ts for its content.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect.soft(download.suggestedFilename()).toMatch(/^submissions-.*\.csv$/);
    await followMenu(page, 'Audit log');
    await expect.soft(page.getByRole('row', { name: /exported/ }).first()).toContainText('submissions');
  });

  await test.step('an editor sees no users', async () => {
    await openDesk(page, '/admin', 'amos');
    await expect.soft(page.getByRole('link', { name: 'Audit log' })).toBeVisible();
    await expect.soft(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.goto('/admin/users');
    await expect.soft(page.getByRole('heading', { name: 'This screen is for administrators' })).toBeVisible();
  });
});

test('a list of entries', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/503|ERR_FAILED|dynamically imported module/);

  await test.step('a tool is found by its maker, the list is narrowed down and sorted, and the address keeps all of it', async () => {
    await openDesk(page, '/admin/tools');
    await page.getByRole('searchbox', { name: 'Search tools' }).fill('openai');
    await expect.soft(page).toHaveURL('/admin/tools?q=openai');
    await expect
      .soft(page.getByRole('table', { name: 'List of tools' }).getByRole('link', { name: 'ChatGPT', exact: true }))
      .toBeVisible();
    await page.getByLabel('Category').selectOption('LLMs');
    await page.getByLabel('Sort by').selectOption('checked');
    await expect.soft(page).toHaveURL('/admin/tools?q=openai&category=LLMs&sort=checked');
    await page.reload();
    await expect.soft(page.getByLabel('Category')).toHaveValue('LLMs');
    await expect.soft(page.getByLabel('Sort by')).toHaveValue('checked');
    await page.getByRole('searchbox', { name: 'Search tools' }).fill('no such tool at all');
    await expect.soft(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await page.getByRole('link', { name: 'show all tools' }).click();
    await expect.soft(page).toHaveURL('/admin/tools');
  });

  await test.step('a list that cannot be read says so, and can be tried again', async () => {
    await page.route('**/api/staff/tools?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Nothing can be read right now.' } }),
    );
    await openDesk(page, '/admin/tools');
    await expect.soft(page.getByRole('alert')).toContainText('Nothing can be read right now.');
    await page.unroute('**/api/staff/tools?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.soft(page.getByRole('main').getByRole('table')).toBeVisible();
  });

  await test.step('a filter leaves the reader where they are, a new screen begins at its top, and Back leads to the place', async () => {
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.setViewportSize({ width: 1280, height: 300 });
    await openDesk(page, '/admin/tools');
    const field = page.getByRole('searchbox', { name: 'Search tools' });
    await field.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 120));
    await field.fill('e');
    await expect.soft(page).toHaveURL('/admin/tools?q=e');
    await expect.poll(place).toBe(120);

    const link = page.getByRole('main').getByRole('table').getByRole('link').nth(20);
    await link.scrollIntoViewIfNeeded();
    const before = await place();
    expect(before).toBeGreaterThan(300);
    const name = (await link.innerText()).trim();
    await link.click();
    await expect.soft(heading(page)).toHaveText(name);
    await expect.soft(heading(page)).toBeFocused();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect.soft(heading(page)).toHaveText('Tools');
    await expect.poll(place).toBe(before);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a screen whose script does not come says so, and the menu goes on working', async () => {
    await openDesk(page, '/admin');
    await page.route(/\/assets\/audit-log-/, (route) => route.abort());
    await followMenu(page, 'Audit log');
    await expect.soft(page.getByRole('heading', { name: 'We can’t show this screen' })).toBeVisible();
    await followMenu(page, 'Users');
    await expect.soft(heading(page)).toHaveText('Users');
  });

  await test.step('a result that is followed before the list has settled opens, and the list does not come back', async () => {
    await page.clock.install();
    await openDesk(page, '/admin/tools');
    await expect.soft(page.getByRole('main').getByRole('table')).toBeVisible();
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/edit-record/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('searchbox', { name: 'Search tools' }).fill('whisper');
    const link = page.getByRole('main').getByRole('table').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await page.clock.runFor(1_000);
    released.resolve();
    await page.clock.resume();
    await expect.soft(heading(page)).toHaveText(name);
    await expect.soft(page).toHaveURL(/\/admin\/tools\/[a-z0-9-]+$/);
  });
});
